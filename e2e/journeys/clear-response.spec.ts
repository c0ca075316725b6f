import type { Page } from '@playwright/test';
import { getJson } from '../support/api.ts';
import { expectSaved, startedAttempt } from '../support/attempt-page.ts';
import { watchConsole } from '../support/console.ts';
import { getExam, listExams } from '../support/exams.ts';
import { expectAccessible, expectNoOverflow } from '../support/layout.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** A test of the sample catalogue in which a wrong answer costs marks. */
async function testWithNegativeMarks(token: string): Promise<{ examId: string; testId: string }> {
  for (const { _id: examId } of await listExams()) {
    const { tests } = await getExam(examId);
    const params = { testId: tests.find(({ category }) => category === 'full')?._id ?? '' };
    if (params.testId === '') continue;
    const { markingScheme } = await getJson('/tests/{testId}', { params, token });
    if (markingScheme.wrong.startsWith('-')) return { examId, testId: params.testId };
  }
  throw new Error('No exam of the sample catalogue has negative marks.');
}

const clearButton = (page: Page) => page.getByRole('button', { name: 'Clear Response' });
const radio = (page: Page, option: number) => page.getByRole('radio').nth(option);

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, atWidth(viewport.width), () => {
    test.use({ viewport });

    test('an answer is taken back before it can cost marks', async ({ page, loggedIn }) => {
      const isQuiet = watchConsole(page);
      const { token } = loggedIn;
      const { examId, testId } = await given('a test with negative marks', () =>
        testWithNegativeMarks(token),
      );
      await page.goto(`/mock-test/${examId}/${testId}`);
      const starting = startedAttempt(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Start Test' }).click();
      const { attemptId } = await starting;
      await expect(radio(page, 0)).toBeVisible();
      await expect(clearButton(page)).toBeHidden();

      await when('the student answers two questions and clears the first', async () => {
        const options = page.getByRole('radiogroup').locator('label');
        await options.nth(1).click();
        await page.keyboard.press('ArrowRight');
        await options.nth(2).click();
        await page.keyboard.press('ArrowLeft');
        await expect(radio(page, 1)).toBeChecked();
        const before = await options.nth(0).boundingBox();
        await clearButton(page).click();
        await expect(radio(page, 1)).not.toBeChecked();
        await expect(radio(page, 0)).toBeFocused();
        expect(await options.nth(0).boundingBox()).toEqual(before);
        await expectNoOverflow(page, 'cleared');
        await expectAccessible(page, 'cleared');
      });

      await when('they answer and clear it again by keyboard, and reload', async () => {
        await page.keyboard.press('d');
        await expect(radio(page, 3)).toBeChecked();
        await expectAccessible(page, 'answered');
        await page.keyboard.press('x');
        await expect(radio(page, 3)).not.toBeChecked();
        await expectSaved(page);
        await page.reload();
        await page.getByRole('dialog').getByRole('button', { name: 'Resume Test' }).click();
      });

      await then('it stays cleared, and the other answer is there', async () => {
        await expect(radio(page, 0)).toBeVisible();
        await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
        await page.keyboard.press('ArrowRight');
        await expect(radio(page, 2)).toBeChecked();
      });

      await then('the results count it as not answered', async () => {
        await page.getByRole('button', { name: 'Submit', exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
        await expect(page).toHaveURL(/\/test-results\//);
        const params = { attemptId };
        const results = await getJson('/api/test/results/{attemptId}', { params, token });
        expect(results.testAttempt.answered).toBe(1);
        const chosen = results.detailedResults.map(({ selectedOption }) => selectedOption);
        expect(chosen.slice(0, 2)).toEqual([null, 2]);
      });
      isQuiet();
    });
  });
}
