/** Work cannot continue, for a reason that the person can fix: the message is printed without a stack trace. */
export class ToolError extends Error {
  /** A program's own output, if it helps. */
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}
