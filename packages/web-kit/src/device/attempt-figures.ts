/** The caches of the pictures of open attempts, one for each; another format gets another number. */
const PREFIX = 'abhyas-figures-1-';
const PREFIX_OF_ALL_FORMATS = 'abhyas-figures-';

/** The name of the cache with the pictures of an attempt. */
export function figuresCacheOf(attemptId: string): string {
  return PREFIX + attemptId;
}

/** Whether a cache has the pictures of an attempt. */
export function isFiguresCache(name: string): boolean {
  return name.startsWith(PREFIX_OF_ALL_FORMATS);
}

/** Removes the pictures of an attempt from this browser. Rejects if the browser denies access. */
export async function removeFigures(attemptId: string): Promise<void> {
  await cacheStorage()?.delete(figuresCacheOf(attemptId));
}

/** Removes the pictures of all attempts but these. Rejects if the browser denies access. */
export async function removeOtherFigures(attemptIds: Iterable<string>): Promise<void> {
  const storage = cacheStorage();
  if (!storage) return;
  const kept = new Set(Array.from(attemptIds, figuresCacheOf));
  const names = (await storage.keys()).filter((name) => isFiguresCache(name) && !kept.has(name));
  await Promise.all(names.map((name) => storage.delete(name)));
}

/** Absent on pages without https. */
export function cacheStorage(): CacheStorage | undefined {
  return globalThis.caches;
}
