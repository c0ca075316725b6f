/** A primary that says nothing for so long is one no more. A group elects another one after five seconds. */
const MAX_SILENCE_MS = 4_000;

/**
 * Which member of a MySQL group is the primary, by what the members say of themselves. A slow answer changes nothing:
 * taking the primary away ends its connections, which makes a busy machine busier.
 */
export class PrimaryChoice {
  #primary: { member: string; heardAt: number } | undefined;

  /**
   * Notes a member's answer. Only a member with a majority says that it is the primary, so the last one to say so is.
   *
   * @param now milliseconds
   */
  hear(member: string, isPrimary: boolean, now: number): void {
    if (isPrimary) this.#primary = { member, heardAt: now };
    else if (this.#primary?.member === member) this.#primary = undefined;
  }

  /** The primary, if there is one. */
  at(now: number): string | undefined {
    if (!this.#primary || now - this.#primary.heardAt > MAX_SILENCE_MS) return undefined;
    return this.#primary.member;
  }
}
