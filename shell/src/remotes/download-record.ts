/**
 * What the federation runtime is downloading for each remote. The runtime's plugin and the loader
 * meet here: the one knows addresses, the other when a person asked to try again.
 */
const retries = new Map<string, number>();
const entries = new Map<string, string>();

/** Notes that a person asked for a remote again: its downloads get addresses of their own. */
export function countRetry(container: string): void {
  retries.set(container, (retries.get(container) ?? 0) + 1);
}

/** The address to ask for: unchanged at first, with `retry=n` on later tries. */
export function addressForTry(container: string, url: string): string {
  const count = retries.get(container) ?? 0;
  if (count === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}retry=${count}`;
}

/** Notes which entry file a remote's manifest led to; undefined while only the manifest is known. */
export function recordEntry(container: string, url: string | undefined): void {
  if (url === undefined) entries.delete(container);
  else entries.set(container, url);
}

/** The entry file last asked for on behalf of a remote. */
export function lastEntryOf(container: string): string | undefined {
  return entries.get(container);
}
