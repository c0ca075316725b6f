import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { untilCached } from '../../tools/hunt/device-storage.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { expectHydrated } from '../support/pages.ts';
import { expect, given, test, then, when } from '../support/test.ts';

test('a browser offers to install the site', async ({ page, request }) => {
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { url, data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/site.webmanifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A whole browser says so of each context of a test; the headless shell does not.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { icons } = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('every page has an icon, and a picture for previews of links', async ({ page, request }) => {
  const types = {
    '/favicon.ico': 'image/x-icon',
    '/favicon.svg': 'image/svg+xml; charset=utf-8',
    '/apple-touch-icon.png': 'image/png',
    '/site.webmanifest': 'application/manifest+json; charset=utf-8',
    '/share.png': 'image/png',
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']], path).toEqual([200, type]);
  }
  for (const path of ['/', '/exam-test-series', '/help']) {
    await page.goto(path);
    const named = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(named, path).toBe(new URL('/share.png', page.url()).href);
  }
  const { width, height } = await sharp(await (await request.get('/share.png')).body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('without a network, an address that is not stored shows what is, and opens when the network is back', async ({
  page,
  context,
  attempt,
}) => {
  await given('a student with a running test, who has read a page', async () => {
    await attempt.start(page);
    await untilCached(page);
    await page.goto('/help');
    await expectHydrated(page);
    await untilKept(page, '/help');
  });
  await when('the network is lost, and they open a page that is not stored', async () => {
    await context.setOffline(true);
    await page.goto('/terms');
  });
  await then('the page says what is there, and when it tries again', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.getByText(/^We try again in \d+ s\./)).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page, `${width} px`);
      await expectAccessible(page, `${width} px`);
      await expectVisibleIn(['dark', 'forced colours'], page, `${width} px`);
    }
  });
  await when('they press a stored page, and go back', async () => {
    await page.getByRole('link', { name: /^Help/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Help/ })).toBeVisible();
    await page.goto('/terms');
  });
  await then('the open test is there too', async () => {
    await page.getByRole('link', { name: /^Resume / }).click();
    await attempt.resume(page);
    // Leaving a running test opens a confirmation.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  });
  await when('the network is back', () => context.setOffline(false));
  await then('the page opens by itself', () =>
    expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible(),
  );
});

/** Waits until the service worker has kept a page of this address. */
async function untilKept(page: Page, path: string): Promise<void> {
  const key = `/.pages/${encodeURIComponent(path)}`;
  await expect.poll(() => page.evaluate(`caches.match('${key}').then(Boolean)`)).toBe(true);
}
