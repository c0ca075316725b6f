import type { RequestOf } from '@abhyas/web-kit/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { getJson } from '../support/api.ts';
import { showChart } from '../support/charts.ts';
import type { CompletedAttempt } from '../support/completed-attempts.ts';
import { watchConsole } from '../support/console.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { expectHydrated } from '../support/pages.ts';
import {
  EMPTY_ATTEMPT,
  MANY_ATTEMPTS,
  studentsByAttempts,
  type ExperiencedStudent,
} from '../support/students-by-attempts.ts';
import { expect, forRelease, given, test, then } from '../support/test.ts';

/** A rank, a percentile or a place among the best, with its figure. */
const standing = /Top \d|[Rr]ank #?\d|[Pp]ercentile \d|\d\/100/;

/** The participants that a standing needs. */
const enough = /of (?:[2-9]\d|\d{3,}) students/;

/** A path, and what its page shows last. */
type Screen = readonly [path: string, last: string | RegExp];

test(
  'every screen of students with 0, 1, 2 and 57 attempts works at every width and is accessible, in all colours',
  forRelease,
  async ({ request, openDevice }) => {
    test.setTimeout(600_000);
    const { none, one, two, many } = await given('the students', () => studentsByAttempts(request));
    const check = (student: ExperiencedStudent, work: (page: Page) => Promise<void>) =>
      then(`the screens of ${student.attempts.length} attempts are right`, async () => {
        const page = await openDevice({ token: student.token });
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        const expectQuietConsole = watchConsole(page);
        await page.goto('/dashboard');
        // A router that has read the address and does not listen yet would miss the first screen.
        await expectHydrated(page);
        await work(page);
        expectQuietConsole();
      });

    await check(none, async (page) => {
      for (const screen of [
        ['/dashboard', 'No tests taken yet'],
        ['/dashboard/history', 'No test history yet'],
        ['/dashboard/performance', 'No improvement data available'],
        ['/dashboard/saved', 'No saved tests yet'],
        ['/dashboard/bookmarks', 'No bookmarked questions yet'],
        ['/dashboard/achievements', /^0 of \d+ unlocked$/],
      ] as const) {
        await look(page, screen);
        await expectNoStanding(page);
      }
    });

    await check(one, async (page) => {
      const [wrong] = one.attempts as readonly [CompletedAttempt];
      for (const screen of [
        ['/dashboard', 'Score: 0%'],
        ['/dashboard/history', 'Showing 1 to 1 of 1 results'],
        ['/dashboard/performance', /^Your average in .+ is 0%/],
        ['/dashboard/achievements', /^\d+ of \d+ unlocked$/],
        [resultsPath(wrong), 'What to Do Next'],
      ] as const) {
        await look(page, screen);
        await expectNoStanding(page);
      }
      await expect(page.getByText('You get a rank when your marks are above zero')).toBeVisible();
      const marks = page.getByRole('region', { name: 'How Everyone Did' });
      await showChart(marks);
      // No label of the chart is cut.
      await expect(marks.locator('.highcharts-xaxis-labels')).toContainText('90–100%');
      await expect.soft(marks.locator('.highcharts-xaxis-labels')).not.toContainText('…');
    });

    await check(two, async (page) => {
      const trend = ['/dashboard/performance', /^You had \d+% in .+ your last 2 tests\./] as const;
      await look(page, trend);
      await expectNoStanding(page);
      const scores = page.getByRole('region', { name: /^Your Scores in / });
      await showChart(scores);
      await expect(scores.locator('.highcharts-point')).toHaveCount(2);
      await scores.getByRole('button', { name: 'Show table' }).click();
      await expect(scores.getByRole('row')).toHaveCount(3);
    });

    await check(many, async (page) => {
      await keepSome(request, many);
      const [ranked] = many.attempts as readonly [CompletedAttempt];
      const unranked = many.attempts.at(-1)!;
      const empty = many.attempts[EMPTY_ATTEMPT]!;
      for (const screen of [
        ['/dashboard', new RegExp(`^${MANY_ATTEMPTS}$`)],
        ['/dashboard/profile', 'Save changes'],
        ['/dashboard/saved', 'Start Test'],
        ['/dashboard/bookmarks', 'Show answer'],
        ['/dashboard/upcoming', / at \d/],
        ['/dashboard/achievements', /^[1-9]\d* of \d+ unlocked$/],
        ['/dashboard/help', 'Contact Support'],
        ['/dashboard/settings', 'Delete My Account'],
        [`/test-details/${ranked.examId}/${ranked.testId}`, 'How it is marked'],
      ] as const) {
        await look(page, screen);
        await expectNoStanding(page);
      }
      await open(page, ['/dashboard/bookmarks', 'Show answer']);
      await expectWholeFacts(page);
      // Exam screens and results are accessible by specs of their own.
      for (const screen of [
        ['/exam-test-series', 'View Test Series'],
        [`/exam-details/${ranked.examId}`, 'Full mock tests'],
        [resultsPath(unranked), /^No rank/],
        [resultsPath(empty), 'You get a rank when your marks are above zero'],
      ] as const) {
        await open(page, screen);
        await expectFits(page, screen);
        await expectNoStanding(page);
      }
      await look(page, ['/dashboard/history', `Showing 1 to 10 of ${MANY_ATTEMPTS} results`]);
      await expectWholeNames(page);
      // A phone has a list instead of the table.
      await page.setViewportSize({ width: 1440, height: 900 });
      const rows = page.getByRole('row').filter({ hasText: standing });
      await expect(rows.first()).toBeVisible();
      await expect(rows.filter({ hasNotText: enough })).toHaveCount(0);
      await look(page, ['/dashboard/performance', /^Show all \d+ topics$/]);
      await expectTextAligned(page);
      // Only two of the six exams have tests with enough participants.
      await expect(page.getByText(standing)).toHaveCount(2);
      await expectOneHeight(page);
      const review = [`${resultsPath(ranked)}&review=all`, 'What to Do Next'] as const;
      await open(page, review);
      await expectFits(page, review);
      const rank = page.getByText(/^Rank \d+ of \d+, percentile \d/);
      // Beside the ring of the score it would have a word a line.
      expect((await rank.boundingBox())?.width).toBeGreaterThan(240);
    });
  },
);

/** A saved test and a bookmarked question, so that these lists are not empty. */
async function keepSome(request: APIRequestContext, { token, attempts }: ExperiencedStudent) {
  const [{ testId, attemptId }] = attempts as readonly [CompletedAttempt];
  const params = { attemptId };
  const { detailedResults } = await getJson('/api/test/results/{attemptId}', { params, token });
  const headers = { authorization: `Bearer ${token}` };
  const kept = [
    await request.put(`/api/user/bookmarks/${detailedResults[0]?.questionId}`, {
      headers,
      data: { attemptId } satisfies RequestOf<'/api/user/bookmarks/{questionId}', 'put'>,
    }),
    await request.post('/api/user/saved-tests', {
      headers,
      data: { testId } satisfies RequestOf<'/api/user/saved-tests', 'post'>,
    }),
  ];
  for (const response of kept) expect(response.ok(), response.url()).toBe(true);
}

/** Opens a page and expects at each width that it fits, and of axe that it finds nothing. */
async function look(page: Page, screen: Screen): Promise<void> {
  const [path] = screen;
  await open(page, screen);
  await expectAccessible(page, `${path}, 1440`);
  await expectFits(page, screen);
  await expectAccessible(page, `${path}, 360`);
  await expectVisibleIn(['dark', 'forced colours'], page, path);
}

/** Expects that nothing needs sideways scrolling, on a phone last. */
async function expectFits(page: Page, [path]: Screen): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${path}, ${width}`);
  }
}

/** Goes to a page as a link does: loading the site for each page would take most of the time. */
async function open(page: Page, [path, last]: Screen): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'));`,
  );
  await expect(page.getByRole('main').getByText(last).first()).toBeVisible();
}

async function expectNoStanding(page: Page): Promise<void> {
  await expect.soft(page.getByText(standing), page.url()).toHaveCount(0);
}

/** Facts about a question are not broken at the end of a line: the next one is on a line of its own. */
async function expectWholeFacts(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  const facts = page.getByRole('article').locator('p > span');
  const lines = await facts.evaluateAll((all) => all.map((fact) => fact.getClientRects().length));
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(lines)).toEqual(new Set([1]));
}

/** On a phone, the names of the tests are not cut: their end tells two of a subject apart. */
async function expectWholeNames(page: Page): Promise<void> {
  const links = page.getByRole('list', { name: 'Tests you have finished' }).getByRole('link');
  const names = links.locator('span').first();
  await expect(names).toBeVisible();
  const cut = await links.evaluateAll((all) =>
    all
      .map((link) => link.firstElementChild!)
      .filter(
        (name) => name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth,
      )
      .map((name) => name.textContent),
  );
  expect.soft(cut).toEqual([]);
}

/** The bars of the months stand on one line, whether the name of a month needs one line or two. */
async function expectOneHeight(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const names = page.getByRole('region', { name: 'Your Improvement' }).getByText(/^\S+ \d{4}$/);
    // Six fit on a phone: the bars of the others come and go a moment after the width has changed.
    const six = expect(names);
    await (width === 360 ? six : six.not).toHaveCount(6);
    const tops = await names.evaluateAll((all) =>
      all.map((name) => name.getBoundingClientRect().y),
    );
    expect(tops.length).toBeGreaterThan(5);
    expect.soft(new Set(tops.map(Math.round)).size, `${width}`).toBe(1);
  }
}

/** The text of a button without a border begins where the heading above it does. */
async function expectTextAligned(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Topic-wise Performance' });
  const heading = await section.getByRole('heading').boundingBox();
  const text = await section.getByText(/^Show all/).boundingBox();
  expect.soft(Math.abs((text?.x ?? 0) - (heading?.x ?? 0))).toBeLessThan(1.5);
}

function resultsPath({ examId, testId, attemptId }: CompletedAttempt): string {
  return `/test-results/${examId}/${testId}?attempt=${attemptId}`;
}
