declare module "virtual:words/*" {
  const source: string;
  export default source;
}
declare module "virtual:late/*" {
  const source: string;
  export default source;
}
declare module "virtual:learn/*" {
  const source: string;
  export default source;
}
