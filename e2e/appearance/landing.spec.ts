import type { Page } from '@playwright/test';
import { watchConsole } from '../support/console.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const sizes = [
  [320, 568],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
const axeWidths: readonly number[] = [320, 360, 1440];
const MAX_SHIFT = 0.02;
/** The counts arrive later than everything else. */
const DELAY_MS = 400;

const recordShifts = `window.shift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
}).observe({ type: 'layout-shift', buffered: true });`;

/** Scrolls as a reader does, so that everything loads that waits for it. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Try a question' })).toBeVisible();
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  })()`);
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  await expect(page.getByText(/^No tests yet for /)).toBeVisible();
}

test('the start page fits every screen, in all colours', async ({ page }) => {
  const isQuiet = watchConsole(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await readToTheEnd(page);
    await expectNoOverflow(page, `${width} px`);
    if (axeWidths.includes(width)) await expectAccessible(page, `${width} px`);
    await expectVisibleIn(['dark', 'forced colours'], page, `${width} px`);
    await page.getByRole('radio', { name: '10%' }).click();
    await expect(page.getByText('Wrong answer. A is right.')).toBeVisible();
    await expectNoOverflow(page, `${width} px, an answer`);
    await expectVisibleIn(['dark', 'forced colours'], page, `${width} px, an answer`);
  }
  isQuiet();
});

test('a phone shows what the site is and what to press on its first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: 'Get Started Free' }).first(),
    page.getByText(/^Every test is free with an account/),
    page.getByText('CLAT', { exact: true }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('nothing on the start page moves while its parts arrive', async ({ page }) => {
  await page.addInitScript(recordShifts);
  await page.route(/\/exams\?|\.avif$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await readToTheEnd(page);
    const shift = await page.evaluate<number>(
      'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.shift), 50)))',
    );
    expect.soft(shift, `${width} px`).toBeLessThan(MAX_SHIFT);
  }
});

test('what of the first section arrives later moves nothing before it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const sample = page.getByRole('region', { name: 'Try a question' });
  await expect(sample.getByRole('button', { name: 'Next' })).toBeVisible();
  const placesOf = () =>
    Promise.all([title, sample].map(async (part) => (await part.boundingBox())?.y));
  const whole = await placesOf();
  // As when only the beginning of the page has arrived.
  await sample.evaluate((part) => {
    part.lastElementChild?.setAttribute('style', 'display: none');
  });
  expect(await placesOf()).toEqual(whole);
});

test('pictures load when a reader comes to them, in the colours of the page, and counts with the page', async ({
  page,
}) => {
  const pictures: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const name = /(?<name>[a-z]+-[a-z]+-[a-z]+)\.[0-9a-f]{8}\.avif$/.exec(pathname)?.groups?.[
      'name'
    ];
    if (name !== undefined) pictures.push(name);
    if (pathname === '/exams') calls.push(pathname);
  });
  await given('a visitor on a phone with a dark theme', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await then('the first screen loads nothing of what is far below', () => {
    // Browsers load lazy pictures from some thousand pixels away.
    expect(pictures).not.toContain('review-phone-dark');
    expect(calls).toEqual([]);
    return Promise.resolve();
  });
  await when('the visitor reads on', () => readToTheEnd(page));
  await then('the dark pictures for a phone are there', async () => {
    expect(pictures.toSorted()).toEqual([
      'results-phone-dark',
      'review-phone-dark',
      'runner-phone-dark',
    ]);
    expect(calls).toEqual([]);
    await expectPictures(page, 3);
  });
  await when('the visitor chooses the light theme', async () => {
    pictures.length = 0;
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Light');
    await readToTheEnd(page);
  });
  await then('the light pictures take their places', async () => {
    expect(pictures.toSorted()).toEqual([
      'results-phone-light',
      'review-phone-light',
      'runner-phone-light',
    ]);
    await expectPictures(page, 3);
  });
});

/** Expects that so many pictures of the product are shown, each of them drawn. */
async function expectPictures(page: Page, count: number): Promise<void> {
  const shown = page.locator('picture img').filter({ visible: true });
  await expect(shown).toHaveCount(count);
  for (const image of await shown.all()) {
    await expect
      .poll(() => image.evaluate((it) => (it as HTMLImageElement).naturalWidth))
      .toBe(720);
  }
}
