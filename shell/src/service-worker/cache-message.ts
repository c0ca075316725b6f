import { isFiguresCache } from '@abhyas/web-kit/attempt-figures';

/** The name prefix of the caches with releases. */
export const cachePrefix = 'abhyas-release-';
/** The cache of pages and their files; another format gets another number. */
export const pagesCache = 'abhyas-pages-1';

const pagesPrefix = 'abhyas-pages-';

/** Whether a cache is the worker's, or one from which it responds: the page also uses it to remove them. */
export function isOwnCache(name: string): boolean {
  return name.startsWith(cachePrefix) || name.startsWith(pagesPrefix) || isFiguresCache(name);
}

/** Whether a cache is that of another version of the worker, in another format. */
export function isOldPagesCache(name: string): boolean {
  return name.startsWith(pagesPrefix) && name !== pagesCache;
}

/** A page's request to the worker: cache the shell and this remote. */
export interface CacheMessage {
  readonly keep: string;
}

/** A page that loaded without the worker says its URL, so that the next visit comes from the cache. */
export interface VisitMessage {
  readonly visited: string;
}

/** The worker's reply to a `CacheMessage`, sent through the port of the message. */
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

/** Whether a message is a `VisitMessage`. */
export function isVisitMessage(data: unknown): data is VisitMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'visited' in data &&
    typeof data.visited === 'string'
  );
}
