import type { Page } from '@playwright/test';
import { getJson } from '../support/api.ts';
import { expectSaved, startedAttempt } from '../support/attempt-page.ts';
import { expectAccessible, expectNoOverflow } from '../support/layout.ts';
import { lockedExam } from '../support/locked-exam.ts';
import { ownPaper } from '../support/own-exams.ts';
import { passTime } from '../support/pass-time.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

const SECTION_SECONDS = 10 * 60;

const heading = (page: Page) => page.getByRole('heading', { name: /^Question \d+ of/ });
const next = (page: Page) => page.getByRole('button', { name: 'Save & Next' });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, atWidth(viewport.width), () => {
    test.use({ viewport });

    test('a locked section ends by itself, also without network, and takes no answer later', async ({
      page,
      context,
      loggedIn,
    }) => {
      await page.clock.install();
      const { examId, testId } = await given('a paper of two locked sections', () =>
        ownPaper(lockedExam),
      );
      const dialog = page.getByRole('dialog');
      await page.goto(`/mock-test/${examId}/${testId}`);
      const starting = startedAttempt(page);
      await dialog.getByRole('button', { name: 'Start Test' }).click();
      const started = await starting;
      expect(started.sectionRemainingSeconds).toEqual([SECTION_SECONDS, 2 * SECTION_SECONDS]);

      await when('the student answers in the first section', async () => {
        await expect(heading(page)).toContainText('Question 1 of 8');
        await page.getByRole('radio').first().check();
        await expectSaved(page);
      });
      await then('the other section cannot be reached', async () => {
        for (let number = 2; number <= 4; number += 1) await next(page).click();
        await expect(heading(page)).toContainText('Question 4 of 8');
        await expect(next(page)).toBeDisabled();
        await expectNoOverflow(page, 'a locked section');
        await expectAccessible(page, 'a locked section');
      });
      await when('they answer without network', async () => {
        await context.setOffline(true);
        await page.getByRole('radio').first().check();
      });
      await when('the time of the section is over and the network is back', async () => {
        await passTime(page, started, SECTION_SECONDS);
        await context.setOffline(false);
      });
      await then('the next section begins by itself', async () => {
        await expect(heading(page)).toContainText('Question 5 of 8');
      });
      await then('the answer that was given in time is saved', () => expectSaved(page));
      await then('the first section cannot be reached any more', async () => {
        await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
        await page.getByRole('radio').nth(1).check();
        await expectSaved(page);
      });
      await then('a reload stays in the second section', async () => {
        await page.reload();
        await dialog.getByRole('button', { name: 'Resume Test' }).click();
        await expect(heading(page)).toContainText('Question 5 of 8');
        await expect(page.getByRole('radio').nth(1)).toBeChecked();
      });
      await when('the whole time is over', () => passTime(page, started, SECTION_SECONDS + 2));
      await then('the results count both sections', async () => {
        await expect(page.getByRole('region', { name: 'Sections' })).toBeVisible();
        const results = await getJson('/api/test/results/{attemptId}', {
          params: { attemptId: started.attemptId },
          token: loggedIn.token,
        });
        expect(
          results.sectionPerformance?.map(({ name, marks, negativeMarks }) => [
            ...[name, marks, negativeMarks],
          ]),
        ).toEqual([
          ['English', 8, 0],
          ['Reasoning', -1, -1],
        ]);
      });
    });
  });
}

const sectionClock = (page: Page) => page.getByRole('timer', { name: 'Time left in this section' });

/** Seconds on a clock. */
async function secondsOn(page: Page): Promise<number> {
  const parts = ((await sectionClock(page).textContent()) ?? '').split(':').map(Number);
  return parts.reduce((total, part) => total * 60 + part, 0);
}

test('two devices are in the same locked section with the same clock, and their answers merge', async ({
  page,
  loggedIn,
  openDevice,
}) => {
  await page.clock.install();
  const { examId, testId } = await given('a paper of two locked sections', () =>
    ownPaper(lockedExam),
  );
  await page.goto(`/mock-test/${examId}/${testId}`);
  const starting = startedAttempt(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Start Test' }).click();
  const started = await starting;
  await given('an answer of the first device, three minutes after the start', async () => {
    await page.getByRole('radio').first().check();
    await expectSaved(page);
    await passTime(page, started, 180);
  });
  const other = await openDevice({ token: loggedIn.token });
  await other.clock.install();
  await when('the student goes on at another device', async () => {
    await other.goto(`/mock-test/${examId}/${testId}`);
    const resuming = startedAttempt(other);
    await other.getByRole('dialog').getByRole('button', { name: 'Resume Test' }).click();
    const { attemptId, sectionRemainingSeconds } = await resuming;
    expect(attemptId).toBe(started.attemptId);
    expect(sectionRemainingSeconds?.[0]).toBeLessThanOrEqual(SECTION_SECONDS - 180);
  });
  await then('it shows the same section, answer and clock', async () => {
    await expect(heading(other)).toContainText('Question 1 of 8');
    await expect(other.getByRole('radio').first()).toBeChecked();
    const [own, others] = await Promise.all([secondsOn(page), secondsOn(other)]);
    expect(Math.abs(own - others)).toBeLessThanOrEqual(2);
  });
  await when('they answer other questions on both', async () => {
    await next(other).click();
    await other.getByRole('radio').first().check();
    await expectSaved(other);
    await next(page).click();
    await next(page).click();
    await page.getByRole('radio').nth(1).check();
    await expectSaved(page);
  });
  await then('each device shows what the other answered', async () => {
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(heading(page)).toContainText('Question 2 of 8');
    await expect(page.getByRole('radio').first()).toBeChecked();
  });
  await when('the time of the section is over', () =>
    passTime([page, other], started, SECTION_SECONDS - 180),
  );
  await then('both are in the next section', async () => {
    for (const device of [page, other]) await expect(heading(device)).toContainText('Question 5');
  });
  await then('the answers of both count', async () => {
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
    await expect(page.getByRole('region', { name: 'Sections' })).toBeVisible();
    const results = await getJson('/api/test/results/{attemptId}', {
      params: { attemptId: started.attemptId },
      token: loggedIn.token,
    });
    const outcomes = results.detailedResults.map(({ outcome }) => outcome);
    expect(outcomes.slice(0, 4)).toEqual(['right', 'right', 'wrong', 'unanswered']);
    expect(results.testAttempt.marks).toBe(4 + 4 - 1);
  });
});
