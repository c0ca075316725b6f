import type { Page } from '@playwright/test';
import { getJson } from '../support/api.ts';
import { expectSaved, startedAttempt, type StartedAttempt } from '../support/attempt-page.ts';
import { cachedPaths, untilCached } from '../support/cached-releases.ts';
import type { SampleTest } from '../support/completed-attempts.ts';
import { getExam, listExams } from '../support/exams.ts';
import { expectAccessible, expectNoOverflow } from '../support/layout.ts';
import { expect, given, test, then, when } from '../support/test.ts';

type Paper = StartedAttempt['test'];

/** The full test of the sample catalogue whose paper has reasoning with figures. */
async function testWithFigures(): Promise<SampleTest> {
  const exam = (await listExams()).find(({ name }) => name === 'SSC CGL');
  const { tests } = await getExam(exam?._id ?? '');
  const testId = tests.find(({ category }) => category === 'full')?._id ?? '';
  return { examId: exam?._id ?? '', testId };
}

/** The addresses of all pictures of a paper. */
function figuresOf({ questions, passages = [] }: Paper): string[] {
  const figures = [
    ...questions.flatMap((question) => [
      ...(question.figures ?? []),
      ...(question.optionFigures ?? []),
    ]),
    ...passages.flatMap((passage) => passage.figures ?? []),
  ];
  return [...new Set(figures.flatMap((figure) => (figure ? [`/figures/${figure.id}`] : [])))];
}

const storedFigures = async (page: Page) =>
  (await cachedPaths(page)).filter((path) => path.startsWith('/figures/'));

const tile = (page: Page, number: number) =>
  page
    .getByRole('group', { name: 'Question palette' })
    .getByRole('button', { name: new RegExp(`^Question ${number},`) });

async function start(page: Page, { examId, testId }: SampleTest): Promise<StartedAttempt> {
  await page.goto(`/mock-test/${examId}/${testId}`);
  const starting = startedAttempt(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Start Test' }).click();
  return starting;
}

/** Numbers of the questions with pictures as options. */
function numbersWithOptionFigures({ questions }: Paper): number[] {
  return questions.flatMap(({ optionFigures }, index) => (optionFigures ? [index + 1] : []));
}

async function expectPicturesShown(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((it) => it instanceof HTMLImageElement && it.naturalWidth > 0),
      ),
    )
    .toBe(true);
}

test('figure questions are answered offline after a reload, and their pictures leave with the attempt', async ({
  context,
  page,
  loggedIn,
}) => {
  const paper = await given('a paper with figures', testWithFigures);
  const { test: sent, attemptId } = await when('the student starts it', () => start(page, paper));
  const wanted = figuresOf(sent);
  const [first = 0, ...others] = numbersWithOptionFigures(sent);
  const last = others.at(-1) ?? 0;
  expect(wanted.length).toBeGreaterThan(8);
  await then('all of its pictures are stored, although none was shown', async () => {
    await untilCached(page);
    await expect
      .poll(async () => (await storedFigures(page)).toSorted(), { timeout: 60_000 })
      .toEqual(wanted.toSorted());
  });

  await when('the network is away and the page is reloaded', async () => {
    // Otherwise the browser would have the pictures without the worker, too.
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Resume Test' }).click();
  });
  await then('questions with figures show them and are answered', async () => {
    for (const number of [first, last]) {
      await tile(page, number).click();
      await expectPicturesShown(page);
      await page.locator('[data-answer] label').nth(2).click();
      await expect(page.getByRole('radio').nth(2)).toBeChecked();
    }
    await expectNoOverflow(page, 'figures as options');
    await expectAccessible(page, 'figures as options');
  });
  await when('the network is back and they submit', async () => {
    await context.setOffline(false);
    await expectSaved(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
    await expect(page).toHaveURL(/\/test-results\//);
  });
  await then('the answers count, and the pictures are gone', async () => {
    const params = { attemptId };
    const { token } = loggedIn;
    const results = await getJson('/api/test/results/{attemptId}', { params, token });
    const chosen = results.detailedResults.map(({ selectedOption }) => selectedOption);
    expect([chosen[first - 1], chosen[last - 1]]).toEqual([2, 2]);
    await expect.poll(() => storedFigures(page)).toEqual([]);
  });
});

test('the pictures of an open attempt leave the browser with a log-out', async ({
  context,
  page,
  loggedIn,
}) => {
  await given('a student with stored pictures', async () => {
    expect(loggedIn.token).not.toBe('');
    const { test: sent } = await start(page, await testWithFigures());
    await expect
      .poll(async () => (await storedFigures(page)).length, { timeout: 60_000 })
      .toBe(figuresOf(sent).length);
    await page.getByRole('radio').first().check();
    await expectSaved(page);
    await page.close({ runBeforeUnload: false });
  });
  const visit = await context.newPage();
  await when('they log out', async () => {
    await visit.goto('/dashboard');
    await visit.getByRole('button', { name: 'Logout' }).click();
    await expect(visit).toHaveURL('/login');
  });
  await then('no picture is left', () => expect.poll(() => storedFigures(visit)).toEqual([]));
});

test('a browser that can neither load nor store pictures runs the test and says what they show', async ({
  openDevice,
  student,
}) => {
  const page = await openDevice({ token: student.token, serviceWorkers: 'block' });
  let requested = 0;
  await page.clock.install();
  await given('a browser that refuses to store, and pictures that do not load', async () => {
    await page.addInitScript({
      content: `CacheStorage.prototype.open = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));`,
    });
    await page.route('**/figures/*', (route) => {
      requested = performance.now();
      return route.abort();
    });
  });
  const { test: sent } = await start(page, await testWithFigures());
  const [number = 0] = numbersWithOptionFigures(sent);
  const [option] = sent.questions[number - 1]?.optionFigures ?? [];
  await when('they open a question with figures', () => tile(page, number).click());
  await then('it says what the pictures show', async () => {
    const card = page.locator('[data-answer] label').first();
    await expect(card).toContainText('The picture did not load.');
    await expect(card).toContainText(option?.alt ?? 'a description');
    await expectNoOverflow(page, 'pictures that did not load');
    await expectAccessible(page, 'pictures that did not load');
  });
  await then('answers are saved as ever', async () => {
    await page.locator('[data-answer] label').first().click();
    await expectSaved(page);
  });
  await when('pictures load again and they press Try Again', async () => {
    // Now no picture is requested by itself. Those that were must have failed before others load.
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect.poll(() => performance.now() - requested).toBeGreaterThan(2_000);
    await page.unroute('**/figures/*');
    await page.getByRole('button', { name: 'Try Again' }).last().click();
  });
  await then('all pictures are there', async () => {
    await expect(page.getByText('The picture did not load.')).toHaveCount(0);
    await page.clock.resume();
    await expectPicturesShown(page);
    await expect(page.getByRole('radio').first()).toBeChecked();
  });
});
