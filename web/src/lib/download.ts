/** Hand the reader a value as a JSON file. */
export function downloadJson(name: string, value: unknown, indent = 0): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, indent)}\n`], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
