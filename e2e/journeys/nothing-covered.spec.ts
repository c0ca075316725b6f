import type { Page } from '@playwright/test';
import { coveredControls, coveredWhileScrolling } from '../../tools/hunt/covered-controls.ts';
import { listExams } from '../support/exams.ts';
import { expectHydrated } from '../support/pages.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** No divisor of the heights of rows: over the page, they come to all places. */
const STEP = 97;

/** The one in the bar of the page. */
const offlineBadge = (page: Page) => page.getByText('. You can still use what is on this page.');

for (const size of SIZES) {
  test(
    `nothing of the frame covers a control of a running test at ${size.width} px`,
    atWidth(size.width),
    async ({ page, context, attempt }) => {
      const nothingIsCovered = () => expect.poll(() => coveredControls(page)).toEqual([]);
      await page.setViewportSize(size);
      const screen = await given('a running test', () => attempt.start(page));
      await then('nothing is covered', nothingIsCovered);

      await when('the network is lost', () => context.setOffline(true));
      await then('the test alone says so, and nothing is covered', async () => {
        await expect(page.getByText('Offline, all answers saved').first()).toBeVisible();
        await expect(offlineBadge(page)).toHaveCount(0);
        await nothingIsCovered();
        await page.getByRole('button', { name: /^(?:Save & )?Next$/ }).click();
        await screen.expectQuestion(2);
      });
      await when('the network is back', () => context.setOffline(false));
      await then('nothing is covered', nothingIsCovered);

      await when('a message comes from another part, as after a login', () =>
        page.evaluate(`dispatchEvent(new CustomEvent('abhyas:toast', {
        detail: { tone: 'success', text: 'Login successful!' },
      }))`),
      );
      await then('it is not shown over the test', async () => {
        await expect(page.getByText('Login successful!', { exact: true })).toBeAttached();
        await expect(page.getByText('Login successful!', { exact: true })).toBeHidden();
        await nothingIsCovered();
      });

      await when('styles of a part do not come, as while a release is deployed', () =>
        page.evaluate(`document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/none.css' }),
      )`),
      );
      await then('nothing is covered', async () => {
        await expect(page.getByText('Part of this page may not look right.')).toBeAttached();
        await nothingIsCovered();
      });

      await when('the session ends', async () => {
        await page.route('**/progress', (route) =>
          route.fulfill({
            status: 401,
            json: { success: false, code: 'session_ended', message: '' },
          }),
        );
        await page.getByRole('radiogroup').locator('label').first().click();
        await expect(page.getByText(/log in/i).first()).toBeVisible();
      });
      await then('nothing is covered', nothingIsCovered);
    },
  );

  test(
    `nothing that floats covers a control of a public page at ${size.width} px`,
    atWidth(size.width),
    async ({ page, context }) => {
      await page.setViewportSize(size);
      const [exam] = await listExams();
      for (const path of ['/', `/exam-details/${exam?._id}`, '/help', '/login']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { covered, places, shown } = await coveredWhileScrolling(page, STEP);
        expect(covered, path).toEqual([]);
        if (path === '/login') continue;
        await expect(page.getByRole('button', { name: 'Exam Assistant' }), path).toBeInViewport();
        await expect(page.locator('[data-yields]'), 'at the end of the page').toHaveCount(0);
        expect(shown, `${path}, of ${places} places`).toBeGreaterThan(1);
      }

      await when('the network is lost', () => context.setOffline(true));
      await then('the header says so, and nothing is covered', async () => {
        await expect(
          page.getByRole('banner').getByRole('status').filter({ hasText: 'Offline' }),
        ).toBeInViewport();
        const { covered } = await coveredWhileScrolling(page, STEP);
        expect(covered).toEqual([]);
      });
    },
  );
}

test('the assistant steps aside for what comes to lie under its button, and keys still reach it', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[0]!);
  await page.goto('/terms');
  await expectHydrated(page);
  const opener = page.getByRole('button', { name: 'Exam Assistant' });
  await expect(opener).not.toHaveAttribute('data-yields');
  // As a list that has just loaded.
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('afterbegin',
    '<button id="late" style="position: absolute; top: 540px; right: 0; width: 90px; height: 90px">Late</button>')`);
  await expect(opener).toHaveAttribute('data-yields');
  await page.locator('#late').click();
  await opener.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await expect(opener).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Exam Assistant' })).toBeVisible();
});
