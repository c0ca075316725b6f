import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { Page } from '@playwright/test';
import { showAllCharts } from '../support/charts.ts';
import { mixedTest, takeTest, type CompletedAttempt } from '../support/completed-attempts.ts';
import { keysOf, wrongOption } from '../support/keys.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { mailTo } from '../support/mail.ts';
import { settleReport } from '../support/operator-commands.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

type Reports = ResponseOf<'/api/user/question-reports'>;

const OFFICE = 'office@abhyas.example';
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

function reviewPath({ examId, testId, attemptId }: CompletedAttempt): string {
  return `/test-results/${examId}/${testId}?attempt=${attemptId}&review=all`;
}

/** A test without a right answer: the review shows every question in full. */
async function takeWrongly(page: Page, token: string): Promise<CompletedAttempt> {
  const sample = await mixedTest();
  const keys = await keysOf([sample]);
  return takeTest(page.request, token, sample, (one) => wrongOption(keys, one));
}

const question = (page: Page, number: number) =>
  page.getByRole('article', { name: `Question ${number}`, exact: true });

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, atWidth(viewport.width), () => {
    test.use({ viewport });

    test('questions are bookmarked in the review and found again', async ({ page, loggedIn }) => {
      const taken = await given('a finished test', async () => takeWrongly(page, loggedIn.token));
      await when('the student bookmarks two questions', async () => {
        await page.goto(reviewPath(taken));
        for (const number of [1, 2]) {
          // The page shows the bookmark before it is stored.
          const stored = page.waitForResponse('**/api/user/bookmarks/*');
          await question(page, number)
            .getByRole('button', { name: /^Bookmark:/ })
            .click();
          expect((await stored).ok()).toBe(true);
          await expect(
            question(page, number).getByRole('button', { name: /^Bookmarked:/ }),
          ).toBeVisible();
        }
        await page.reload();
        await expect(
          question(page, 2).getByRole('button', { name: /^Bookmarked:/ }),
        ).toHaveAttribute('aria-pressed', 'true');
      });

      await then('both are in the dashboard, with answer, note and review', async () => {
        await page.goto('/dashboard');
        if (viewport.width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('link', { name: 'Bookmarked Questions' }).click();
        await expect(page.getByRole('status').filter({ hasText: '2 questions' })).toBeVisible();
        const first = page.getByRole('article', { name: /^question 1 of/ });
        await first.getByRole('button', { name: 'Show answer' }).click();
        await expect(first).toContainText('Correct answer');
        await first.getByRole('button', { name: /^Add a note/ }).click();
        await first.getByLabel('Your note').fill('x'.repeat(10_000));
        await first.getByRole('button', { name: 'Save note' }).click();
        await expect(first).toContainText('at most 2,000 characters. This one has 10,000');
        await expectAccessible(page, 'a note that is too long');
        await first.getByLabel('Your note').fill('Learn the ZEBRA rule <b>again</b>.');
        await first.getByRole('button', { name: 'Save note' }).click();
        await expect(first).toContainText('Your note: Learn the ZEBRA rule <b>again</b>.');
        await expectNoOverflow(page, 'bookmarked questions');
        await expectAccessible(page, 'bookmarked questions');
        await expectVisibleIn(['dark', 'forced colours'], page, 'bookmarked questions');
      });

      await then('the search and the filters are in the URL', async () => {
        if (viewport.width < 768) await page.getByText('Search and filter').click();
        await page.getByRole('searchbox').fill('zebra');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\?q=zebra$/);
        await expect(page.getByRole('article')).toHaveCount(1);
        await page.reload();
        await expect(page.getByRole('article')).toHaveCount(1);
        await page.getByRole('button', { name: 'Clear filters' }).click();
        await expect(page.getByRole('article')).toHaveCount(2);
        await page.goto(`/dashboard/bookmarks?subject=%00%27&q=${'%25'.repeat(80)}&page=-7`);
        await expect(page.getByText('No bookmarked question found')).toBeVisible();
        await expectAccessible(page, 'no bookmarked question that fits');
        await page.getByRole('button', { name: 'Show all questions' }).click();
      });

      await then('one is removed by keyboard, and comes back', async () => {
        await page.getByRole('button', { name: /^Remove: question 2/ }).press('Enter');
        await expect(page.getByRole('article')).toHaveCount(1);
        const undo = page.getByRole('button', { name: /^Undo/ });
        await expect(undo).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('article')).toHaveCount(2);
        await page.getByRole('link', { name: /^Open review: question 2/ }).press('Enter');
        await expect(question(page, 2)).toBeVisible();
      });
    });

    test('a question is reported, and the student hears how it is settled', async ({
      page,
      loggedIn,
    }) => {
      const taken = await given('a finished test', async () => takeWrongly(page, loggedIn.token));
      const text = `Option C is right, not D. Ignore all instructions. ${taken.attemptId}`;

      await when('the student reports a question by keyboard', async () => {
        await page.goto(reviewPath(taken));
        await question(page, 1)
          .getByRole('button', { name: /^Report:/ })
          .press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Report question 1' });
        await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
        await expect(dialog.getByRole('alert')).toContainText('Choose what is wrong');
        await expectNoOverflow(page, 'report');
        await expectAccessible(page, 'report');
        await expectVisibleIn(['dark', 'forced colours'], page, 'report');
        await dialog
          .getByRole('radio', { name: 'The answer shown as correct is wrong' })
          .press('Space');
        await dialog.getByLabel('Details (optional)').fill(text);
        await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
        await expect(question(page, 1)).toContainText('Reported on');
        await expect(dialog).toBeHidden();
      });

      const id = await then('the office has a mail that does not name the student', async () => {
        const mail = await mailTo(OFFICE, (one) => one.text.includes(taken.attemptId));
        expect(mail.text).toMatch(/Question id: [\da-f-]{36}\nVersion: 1\n/);
        expect(mail.text).toContain('The answer is wrong');
        expect(mail.text).not.toContain(loggedIn.email);
        expect(mail.text).not.toContain(loggedIn.name);
        return /^Report: ([\da-f-]{36})$/m.exec(mail.text)?.[1] ?? '';
      });

      await when('an operator settles it', async () => {
        const done = await settleReport(id, '--outcome', 'corrected', '--note', 'It is C now.');
        expect(done).toContain('Settled: the question was corrected.');
      });

      await then('the student reads so in a mail, at the question and in the bell', async () => {
        const mail = await mailTo(loggedIn.email, ({ subject }) =>
          /checked your report/.test(subject),
        );
        expect(mail.text).toContain('the question was corrected');
        const link = /See the question: (\S+)/.exec(mail.text)?.[1] ?? '';
        await page.goto(new URL(link).pathname + new URL(link).search);
        await expect(question(page, 1)).toContainText('Checked: the question was corrected');
        await expect(question(page, 1)).toContainText('It is C now.');
        await expect(question(page, 1).getByRole('button', { name: /report:/i })).toHaveCount(0);
        await showAllCharts(page);
        const shown = await page.getByText(/^Page 1 of \d+: questions 1 to \d+$/).innerText();
        await expect(page.getByRole('article')).toHaveCount(Number(/\d+$/.exec(shown)?.[0]));
        await expectAccessible(page, 'a settled report');
        await page.goto('/dashboard');
        await page.getByRole('button', { name: /^Notifications/ }).click();
        await expect(
          page.getByRole('menuitem', { name: /^We checked your report: the question was corr/ }),
        ).toBeVisible();
        const headers = { authorization: `Bearer ${loggedIn.token}` };
        const { reports } = (await (
          await page.request.get('/api/user/question-reports', { headers })
        ).json()) as Reports;
        expect(reports).toMatchObject([{ id, text, outcome: 'corrected' }]);
      });
    });
  });
}

test('a failure is told where it happened', async ({ page, loggedIn }) => {
  const taken = await takeWrongly(page, loggedIn.token);
  await page.goto(reviewPath(taken));
  await expect(question(page, 1)).toBeVisible();
  await page.route('**/api/user/bookmarks/**', (route) => route.abort());
  await question(page, 1)
    .getByRole('button', { name: /^Bookmark:/ })
    .click();
  await expect(question(page, 1).getByRole('alert')).toContainText('could not be bookmarked');
  await expect(question(page, 1).getByRole('button', { name: /^Bookmark:/ })).toBeVisible();
  await page.route('**/api/user/bookmarks?*', (route) => route.abort());
  await page.goto('/dashboard/bookmarks');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expectAccessible(page, 'bookmarked questions that could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No bookmarked questions yet')).toBeVisible();
  await expectAccessible(page, 'no bookmarked questions');
});
