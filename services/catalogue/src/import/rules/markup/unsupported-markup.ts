/** Thrown for markup that plain text cannot express. The message is the reason. */
export class UnsupportedMarkup extends Error {}
