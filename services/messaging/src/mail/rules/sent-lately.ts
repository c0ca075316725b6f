/** What a job of the queue says about itself. */
export interface QueuedJob {
  readonly id?: string | undefined;
  readonly timestamp: number;
  readonly opts: { readonly deduplication?: { readonly id: string; readonly ttl?: number } };
}

const MAX_REMEMBERED = 2_000;

/**
 * The mails that this process has sent last. A queue whose Redis fails over may deliver a job again, because
 * nobody knows any more that it is finished, or accept a mail again that has to be sent once.
 */
export class SentLately {
  /** Until when each mail counts as sent, in milliseconds since 1970. */
  private readonly until = new Map<string, number>();

  remember(job: QueuedJob, now: number): void {
    this.until.set(deliveryOf(job), Infinity);
    const { deduplication } = job.opts;
    if (deduplication) {
      this.until.set(`once ${deduplication.id}`, now + (deduplication.ttl ?? Infinity));
    }
    for (const key of this.until.keys()) {
      if (this.until.size <= MAX_REMEMBERED) break;
      this.until.delete(key);
    }
  }

  has(job: QueuedJob, now: number): boolean {
    const { deduplication } = job.opts;
    const keys = [deliveryOf(job), ...(deduplication ? [`once ${deduplication.id}`] : [])];
    return keys.some((key) => (this.until.get(key) ?? -Infinity) > now);
  }
}

/** A queue that lost its last writes counts from an earlier id again, at a later time. */
function deliveryOf({ timestamp, id }: QueuedJob): string {
  return `${timestamp}.${id}`;
}
