/** Thrown for markup that plain text cannot express. The message is the reason. */
export class UntakenMarkup extends Error {}
