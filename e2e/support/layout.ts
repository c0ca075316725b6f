import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** In the place of axe's source, where the page has it already. */
const noScript = ';';

/** Expects that the page needs no sideways scrolling. Charts follow the width of their cards a moment later. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const overflow = 'Math.max(0, document.documentElement.scrollWidth - window.innerWidth)';
  await expect.soft.poll(() => page.evaluate<number>(overflow), { message: where }).toBe(0);
}

/**
 * Expects that axe finds nothing.
 *
 * @param rules further rules, beside those of WCAG 2.2 AA
 */
export async function expectAccessible(
  page: Page,
  where: string,
  ...rules: readonly string[]
): Promise<void> {
  // A page without frames needs no second, blank page that merges the results of its frames.
  expect(page.frames(), where).toHaveLength(1);
  const isLoaded = await page.evaluate<boolean>(`'axe' in window`);
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: noScript }) })
    .setLegacyMode()
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
      // Other results contain the first node of each rule only.
      resultTypes: ['violations'],
    })
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect.soft(found, where).toEqual([]);
}
