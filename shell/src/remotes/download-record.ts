/**
 * What the federation runtime downloads for each remote. The runtime's plugin and the loader share
 * it: the plugin knows the URLs, the loader knows when a user retries.
 */
const retries = new Map<string, number>();
const entries = new Map<string, string>();

/** Records a user's retry of a remote: its downloads get new URLs. */
export function countRetry(container: string): void {
  retries.set(container, (retries.get(container) ?? 0) + 1);
}

/** The URL to request: unchanged at first, with `retry=n` on later tries. */
export function urlForTry(container: string, url: string): string {
  const count = retries.get(container) ?? 0;
  if (count === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}retry=${count}`;
}

/** Records the entry file from a remote's manifest; undefined while only the manifest is known. */
export function recordEntry(container: string, url: string | undefined): void {
  if (url === undefined) entries.delete(container);
  else entries.set(container, url);
}

/** The entry file last requested for a remote. */
export function lastEntryOf(container: string): string | undefined {
  return entries.get(container);
}
