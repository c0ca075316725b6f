/** Names of the worker's caches begin with this; the page removes them by it as well. */
export const cachePrefix = 'abhyas-release-';

/** What a page asks of the worker: to keep the shell and this remote. */
export interface KeepMessage {
  readonly keep: string;
}

/** What the worker says to it, through the port that came along. */
export interface KeepAnswer {
  readonly isKept: boolean;
  /** The site wants nothing kept any more: the worker has left. */
  readonly isUnwanted?: boolean;
  readonly reason?: string;
}

/** Whether a message is a `KeepMessage`. */
export function isKeepMessage(data: unknown): data is KeepMessage {
  return (
    typeof data === 'object' && data !== null && 'keep' in data && typeof data.keep === 'string'
  );
}
