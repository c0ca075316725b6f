import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { closeNow, openNow } from '../support/live-tests.ts';
import { mailTo } from '../support/mail.ts';
import { announceOwnLiveTest, type OwnLiveTest } from '../support/own-live-test.ts';
import { registerStudent, type Student } from '../support/student.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const WIDTHS = [360, 1440];
const WAITING = 'Marks come when the last student has finished';

test('marks and solutions of a live test come when the last student has finished', async ({
  page,
  loggedIn,
}) => {
  test.setTimeout(180_000);
  const slow = await registerStudent();
  const live = await given('a live test that two students have started', async () => {
    const announced = await announceOwnLiveTest(loggedIn);
    await openNow(announced.id);
    for (const student of [loggedIn, slow]) await startFor(page, announced, student);
    return announced;
  });

  await when('the first one submits', async () => {
    await page.goto(`/mock-test/${live.examId}/${live.testId}`);
    await page.getByRole('button', { name: 'Resume Test' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  });
  await then('the results say what they did, and when the marks come', async () => {
    await expect(page.getByRole('heading', { name: 'You have submitted this test' })).toBeVisible();
    const panel = page.getByRole('region', { name: /^Marks and solutions come after .* today/ });
    await expect(panel).toContainText('0 of 5 questions');
    await expect(page.locator('body')).not.toContainText(live.secret);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page, `pending results, ${width}`);
      await expectAccessible(page, `pending results, ${width}`);
      await expectVisibleIn(['dark'], page, `pending results, ${width}`);
    }
  });
  await then('no page starts it a second time', async () => {
    await page.goto(`/mock-test/${live.examId}/${live.testId}`);
    await expect(
      page.getByRole('heading', { name: 'You have taken this live test' }),
    ).toBeVisible();
    await page.goto(`/test-details/${live.examId}/${live.testId}`);
    await expect(page.getByText('Every student can take it once.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Test' })).toHaveCount(0);
  });

  await when('the window is over', () => closeNow(live.id));
  await then('the other pages wait too, while the second one still takes it', async () => {
    for (const path of ['history', '']) {
      await expect(async () => {
        await page.goto(`/dashboard/${path}`);
        await expect(page.getByText(WAITING)).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page, `pending ${path}, ${width}`);
        await expectAccessible(page, `pending ${path}, ${width}`);
      }
    }
  });

  await when('the second one submits', () =>
    post(page, `/tests/${live.testId}/submit`, slow, { responses: [] }),
  );
  const mail = await then('a mail leads to the marks and solutions', () =>
    mailTo(loggedIn.email, ({ subject }) => subject.startsWith('Your marks')),
  );
  const link = new URL(/https?:\/\/\S+attempt=\S+/.exec(mail.text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible();
  await then('and the bell says so', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
    await expect(
      page.getByRole('menuitem', { name: /marks and solutions are here/ }),
    ).toBeVisible();
  });
});

async function startFor(page: Page, live: OwnLiveTest, student: Student): Promise<void> {
  await post(page, `/api/user/upcoming-tests/${live.id}/register`, student);
  // The service caches a test for a second.
  await expect(async () => post(page, `/tests/${live.testId}/start`, student)).toPass();
}

async function post(page: Page, path: string, { token }: Student, data?: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post(path, { headers, ...(data && { data }) });
  expect(response.ok(), await response.text()).toBe(true);
}
