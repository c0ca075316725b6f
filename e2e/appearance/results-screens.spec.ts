import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { showAllCharts, showChart } from '../support/charts.ts';
import { mixedTest, takeTest, type CompletedAttempt } from '../support/completed-attempts.ts';
import { watchConsole } from '../support/console.ts';
import {
  expectAccessible,
  expectNoOverflow,
  expectUnderSiteName,
  expectVisibleIn,
} from '../support/layout.ts';
import { addParticipants } from '../support/participants.ts';
import { registerStudent, type Student } from '../support/student.ts';
import { expect, given, test, then, when } from '../support/test.ts';

type Results = ResponseOf<'/api/test/results/{attemptId}'>;

const widths = [320, 360, 768, 1440];
const axeWidths = [320, 1440];

interface Screen {
  path: string;
  heading: string;
  /** Waits for what is rendered last. */
  ready: (page: Page) => Promise<void>;
}

function screensOf(taken: CompletedAttempt): Screen[] {
  const results = resultsPath(taken);
  const heading = 'Test Results';
  return [
    { path: results, heading, ready: showAllCharts },
    { path: `${results}&review=all`, heading, ready: showAllCharts },
    {
      path: `/test-results/${taken.examId}/${taken.testId}`,
      heading: 'Results not found',
      ready: (page) => expect(page.getByText('Unable to load test results.')).toBeVisible(),
    },
  ];
}

function resultsPath({ examId, testId, attemptId }: CompletedAttempt): string {
  return `/test-results/${examId}/${testId}?attempt=${attemptId}`;
}

/** The same test taken by two students; the second one looks at the results. */
async function completedByTwo(page: Page, student: Student): Promise<CompletedAttempt> {
  const sample = await mixedTest();
  const other = await registerStudent();
  await takeTest(page.request, other.token, sample, 1);
  return takeTest(page.request, student.token, sample);
}

/** The same with so many others that the student has a rank. */
async function completedByMany(page: Page, student: Student): Promise<CompletedAttempt> {
  const taken = await completedByTwo(page, student);
  await addParticipants([taken], 30);
  return taken;
}

test('results work at every width and are accessible, in all colours', async ({
  page,
  loggedIn,
}) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const taken = await completedByMany(page, loggedIn);
  for (const { path, heading, ready } of screensOf(taken)) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await ready(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page, `${path}, ${width}`);
      if (heading === 'Test Results' && width >= 360)
        await expectUnderSiteName(page, `${path}, ${width}`);
      if (axeWidths.includes(width)) await expectAccessible(page, `${path}, ${width}`);
      await expectVisibleIn(['dark', 'forced colours'], page, path);
    }
  }
});

test('the results show the answers, and their rank', async ({ page, loggedIn }) => {
  const isQuiet = watchConsole(page);
  const taken = await given('a test that more than thirty students have taken', () =>
    completedByMany(page, loggedIn),
  );
  const overall = page.getByRole('region', { name: 'Overall Performance' });
  const review = page.getByRole('region', { name: 'Questions to Review' });

  // Others take the same test meanwhile: the figures are those of the page.
  const { testAttempt: figures, detailedResults } = await when(
    'the student opens the results',
    async () => {
      const response = page.waitForResponse(`**/api/test/results/${taken.attemptId}`);
      await page.goto(resultsPath(taken));
      return (await (await response).json()) as Results;
    },
  );

  await then('the figures match the answers', async () => {
    await expect(overall).toContainText(
      `You scored ${figures.correctAnswers} out of ${figures.totalQuestions} questions correctly`,
    );
    expect(figures.ranked).toBe(true);
    await expect(overall).toContainText(`Rank ${figures.rank} of ${figures.takers}, percentile`);
    await expect(overall).toContainText(
      `We compared the first attempts of ${figures.takers} students`,
    );
    await expect(page.getByRole('region', { name: 'How Everyone Did' })).toContainText('You got');
    const incorrect = figures.totalQuestions - figures.correctAnswers;
    await expect(page.getByRole('region', { name: 'Accuracy' })).toContainText(
      `${Math.round(figures.accuracy)}%${figures.correctAnswers} correct, ${incorrect} incorrect`,
    );
    await expect(page.getByRole('region', { name: 'Time per Question' })).toContainText(
      /average|other students/,
    );
  });

  await when('the student goes through all questions by keyboard', async () => {
    await review.getByRole('button', { name: /^Review all/ }).press('Enter');
    await expect(page).toHaveURL(/&review=all$/);
    await review.getByRole('tab', { name: /^All/ }).focus();
  });

  await then('each filter shows as many as it says, and the URL stores it', async () => {
    const isOpen = ({ selectedOption }: { selectedOption: number | null }) =>
      selectedOption === null;
    const counts = {
      wrong: detailedResults.filter((one) => !one.isCorrect && !isOpen(one)).length,
      'not-attempted': detailedResults.filter(isOpen).length,
      correct: detailedResults.filter(({ isCorrect }) => isCorrect).length,
      marked: detailedResults.filter(({ marked }) => marked).length,
    };
    for (const [filter, count] of Object.entries(counts)) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(new RegExp(`&review=${filter}$`));
      await expect(review.getByRole('tab', { selected: true })).toHaveText(
        new RegExp(`\\D${count}$`),
      );
      await expect(review.getByRole('article')).toHaveCount(Math.min(count, 10));
    }
    await page.reload();
    await expect(review.getByRole('tab', { name: /^Marked/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  await when('the student takes the test again', async () => {
    const again = await takeTest(page.request, loggedIn.token, taken);
    await page.goto(resultsPath(again));
  });

  await then('the page shows the rank that it would have', async () => {
    await expect(overall).toContainText(`Would be rank`);
    await expect(overall).toContainText('only your first attempt is ranked');
  });

  await then('the console shows no errors', async () => isQuiet());
});

test('results print on paper, whatever the theme of the screen', async ({ page, loggedIn }) => {
  const taken = await completedByTwo(page, loggedIn);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${resultsPath(taken)}&review=all`);
  await showAllCharts(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Skip to main content')).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByText(loggedIn.name, { exact: true })).toBeVisible();
  await expect(main.getByText('Abhyas', { exact: true })).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByText(/^All: \d+ of \d+$/)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the printout is a document: whose, from where and when, with page numbers', async ({
  page,
  loggedIn,
}) => {
  const taken = await completedByTwo(page, loggedIn);
  await page.goto(`${resultsPath(taken)}&review=all`);
  // What draws the charts is there, and most of them are not drawn yet.
  await showChart(page.getByRole('region', { name: 'Time per Question' }));
  await page.evaluate(`addEventListener('beforeprint', () => {
    window.printedCharts = document.querySelectorAll('svg.highcharts-root').length;
  })`);
  const file = await page.pdf({ preferCSSPageSize: true });
  const regions = page.getByRole('button', { name: 'Show table' });
  expect(await page.evaluate('window.printedCharts')).toBe(await regions.count());
  const { totalPages, text } = await extractText(new Uint8Array(file), { mergePages: false });
  expect(totalPages).toBeGreaterThan(2);
  const pages = text.map((one) => one.replaceAll(/\s+/g, ' '));
  for (const [index, words] of pages.entries()) {
    const where = `page ${index + 1}`;
    expect.soft(words, where).toContain(`${index + 1} / ${totalPages}`);
    for (const part of ['Abhyas', loggedIn.name, 'Printed on']) {
      expect.soft(words, where).toContain(part);
    }
    // A page has more than a heading, and nothing of the site around the results.
    expect.soft(words.length, where).toBeGreaterThan(200);
    expect.soft(words, where).not.toMatch(/Dashboard|All rights reserved|Go to the|Bookmark/);
  }
  const all = pages.join(' ');
  expect(all).toContain('Overall Performance');
  // Each question is whole: its number and its right answer are on the same page.
  const review = pages.filter((words) =>
    /Question \d+ (?:Right|Incorrect|Not answered)/.test(words),
  );
  for (const words of review) {
    const questions = words.match(/Question \d+ (?:Right|Incorrect|Not answered)/g)?.length;
    expect.soft(words.match(/Correct Answer/g)?.length).toBe(questions);
  }
});
