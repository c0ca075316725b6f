import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Chromium's measure of what moves while a page loads (cumulative layout shift): below it, nobody notices. */
export const MAX_SHIFT = 0.02;
/** A list of running tests that arrives later than everything else. */
export const DELAY_MS = 400;

export const recordShifts = `window.shift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
}).observe({ type: 'layout-shift', buffered: true });`;
/** Also those right after a click or a key, which the measure leaves out. */
export const recordAllShifts = recordShifts.replace('if (!hadRecentInput) ', '');

/** Delays what a page requests, and what is late twice as long. */
export async function slowDown(page: Page, late: RegExp): Promise<void> {
  await page.route(/\/api\/|\/exams\//, async (route) => {
    const isLate = late.test(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, isLate ? 2 * DELAY_MS : DELAY_MS));
    await route.continue();
  });
}

/** Expects that a screen does not move until its heading and its link are drawn. */
export async function expectStill(
  page: Page,
  path: string,
  heading: string,
  link?: RegExp,
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  if (link) await expect(page.getByRole('link', { name: link }).first()).toBeVisible();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  expect.soft(await shiftOf(page), path).toBeLessThan(MAX_SHIFT);
}

/** Shifts are reported after the frame in which they happen. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate<number>(
    'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.shift), 50)))',
  );
}
