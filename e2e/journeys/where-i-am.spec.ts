import type { Page } from '@playwright/test';
import { mixedTest, takeTest } from '../support/completed-attempts.ts';
import { getExam } from '../support/exams.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { ownTest } from '../support/own-tests.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

const timeLeft = /(?:19 min|20 min) left/;

for (const width of [360, 1440]) {
  test(
    `a running test is found on every screen, resumed elsewhere, and gone when it ends (${width} px)`,
    atWidth(width),
    async ({ openDevice, page, loggedIn, attempt }) => {
      const laptop = await attempt.start(page);
      await laptop.answer(1);
      await laptop.expectSaved();
      const { name } = await getExam(attempt.test.examId);

      const phone = await openDevice({ token: loggedIn.token });
      await phone.setViewportSize({ width, height: 800 });
      await when('the student opens the dashboard on a second device', () =>
        phone.goto('/dashboard').then(() => undefined),
      );
      await then('home has the test first of all, with exam and time left', async () => {
        await expect(phone.getByRole('heading', { level: 2 }).first()).toHaveText(
          'Your test is running',
        );
        const running = phone.getByRole('region', { name: 'Your test is running' });
        await expect(running).toContainText(name);
        await expect(running).toContainText('1 of 20 answered');
        await expect(running).toContainText(timeLeft);
        await expectNoOverflow(phone, 'home');
      });
      await then('so do the notifications and the history', async () => {
        const bell = phone.getByRole('button', { name: /^Notifications/ });
        const notice = phone.getByRole('menuitem', { name: /is running/ });
        await bell.press('Enter');
        await expect(notice).toContainText(timeLeft);
        await expect(phone.getByRole('menu')).toBeFocused();
        await phone.keyboard.press('ArrowDown');
        await expect(notice).toBeFocused();
        await phone.keyboard.press('Escape');
        await expect(bell).toBeFocused();
        await phone.goto('/dashboard/history');
        await expect(phone.getByRole('region', { name: 'Your test is running' })).toContainText(
          timeLeft,
        );
      });

      await when('the student follows Resume by keyboard', async () => {
        const resume = phone.getByRole('link', { name: /^Resume/ });
        await tabTo(phone, resume);
        await phone.keyboard.press('Enter');
      });
      await then('the instructions say that the clock is running', async () => {
        const dialog = phone.getByRole('dialog');
        await expect(dialog).toContainText('the clock is running');
        await expect(dialog).toContainText(timeLeft);
        await expect(dialog.getByRole('button', { name: 'Start Test' })).toHaveCount(0);
      });
      const other = await openDevice({ token: loggedIn.token });
      await other.goto('/dashboard');
      await expect(other.getByText('Your test is running')).toBeVisible();

      const screen = await attempt.resume(phone);
      await then('the answer of the other device is there', () =>
        expect(screen.option(attempt.rightOption(1))).toBeChecked(),
      );
      await screen.submit();
      await then('the other screens know without a reload, once they are looked at', async () => {
        await other.evaluate(
          `document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`,
        );
        await expect(other.getByText('Your test is running')).toBeHidden();
        await phone.goto('/dashboard');
        await expect(phone.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
        await expect(phone.getByText('Your test is running')).toBeHidden();
        await expect(phone.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
      });
      await then('all answers are graded', () => attempt.expectGraded());
    },
  );

  test(
    `the history is searched, filtered and sorted, and survives junk (${width} px)`,
    atWidth(width),
    async ({ page, loggedIn }) => {
      const [own, mixed] = [await ownTest(), await mixedTest()];
      await given('eleven attempts of one exam and one of another', async () => {
        for (let count = 0; count < 11; count += 1)
          await takeTest(page.request, loggedIn.token, own);
        await takeTest(page.request, loggedIn.token, mixed);
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/dashboard/history');
      const rows = page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        // On a phone.
        .or(page.getByRole('list', { name: /^Tests you have finished/ }).getByRole('listitem'));
      const showing = page.getByRole('status').filter({ hasText: 'Showing' });
      await expect(showing).toHaveText('Showing 1 to 10 of 12 results');
      await expectNoOverflow(page, 'history');
      await expect(rows.first()).toContainText(/\d+ students?/);

      await when('the student chooses an exam', async () => {
        // Folded on a phone.
        if (width < 768) await page.getByText('Search and sort').click();
        const { name } = await getExam(mixed.examId);
        await page.getByRole('combobox', { name: 'Exam' }).selectOption(name);
      });
      await then('only its tests are listed, and the URL says so', async () => {
        await expect(showing).toHaveText('Showing 1 to 1 of 1 results');
        await expect(page).toHaveURL(new RegExp(`examId=${mixed.examId}`));
        await page.reload();
        await expect(showing).toHaveText('Showing 1 to 1 of 1 results');
      });
      await when('they search for words, by keyboard', async () => {
        await page.getByRole('button', { name: 'Clear' }).click();
        await page.getByRole('searchbox', { name: 'Search' }).fill('times TABLES');
        await page.keyboard.press('Enter');
      });
      await then('pages, order and filters go together', async () => {
        await expect(showing).toHaveText('Showing 1 to 10 of 11 results');
        await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest score');
        await expect(page).toHaveURL(/q=times\+TABLES&sort=score/);
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(showing).toHaveText('Showing 11 to 11 of 11 results');
      });
      await when('somebody writes junk into the URL', () =>
        page
          .goto('/dashboard/history?from=2026-02-30&to=x&sort=%27&examId=1&page=-3')
          .then(() => undefined),
      );
      await then('each field says what to do, and the page goes on', async () => {
        await expect(page.getByText('Choose a day of the calendar, like 2026-11-23')).toHaveCount(
          2,
        );
        await expect(page.getByText('Choose an exam from the list')).toBeVisible();
        await expectNoOverflow(page, 'history with junk');
        await page.getByRole('button', { name: 'Clear' }).click();
        await expect(showing).toHaveText('Showing 1 to 10 of 12 results');
      });
    },
  );
}

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await page.locator('h1').focus();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error('The control cannot be reached with the Tab key.');
}
