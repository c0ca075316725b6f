import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the groups of an exam's tests that are closed. */
export async function openAllGroups(page: Page): Promise<void> {
  const list = page.getByRole('tabpanel');
  // After a link within the site, it comes a moment after what is above it.
  await expect(list).toBeVisible();
  const closed = list.locator('details:not([open]) > summary');
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().click();
    await expect(closed).toHaveCount(left - 1);
  }
}
