/** Thrown while markup is turned into text: it holds what plain text cannot say. The message is the reason. */
export class UntakenMarkup extends Error {}
