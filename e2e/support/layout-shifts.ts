import type { Page } from '@playwright/test';
import { startScripts } from './pages.ts';
import { expect } from './test.ts';

/** Chromium's measure of what moves while a page loads (cumulative layout shift): below it, nobody notices. */
const MAX_SHIFT = 0.02;
/** A list of running tests that arrives later than everything else. */
export const DELAY_MS = 400;

export const recordShifts = `window.shift = 0;
window.moved = new Set();
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) if (!hadRecentInput) {
    window.shift += value;
    for (const { node, previousRect: from, currentRect: to } of sources) {
      const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
      window.moved.add([
        element?.tagName.toLowerCase(),
        JSON.stringify(element?.textContent.trim().slice(0, 40)),
        'from', [from.x, from.y, from.width, from.height], 'to', [to.x, to.y, to.width, to.height],
      ].join(' '));
    }
  }
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
  await startScripts(page);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  if (link) await expect(page.getByRole('link', { name: link }).first()).toBeVisible();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await expectNoShift(page, path);
}

/** Expects that nothing has moved that anybody would notice, and names what has. */
export async function expectNoShift(page: Page, what: string): Promise<void> {
  // Shifts are reported after the frame in which they happen.
  const { shift, moved } = await page.evaluate<{ shift: number; moved: string[] }>(
    'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve({ shift, moved: [...moved] }), 50)))',
  );
  expect.soft(shift, [what, ...moved].join('\n')).toBeLessThan(MAX_SHIFT);
}
