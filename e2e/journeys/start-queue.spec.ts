import type { Page } from '@playwright/test';
import { letStrangersWait } from '../support/crowd.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { openNow } from '../support/live-tests.ts';
import { announceOwnLiveTest } from '../support/own-live-test.ts';
import type { Student } from '../support/student.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

/** Enough to look at the page and to load it again, also on a busy machine. */
const WAIT_SECONDS = 30;

/** Opens a live test for which the student is registered, while strangers wait for it. */
async function enterCrowd(page: Page, student: Student): Promise<void> {
  const live = await announceOwnLiveTest(student);
  await openNow(live.id);
  const response = await page.request.post(`/api/user/upcoming-tests/${live.id}/register`, {
    headers: { authorization: `Bearer ${student.token}` },
  });
  expect(response.ok()).toBe(true);
  await letStrangersWait(live.testId, WAIT_SECONDS);
  await page.goto(`/mock-test/${live.examId}/${live.testId}`);
}

function waitingDialog(page: Page) {
  return page.getByRole('dialog').filter({ hasText: 'Many students are opening this test now.' });
}

/** The instructions have opened by themselves; the test starts at once, by keyboard. */
async function expectStarts(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Start Test' });
  await expect(start).toBeVisible({ timeout: (WAIT_SECONDS + 15) * 1000 });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Question 1 of/ })).toBeVisible();
}

for (const width of [360, 1440]) {
  test(
    `a student in a crowd is told the turn, also after a reload, and starts without another wait, at ${width} px`,
    atWidth(width),
    async ({ page, loggedIn }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      const starts: number[] = [];
      const entries: number[] = [];
      page.on('response', (response) => {
        const path = new URL(response.url()).pathname;
        if (path.endsWith('/start')) starts.push(response.status());
        if (/^\/tests\/[^/]+$/.test(path)) entries.push(response.status());
      });
      await enterCrowd(page, loggedIn);
      await then('the page says when the turn comes, and that no time is lost', async () => {
        await expect(waitingDialog(page)).toContainText(/Your turn is in about \d+ s\./);
        await expect(waitingDialog(page)).toContainText('You will lose no time.');
        await expectNoOverflow(page, `turn, ${width}`);
        await expectAccessible(page, `turn, ${width}`);
        await expectVisibleIn(['dark', 'forced colours'], page, `turn, ${width}`);
      });
      await when('the student reloads the page', async () => {
        await page.reload();
        await expect(waitingDialog(page)).toBeVisible();
      });
      await then('the instructions open by themselves, and the test at once', async () => {
        await expectStarts(page);
        expect(entries).toEqual([429, 429, 200]);
        expect(starts).toEqual([201]);
      });
    },
  );
}

test('a student who is offline at the turn goes on when the connection is back', async ({
  page,
  context,
  loggedIn,
}) => {
  test.setTimeout(120_000);
  await enterCrowd(page, loggedIn);
  await expect(waitingDialog(page)).toContainText(/Your turn is in about \d+ s\./);
  await given('no network at the turn', async () => {
    await context.setOffline(true);
    await expect(waitingDialog(page)).toContainText('You are offline.', {
      timeout: (WAIT_SECONDS + 15) * 1000,
    });
  });
  await when('the network is back', () => context.setOffline(false));
  await then('the instructions open, and the test starts', () => expectStarts(page));
});
