/** Hand the reader a value as a JSON file. */
export function downloadJson(name: string, value: unknown, indent = 0): void {
  downloadBlob(name, new Blob([`${JSON.stringify(value, null, indent)}\n`], { type: "application/json" }));
}

/** Hand the reader a file. */
export function downloadBlob(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
