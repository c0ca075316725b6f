import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

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
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .options({ rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])) })
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect.soft(found, where).toEqual([]);
}
