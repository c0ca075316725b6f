import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { Page } from '@playwright/test';
import { translatePage } from '../../tools/hunt/page-translator.ts';
import { getJson } from '../support/api.ts';
import { startedAttempt, type StartedAttempt } from '../support/attempt-page.ts';
import { watchConsole } from '../support/console.ts';
import { kindsExam } from '../support/kinds-exam.ts';
import { ownPaper } from '../support/own-exams.ts';
import { expectHydrated } from '../support/pages.ts';
import { expect, given, test, then, when } from '../support/test.ts';

/** The console reports what React throws, and what it would not show. */
async function translate(page: Page): Promise<() => void> {
  const isQuiet = watchConsole(page);
  await page.addInitScript(translatePage);
  return isQuiet;
}

const list = '/exam-test-series';

test('a visitor reads public pages that the browser translates', async ({ page }) => {
  const isQuiet = await translate(page);

  await when('they answer the question of the start page', async () => {
    await page.goto('/');
    await expectHydrated(page);
    const sample = page.getByRole('region', { name: 'Try a question' });
    await sample.locator('label').first().click();
    await expect(sample.getByRole('status')).toContainText('Next:');
    await sample.getByRole('button', { name: 'Mark', exact: true }).click();
    await expect(sample.getByRole('button', { name: 'Marked' })).toBeVisible();
    await sample.getByRole('button', { name: 'Next' }).click();
    await expect(sample).toContainText('Question 2 of');
    await expect(sample.getByRole('status')).toContainText('Choose an answer');
  });
  await when('they ask the assistant', async () => {
    await page.getByRole('button', { name: 'Exam Assistant' }).click();
    const chat = page.getByRole('dialog', { name: 'Exam Assistant' });
    await chat.getByRole('textbox', { name: 'Message' }).fill('age limit for SSC GD?');
    await page.keyboard.press('Enter');
    await expect(
      chat
        .getByRole('log')
        .getByText(/18 to 23 years/)
        .last(),
    ).toBeVisible();
    await chat.getByRole('button', { name: 'Clear chat' }).click();
    await expect(chat.getByText('18 to 23 years')).toBeHidden();
  });

  await then('the list of exams says how many it shows, with hits and without', async () => {
    await page.goto(list);
    await expectHydrated(page);
    const count = page.getByRole('region', { name: 'Exams' }).getByRole('status');
    const { totalExams } = await getJson('/exams');
    await expect(count).toHaveText(`${totalExams} exams`);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const text of ['jee main', 'qqqqzzzz', 'ssc', 'clat', 'ctet', '']) {
      await page.getByRole('searchbox', { name: 'Search exams' }).fill(text);
      await page.keyboard.press('Enter');
      const found = await getJson('/exams/search', { query: { q: text } });
      await expect(count).toHaveText(summaryOf(found, text));
    }
    await page.getByRole('link', { name: 'SSC' }).first().click();
    await expect(count).toContainText(/^\d+ exams? in /);
  });

  await then('an exam shows the tests of each of its tabs', async () => {
    const { exams } = await getJson('/exams/search', { query: { q: 'JEE Main' } });
    await page.goto(`/exam-details/${exams[0]?._id}`);
    await expectHydrated(page);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'View Syllabus' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await then('help, login and registration show what changes', async () => {
    await page.goto('/help');
    await expectHydrated(page);
    const search = page.getByRole('searchbox', { name: 'Search the answers' });
    for (const text of ['forgot pasword', 'qqqqzzzz', '']) await search.fill(text);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  });
  await then('the console shows no errors', async () => isQuiet());
});

type Found = ResponseOf<'/exams/search'>;

/** What the page says of a search. */
function summaryOf({ totalExams, notOffered }: Found, text: string): string {
  if (notOffered !== undefined) {
    const others = totalExams > 0 ? 'Similar exams:' : 'You can practise for:';
    return `${notOffered} is not offered yet. ${others}`;
  }
  if (totalExams === 0) return '';
  const count = `${totalExams} ${totalExams === 1 ? 'exam' : 'exams'}`;
  return text === '' ? count : `${count} for “${text}”`;
}

test('a student takes a test of all kinds and looks at the results, and the browser translates all of it', async ({
  page,
  loggedIn,
}) => {
  const { examId, testId } = await given('a paper of all kinds', () => ownPaper(kindsExam));
  const isQuiet = await translate(page);
  const dialog = page.getByRole('dialog');
  const field = page.getByRole('textbox', { name: 'Your answer' });
  const next = page.getByRole('button', { name: 'Save & Next' });
  const headers = { authorization: `Bearer ${loggedIn.token}` };

  await page.goto(`/mock-test/${examId}/${testId}`);
  const starting = startedAttempt(page);
  await dialog.getByRole('button', { name: 'Start Test' }).click();
  const { attemptId, test: paper } = await starting;
  const ids = paper.questions.map(({ _id }) => _id);
  /** The number that the server has for a question. */
  const stored = async (number: number): Promise<string | undefined> => {
    const response = await page.request.post(`/tests/${testId}/start`, { headers });
    const { responses } = (await response.json()) as StartedAttempt;
    return responses.find(({ questionId }) => questionId === ids[number - 1])?.value;
  };

  await when('they choose options and mark questions', async () => {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Clear Response' }).click();
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Mark for Review & Next' }).click();
    for (let number = 3; number <= 5; number += 1) await next.click();
    await expect(page.getByRole('heading', { name: 'Question 5 of 12' })).toBeVisible();
    for (const option of [0, 1]) await page.getByRole('checkbox').nth(option).check();
    await page.getByRole('checkbox').nth(0).uncheck();
  });
  await when('they calculate', async () => {
    await page.getByRole('button', { name: 'Calculator' }).click();
    const expression = dialog.getByRole('textbox', { name: 'Expression' });
    for (const [typed, result] of [
      ['2*(3+4)/7', '2'],
      ['1/0', '1/0'],
      ['7.5*2', '15'],
    ] as const) {
      await expression.fill('');
      await expression.pressSequentially(typed);
      await page.keyboard.press('Enter');
      await expect(expression).toHaveValue(result.replace('/', '÷'));
    }
    await page.keyboard.press('Escape');
  });
  await then('a number is stored as the field shows it when they leave it', async () => {
    for (let number = 6; number <= 9; number += 1) await next.click();
    await field.pressSequentially('12.5');
    await expect(page.getByText('Counts as 12.5 m/s')).toBeVisible();
    await field.blur();
    await expect.poll(() => stored(9)).toBe('12.5');
  });
  await then('also if the next question takes its place', async () => {
    await next.click();
    await field.pressSequentially('abc');
    await expect(field).toHaveAccessibleDescription(/not a number/);
    await field.fill('');
    await expect(field).toHaveAccessibleDescription(/Type a number/);
    await field.pressSequentially('-7.25');
    await next.click();
    await expect.poll(() => stored(10)).toBe('-7.25');
  });
  await then('also if they leave the page', async () => {
    await field.pressSequentially('1500');
    await page.reload();
    await dialog.getByRole('button', { name: 'Resume Test' }).click();
    await expect(field).toHaveValue('1500');
    await expect.poll(() => stored(11)).toBe('1500');
  });
  await then('also if they submit', async () => {
    await next.click();
    await field.pressSequentially('0.125');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await dialog.getByRole('button', { name: 'Submit Test' }).click();
    await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible();
    const params = { attemptId };
    const { token } = loggedIn;
    const results = await getJson('/api/test/results/{attemptId}', { params, token });
    const values = results.detailedResults.slice(8).map(({ value }) => value);
    expect(values).toEqual(['12.5', '-7.25', '1500', '0.125']);
  });

  await when('they look through the results', async () => {
    await page.goto(`/test-results/${examId}/${testId}?attempt=${attemptId}&review=all`);
    const first = page.getByRole('article', { name: 'Question 1', exact: true });
    await first.getByRole('button', { name: /^Bookmark:/ }).click();
    await expect(first.getByRole('button', { name: /^Bookmarked:/ })).toContainText('Bookmarked');
    await expect(page.getByRole('article', { name: 'Question 9', exact: true })).toContainText(
      '12.5',
    );
    for (const table of await page.getByRole('button', { name: 'Show as table' }).all()) {
      await table.click();
    }
  });
  await then('every page of the dashboard shows its content', async () => {
    await page.goto('/dashboard');
    const places = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    await expect(places.filter({ hasText: 'Settings' })).toBeVisible();
    const names = await places.allTextContents();
    for (const name of names) {
      await places.filter({ hasText: name }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    }
  });
  await then('a setting says when it is saved, each time', async () => {
    await page.goto('/dashboard/settings');
    const alerts = page.getByRole('checkbox', { name: /login alert/i });
    const status = page.getByRole('region', { name: /email/i }).getByRole('status');
    for (const wanted of [false, true]) {
      await alerts.click();
      await expect(alerts).toBeChecked({ checked: wanted });
      await expect(status).toHaveText(/saved/i);
    }
  });
  await when('they log out', async () => {
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });
  await then('the console shows no errors', async () => isQuiet());
});
