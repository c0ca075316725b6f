import type { Page } from '@playwright/test';

export { untilCached } from '../../tools/hunt/device-storage.ts';

/** The number of completely cached releases. */
export async function cachedReleases(page: Page): Promise<number> {
  return (await cachedPaths(page)).filter((path) => path === '/.complete').length;
}

/** The paths of everything that the service worker caches. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);
}
