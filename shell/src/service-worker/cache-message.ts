/** The name prefix of the worker's caches; the page also uses it to remove them. */
export const cachePrefix = 'abhyas-release-';

/** A page's request to the worker: cache the shell and this remote. */
export interface CacheMessage {
  readonly keep: string;
}

/** The worker's reply, sent through the port of the message. */
export interface CacheResult {
  readonly isKept: boolean;
  /** The site has disabled offline use: the worker has unregistered itself. */
  readonly isUnwanted?: boolean;
  readonly reason?: string;
}

/** Whether a message is a `CacheMessage`. */
export function isCacheMessage(data: unknown): data is CacheMessage {
  return (
    typeof data === 'object' && data !== null && 'keep' in data && typeof data.keep === 'string'
  );
}
