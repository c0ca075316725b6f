import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { Locator, Page } from '@playwright/test';
import { getJson } from '../support/api.ts';
import { takeTest, type CompletedAttempt, type SampleTest } from '../support/completed-attempts.ts';
import { watchConsole } from '../support/console.ts';
import { getExam, listExams } from '../support/exams.ts';
import { keysOf, rightOption, wrongOption } from '../support/keys.ts';
import { expectAccessible, expectNoOverflow } from '../support/layout.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

type Results = ResponseOf<'/api/test/results/{attemptId}'>;

const questionsPerPage = 10;
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** A whole mock test: the review of its questions has many pages. */
async function mockTest(): Promise<SampleTest> {
  const [first] = await listExams();
  const { _id: examId, tests } = await getExam(first?._id);
  const mock = tests.find(({ category }) => category === 'full');
  if (!mock) throw new Error('The first exam has no whole mock test.');
  return { examId, testId: mock._id };
}

function resultsPath({ examId, testId, attemptId }: CompletedAttempt): string {
  return `/test-results/${examId}/${testId}?attempt=${attemptId}`;
}

/** The results as the page gets them. */
async function openResults(page: Page, taken: CompletedAttempt): Promise<Results> {
  const response = page.waitForResponse(`**/api/test/results/${taken.attemptId}`);
  await page.goto(resultsPath(taken));
  return (await (await response).json()) as Results;
}

/** How many of these elements the page has drawn for the printer, once it has: on a slow machine, charts take long. */
function countOnPaper(page: Page, selector: string): Promise<number> {
  // The last listener sees what the others have drawn.
  return page.evaluate<number>(`new Promise((resolve) => addEventListener('beforeprint', () => {
    resolve(document.querySelectorAll('${selector}').length);
  }))`);
}

test('on a phone, a folded question that is wider than its line fades at the end, a shorter one does not', async ({
  page,
  loggedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const mock = await mockTest();
  const keys = await keysOf([mock]);
  const taken = await takeTest(page.request, loggedIn.token, mock, (question) =>
    rightOption(keys, question),
  );
  await page.route(`**/api/test/results/${taken.attemptId}`, async (route) => {
    const results = (await (await route.fetch()).json()) as Results;
    const [wide, short] = results.detailedResults;
    wide!.question = String.raw`\(\frac{${'a + '.repeat(30)}b}{2}\) is equal to?`;
    short!.question = String.raw`\(2^3\) = ?`;
    await route.fulfill({ json: results });
  });
  await page.goto(`${resultsPath(taken)}&review=all`);
  const review = page.getByRole('region', { name: 'Questions to Review' });
  const maskOf = (number: number) =>
    review
      .getByRole('article', { name: `Question ${number}`, exact: true })
      .locator('summary > :has(.katex)')
      .evaluate((line): string => getComputedStyle(line).maskImage);
  await expect.poll(() => maskOf(1)).toContain('linear-gradient');
  expect(await maskOf(2)).toBe('none');
});

test.describe('while the charts do not come', () => {
  // Its requests pass over routes.
  test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 400 } });

  test('the results are printed all the same, with tables, and the button says that it works', async ({
    page,
    loggedIn,
  }) => {
    const print = page.getByRole('button', { name: 'Print' });
    const taken = await takeTest(page.request, loggedIn.token, await mockTest());
    // Otherwise the page requests them ahead.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openResults(page, taken);
    await expect(page.getByRole('heading', { name: 'What to Do Next' })).toBeVisible();
    await page.route('**/remotes/test-runner/*.js', () => undefined);
    await page.evaluate(`new MutationObserver(([{ target }]) => {
      window.wasBusy ||= target.ariaBusy === 'true';
    }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });`);
    const tables = countOnPaper(page, 'section > table');
    const asked = page.waitForRequest('**/remotes/test-runner/*.js');
    await print.press('Enter');
    await asked;
    expect(await tables).toBeGreaterThan(1);
    expect(await page.evaluate('window.wasBusy')).toBe(true);
    await expect(print).toBeFocused();
  });
});

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, atWidth(viewport.width), () => {
    test.use({ viewport });

    test('a long review is read by keyboard: pages, a jump, back, a subject, and on paper', async ({
      page,
      loggedIn,
    }) => {
      const expectQuietConsole = watchConsole(page);
      const review = page.getByRole('region', { name: 'Questions to Review' });
      const articles = review.getByRole('article');
      const taken = await given('a finished mock test', async () =>
        takeTest(page.request, loggedIn.token, await mockTest()),
      );
      const { detailedResults } = await openResults(page, taken);
      const count = detailedResults.length;
      const pages = Math.ceil(count / questionsPerPage);
      /** On the last page but one. */
      const wanted = count - questionsPerPage - 3;
      const pageOf = (number: number) => Math.ceil(number / questionsPerPage);
      const expectPage = async (number: number, shown = questionsPerPage) => {
        const first = (number - 1) * questionsPerPage + 1;
        await expect(review).toContainText(`Page ${number} of ${pages}: questions ${first} to`);
        await expect(articles).toHaveCount(shown);
      };

      await when('the student opens the review and goes to its second page', async () => {
        await review.getByRole('button', { name: `Review all ${count} questions` }).press('Enter');
        await expectPage(1);
        await review.getByRole('button', { name: 'Next', exact: true }).press('Enter');
      });
      await then('the page begins where they are', async () => {
        await expectPage(2);
        await expect(page).toHaveURL(/&review=all&page=2$/);
        await expect(review.getByText(/^Page 2 of/)).toBeFocused();
        await expect(review.getByText(/^Page 2 of/)).toBeInViewport();
      });

      const numbers = review.getByRole('navigation', { name: 'All questions' });
      const numberOf = (number: number) =>
        numbers.getByRole('button', { name: new RegExp(`^Question ${number}:`) });
      await when('they go to the end of the numbers, and press one far below', async () => {
        await expectNoOverflow(page, 'the numbers of the questions');
        await expectAccessible(page, 'the numbers of the questions');
        await numbers.locator('button[tabindex="0"]').press('End');
        await expect(numberOf(count)).toBeFocused();
        await expect(numberOf(count)).toBeInViewport({ ratio: 1 });
        await numberOf(wanted).press('Enter');
      });
      await then('it is there, with the focus, and under nothing that stays in view', async () => {
        await expectPage(pageOf(wanted));
        await expect(page).toHaveURL(new RegExp(`&page=${pageOf(wanted)}$`));
        await expect(page.locator(':focus')).toContainText(`Question ${wanted}`);
        await expect(numberOf(wanted)).toHaveAttribute('aria-current', 'true');
        await expect(numberOf(wanted)).toBeInViewport({ ratio: 1 });
        const bottom = async (part: Locator) => {
          const { y, height } = (await part.boundingBox())!;
          return y + height;
        };
        const heading = review.getByRole('heading', { name: `Question ${wanted}`, exact: true });
        const { y } = (await heading.boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(await bottom(review.getByRole('tablist')));
        expect(y).toBeLessThan(viewport.height / 2);
      });

      await then('on a wide screen, the numbers take none of its height', async () => {
        const left = (await numbers.boundingBox())!.x;
        const question = (await review.getByRole('article').first().boundingBox())!;
        const isBeside = left >= question.x + question.width;
        expect(isBeside).toBe(viewport.width >= 1024);
      });

      await then('the back button leads to where they were, page by page', async () => {
        await page.goBack();
        await expectPage(2);
        await page.goBack();
        await expectPage(1);
        await expect(page).toHaveURL(/&review=all$/);
      });

      const subject = detailedResults.at(-1)?.subject ?? '';
      const ofSubject = detailedResults.filter((one) => one.subject === subject);
      const wrong = ofSubject.filter(
        ({ isCorrect, selectedOption }) => !isCorrect && selectedOption !== null,
      );
      await when('they choose a subject, and the wrong answers in it', async () => {
        const choice = review.getByLabel('Subject');
        await articles.nth(3).scrollIntoViewIfNeeded();
        await choice.focus();
        const isSeen = choice.evaluate((it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return it.ownerDocument.elementFromPoint(x + width / 2, y + height / 2) === it;
        });
        expect(await isSeen, 'what has the focus is not under the filters').toBe(true);
        await choice.selectOption(subject);
        await review.getByRole('tab', { name: `All ${ofSubject.length}` }).focus();
        await page.keyboard.press('ArrowRight');
      });
      await then('only those are there, also after a reload', async () => {
        for (const reload of [() => Promise.resolve(), () => page.reload()]) {
          await reload();
          await expect(review.getByRole('tab', { selected: true })).toHaveText(
            `Wrong${wrong.length}`,
          );
          await expect(articles).toHaveCount(Math.min(wrong.length, questionsPerPage));
          await expect(articles.filter({ hasText: subject })).toHaveCount(await articles.count());
        }
      });

      await when('they unfold the first right answer', async () => {
        await review.getByRole('tab', { name: /^Right/ }).press('Enter');
        await expect(articles.first()).not.toContainText('All options');
        await articles.first().locator('summary').first().press('Enter');
      });
      await then('it is there in full, until they fold it', async () => {
        await expect(articles.first()).toContainText('All options');
        await articles.first().locator('summary').first().press('Enter');
        await expect(articles.first()).not.toContainText('All options');
        await page.goBack();
      });

      await when('they go back to all questions', async () => {
        await page.goBack();
        await page.goBack();
        await expectPage(1);
      });
      await then('a printout has them all, and the screen its page', async () => {
        const printed = countOnPaper(page, 'article');
        await page.getByRole('button', { name: 'Print' }).press('Enter');
        expect(await printed).toBe(count);
        await expectPage(1);
        expectQuietConsole();
      });
    });

    test('an insight leads by keyboard to the very test to take next', async ({
      page,
      loggedIn,
    }) => {
      const insights = page.getByRole('region', { name: /Insights$/ });
      const { token } = loggedIn;
      const mock = await mockTest();
      const { tests } = await getExam(mock.examId);
      const weakest = tests.find(({ _id }) => _id === mock.testId)?.subjects[0] ?? '';
      const taken = await given('a student with one weak subject', async () => {
        const keys = await keysOf([mock]);
        return takeTest(page.request, token, mock, (question) =>
          question.subject === weakest ? wrongOption(keys, question) : rightOption(keys, question),
        );
      });

      const link = await when('they read the insights', async () => {
        const { aiInsights } = await openResults(page, taken);
        const insight = aiInsights.find(({ title }) => title.startsWith('Weakest subject'));
        expect(insight?.title).toContain(weakest);
        return insight!.link!;
      });
      const next = tests.find(({ _id }) => _id === link.testId)!;
      await then('the weakest subject names a test of it that they have not taken', async () => {
        expect(link.testId).not.toBe(taken.testId);
        expect(next.subjects).toEqual([weakest]);
        await expect(
          insights.getByRole('listitem').filter({ hasText: weakest }).first(),
        ).toContainText(`Take next: ${link.label}`);
      });
      await then('so does the end of the review', async () => {
        const end = page.getByRole('region', { name: 'What to Do Next' });
        await expect(end).toContainText(`Practise it with “${link.label}”`);
        await expect(end.getByRole('link', { name: 'Start Test' })).toHaveAttribute(
          'href',
          `/mock-test/${taken.examId}/${link.testId}`,
        );
      });

      await when('they follow it', async () => {
        await insights
          .getByRole('link', { name: `Take next: ${link.label}` })
          .first()
          .press('Enter');
        await expect(page).toHaveURL(`/mock-test/${taken.examId}/${next._id}`);
      });
      const dialog = page.getByRole('dialog');
      await then('they see what the test is before its clock runs', async () => {
        await expect(dialog).toContainText(next.title);
        await expectNoOverflow(page, 'instructions');
        await expectAccessible(page, 'instructions');
        expect(await getJson('/api/user/open-attempts', { token })).toEqual([]);
      });

      await when('they start it', () =>
        dialog.getByRole('button', { name: 'Start Test' }).press('Enter'),
      );
      await then('that test runs', async () => {
        await expect(page.getByRole('heading', { level: 2, name: /^Question 1 of/ })).toBeVisible();
        const running = await getJson('/api/user/open-attempts', { token });
        expect(running.map(({ testId }) => testId)).toEqual([next._id]);
      });
    });
  });
}
