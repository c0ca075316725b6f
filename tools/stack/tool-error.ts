/** Work cannot go on, for a reason that the person can act upon: printed as it is, without a trace. */
export class ToolError extends Error {
  /** What a program said, where its own words help. */
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}
