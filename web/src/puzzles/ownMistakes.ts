export { ownMistakes } from "../review/history";
