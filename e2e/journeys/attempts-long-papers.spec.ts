import { AttemptPage } from '../support/attempt-page.ts';
import type { SampleTest } from '../support/completed-attempts.ts';
import { getExam, listExams } from '../support/exams.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { expect, given, test, then, when } from '../support/test.ts';

/** A test of the sample catalogue with many questions of several subjects. */
async function longTest(): Promise<SampleTest> {
  for (const { _id: examId } of await listExams()) {
    const { tests } = await getExam(examId);
    const long = tests.find(({ questions, subjects }) => questions >= 60 && subjects.length > 1);
    if (long) return { examId, testId: long._id };
  }
  throw new Error('The sample catalogue has no long test of several subjects.');
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  const isWide = viewport.width >= 1024;

  test.describe(`a long paper at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('has jumps by section and by count, and says what a submit without a network does', async ({
      page,
      loggedIn,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await given('a running test', () =>
        longTest().then((long) => new AttemptPage(loggedIn, long).start(page)),
      );
      const openPalette = async () => {
        if (!isWide) await page.getByRole('button', { name: /^Question palette/ }).click();
      };
      const dialog = page.getByRole('dialog', { name: 'Submit the test?' });
      const submit = page.getByRole('button', { name: 'Submit', exact: true });
      const number = async () => {
        const heading = page.getByRole('heading', { name: /^Question \d+ of \d+$/ });
        return Number(/\d+/.exec(await heading.innerText())?.[0]);
      };

      await when('the student goes to the last section by keyboard', async () => {
        await openPalette();
        const jump = page.getByRole('list', { name: 'Sections' }).getByRole('button').last();
        const target = Number(
          /question (\d+)$/.exec((await jump.getAttribute('aria-label')) ?? '')?.[1],
        );
        expect(target).toBeGreaterThan(1);
        await jump.press('Enter');
        await expect.poll(number).toBe(target);
        await openPalette();
        await expect(page.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 });
        await expectNoOverflow(page, 'palette with sections');
        await expectAccessible(page, 'palette with sections', 'color-contrast-enhanced');
        await expectVisibleIn(['dark', 'forced colours'], page, 'palette with sections');
        if (!isWide) await page.keyboard.press('Escape');
        await page.keyboard.press('a');
      });

      await then('each count of the confirmation leads to such a question', async () => {
        const here = await number();
        await submit.click();
        await dialog
          .getByRole('button', { name: /go to the first question not answered$/ })
          .click();
        await expect(dialog).toBeHidden();
        await expect.poll(number).toBe(1);
        await submit.click();
        await dialog
          .getByRole('button', { name: /^1: go to the first answered question$/ })
          .click();
        await expect.poll(number).toBe(here);
        await submit.click();
        await dialog
          .getByRole('button', { name: /^0\/\d+: go to the first question not answered in/ })
          .first()
          .press('Enter');
        await expect.poll(number).toBe(1);
      });

      await then('without a network it says what happens, and does it', async () => {
        await page.context().setOffline(true);
        await submit.click();
        await expect(dialog.getByRole('status')).toContainText('You are offline.');
        // A button under the pointer changes its colours.
        await page.mouse.move(0, 0);
        await expectNoOverflow(page, 'submit without a network');
        await expectAccessible(page, 'submit without a network', 'color-contrast-enhanced');
        await expectVisibleIn(['dark', 'forced colours'], page, 'submit without a network');
        await dialog.getByRole('button', { name: 'Submit Test' }).click();
        await expect(dialog.getByRole('alert')).toContainText('We try again automatically.');
        await page.context().setOffline(false);
        await expect(page).toHaveURL(/\/test-results\//, { timeout: 60_000 });
      });
    });
  });
}
