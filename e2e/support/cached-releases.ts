import { expect, type Page } from '@playwright/test';

/** Shell and runner are kept whole in this browser, for reloads without network. */
export async function expectCached(page: Page): Promise<void> {
  await expect.poll(() => cachedReleases(page), { timeout: 60_000 }).toBeGreaterThan(0);
}

/** How many releases are kept whole. */
export async function cachedReleases(page: Page): Promise<number> {
  return (await cachedPaths(page)).filter((path) => path === '/.complete').length;
}

/** The paths of all that the service worker keeps. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  })()`);
}
