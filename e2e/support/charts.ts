import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls to the chart of a region, which is drawn when it comes near the screen. */
export async function showChart(region: Locator): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('svg.highcharts-root')).toBeVisible();
}

/** Draws all charts of a page whose figures are there, and returns to its top. */
export async function showAllCharts(page: Page): Promise<void> {
  const regions = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Show table' }) });
  await expect(regions.first()).toBeVisible();
  for (const region of await regions.all()) await showChart(region);
  await page.evaluate('scrollTo(0, 0)');
}
