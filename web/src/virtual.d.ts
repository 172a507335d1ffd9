declare module "virtual:words/*" {
  const source: string;
  export default source;
}
declare module "virtual:later/*" {
  const source: string;
  export default source;
}
declare module "virtual:admin/*" {
  const source: string;
  export default source;
}
declare module "virtual:learn/*" {
  const source: string;
  export default source;
}
