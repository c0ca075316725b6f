import type { Page } from '@playwright/test';
import { expect, test, then, when } from '../support/test.ts';

const seriesLink = (page: Page) => page.getByRole('link', { name: /^View Test Series/ }).nth(4);

/** The calls for the catalogue that a page makes. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/exams\/[^/]+$/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('a page is loaded when somebody is about to open it, and back is where it was', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await when('a visitor scrolls down the list of exams', async () => {
    await page.goto('/exam-test-series');
    await expect(page.getByRole('button', { name: 'Exam assistant' })).toBeVisible();
    await seriesLink(page).scrollIntoViewIfNeeded();
  });
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(0);

  await when('the mouse rests on a link', () => seriesLink(page).hover());
  await then('the exam is requested', () => expect.poll(() => calls.length).toBe(1));

  await when('the visitor follows the link', () => seriesLink(page).click());
  await then('the exam is there, without another request', async () => {
    await expect(page.getByRole('heading', { level: 1, name: / Test Series$/ })).toBeVisible();
    expect(page.url()).toContain('/exam-details/');
    expect(calls).toHaveLength(1);
  });

  await when('the visitor goes back', () => page.goBack());
  await then('the list is where it was', () =>
    expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position),
  );
});
