import { expect, type Page } from '@playwright/test';

/** Shell and runner are completely cached in this browser, for reloads without network. */
export async function expectCached(page: Page): Promise<void> {
  await expect.poll(() => cachedReleases(page), { timeout: 60_000 }).toBeGreaterThan(0);
}

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
