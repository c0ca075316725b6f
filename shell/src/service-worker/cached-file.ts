/**
 * Fetches a file for a cache, from the browser's HTTP cache if it is there. Once stored, a page that
 * comes instead would permanently be served as the file: throws then, and if the file is missing.
 */
export async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path, { priority: 'low' });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  if (isPage(response)) throw new Error(`${path} returned a page.`);
  return response;
}

/** For an unknown file, the gateway or a network in between may send an HTML page instead. */
export function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Names change with the content, so query and encoding are irrelevant. */
export const byPath: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

const maxParallel = 4;

/** A few at a time: the student's own requests come first. */
export async function forEachFile(
  paths: readonly string[],
  act: (path: string) => Promise<void>,
): Promise<void> {
  const left = [...paths];
  const next = async (): Promise<void> => {
    const path = left.pop();
    if (path === undefined) return;
    await act(path);
    return next();
  };
  await Promise.all(Array.from({ length: maxParallel }, next));
}
