import type { Page } from '@playwright/test';
import { cachedPaths } from '../support/cached-releases.ts';
import { openMarkedSite, type MarkedSite } from '../support/marked-site.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, given, test as base, then, when } from '../support/test.ts';

const test = base.extend<{ site: MarkedSite }>({
  // Playwright reads from this pattern which fixtures a test needs: here, none.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await openMarkedSite();
    await use(site);
    site.close();
  },
});

const markOf = (page: Page) => page.locator('meta[name="mark"]').getAttribute('content');

/** What the worker keeps: the pages' addresses. */
async function keptPages(page: Page): Promise<string[]> {
  const paths = await cachedPaths(page);
  return paths
    .filter((path) => path.startsWith('/.pages/'))
    .map((path) => decodeURIComponent(path.slice('/.pages/'.length)));
}

/** The mark that the next visit of a page will show. */
function keptMark(page: Page, path: string): Promise<string | null> {
  const entry = `/.pages/${encodeURIComponent(path)}`;
  return page.evaluate(async (key) => {
    const html = (await (await caches.match(key))?.text()) ?? '';
    return /name="mark" content="(\w+)"/.exec(html)?.[1] ?? null;
  }, entry);
}

/** Opens a page for the first time. When the worker is installed, it has kept the page. */
async function openFirst(page: Page, { origin }: MarkedSite, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  expect(await keptPages(page)).toContain(path);
}

test('a page of the last visit appears at once, and a new release with the visit after it', async ({
  page,
  site,
}) => {
  await given('a visitor who has seen the help page', () => openFirst(page, site, '/help'));
  let release = () => undefined as void;
  await given('a new release, and a network that hangs', () => {
    site.mark = 'second';
    site.held = new Promise((resolve) => {
      release = resolve;
    });
    return Promise.resolve();
  });
  const before = site.pages;
  await when('they come again', () => page.goto(`${site.origin}/help`));
  await then('they read the page, while the network brings the next one', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await markOf(page)).toBe('first');
  });
  await when('the network responds', () => {
    release();
    return Promise.resolve();
  });
  await then('the next visit shows the new release, by a single request', async () => {
    await expect.poll(() => keptMark(page, '/help'), { timeout: 60_000 }).toBe('second');
    expect(site.pages).toBe(before + 1);
    await page.goto(`${site.origin}/help`);
    expect(await markOf(page)).toBe('second');
  });
});

test('a page that is loaded again, another query and an error come from the network', async ({
  page,
  site,
}) => {
  await openFirst(page, site, '/exam-test-series?search=ssc');
  site.mark = 'second';
  await when('the visitor searches for something else', () =>
    page.goto(`${site.origin}/exam-test-series?search=rail`),
  );
  expect(await markOf(page)).toBe('second');
  const rail = '/exam-test-series?search=rail';
  await expect.poll(() => keptPages(page), { timeout: 60_000 }).toContain(rail);
  await page.goto(`${site.origin}/exam-test-series?search=ssc`);
  expect(await markOf(page)).toBe('first');
  await when('the visitor loads the page again', () => page.reload());
  expect(await markOf(page)).toBe('second');

  await given('a site that is down', () => {
    Object.assign(site, { status: 503, mark: 'third' });
    return Promise.resolve();
  });
  const down = await page.goto(`${site.origin}/terms`);
  expect(down?.status()).toBe(503);
  await page.goto(site.origin + rail);
  expect(await markOf(page)).toBe('second');
  expect(await keptPages(page)).not.toContain('/terms');
});

test('the pages of a student are kept by kind, without anything about the student', async ({
  page,
  site,
  student,
}) => {
  await storeToken(page, student.token);
  await openFirst(page, site, '/dashboard');
  site.mark = 'second';
  await page.goto(`${site.origin}/dashboard?from=mail`);
  expect(await markOf(page)).toBe('first');
  await expect(page.getByText(student.name).first()).toBeVisible();
  await when('they log out, and somebody else opens the page', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto(`${site.origin}/dashboard`);
  });
  await then('that person logs in first', async () => {
    await expect(page).toHaveURL(/\/login/);
  });
  const stored = await page.evaluate(async () => {
    const pages = await caches.open('abhyas-pages-1');
    const responses = await Promise.all((await pages.keys()).map((key) => pages.match(key)));
    return Promise.all(responses.map(async (response) => response?.text() ?? ''));
  });
  expect(stored.length).toBeGreaterThan(3);
  for (const text of stored) {
    for (const own of [student.name, student.email, student.token]) expect(text).not.toContain(own);
  }
});

test('the operator removes worker and pages with the next visit', async ({ page, site }) => {
  await openFirst(page, site, '/help');
  site.offline = false;
  await page.goto(`${site.origin}/help`);
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 60_000 }).toEqual([]);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registered()).toBe(0);
});
