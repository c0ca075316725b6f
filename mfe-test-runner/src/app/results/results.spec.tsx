import { drawCharts } from '@abhyas/ui/testing';
import { errorBody, renderApp, startServer, type RenderedApp } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildServer, type ResultsResponse } from '../../testing/handlers';
import { App } from '../app';

const network = startServer();
/** Changes the results that the server will return. */
let changeResults: (change: (results: ResultsResponse) => void) => void;
const path = '/test-results/exam-1/test-1';

drawCharts();
beforeEach(() => {
  const { server, handlers } = buildServer();
  server.finished.push('attempt-1');
  changeResults = (change) => change(server.results);
  network.use(...handlers);
});

/** Results of thirty questions: 25 of Reasoning, then five of Arithmetic. */
function haveLongReview(): void {
  changeResults((results) => {
    const [detail] = results.detailedResults;
    if (!detail) throw new Error('A test has a question.');
    results.detailedResults = Array.from({ length: 30 }, (_, index) => ({
      ...detail,
      questionId: `q${index}`,
      subject: index < 25 ? 'Reasoning' : 'Arithmetic',
    }));
  });
}

function open(route: string, state?: unknown): RenderedApp {
  return renderApp(<App />, { route, state, user: {} });
}

const region = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

describe('results', () => {
  it('are not found without an attempt', async () => {
    open(path);
    expect(await screen.findByRole('heading', { name: 'Results not found' })).toBeInTheDocument();
    expect(screen.getByText('Unable to load test results.')).toBeInTheDocument();
  });

  it('ask a visitor to log in', async () => {
    const { currentPath } = renderApp(<App />, { route: `${path}?attempt=attempt-1` });
    await waitFor(() => expect(currentPath()).toMatch(/^\/login\?next=/));
  });

  it.each([
    ['navigation state', path, { attemptId: 'attempt-1' }],
    ['the query', `${path}?attempt=attempt-1`, undefined],
  ])('load the attempt from %s', async (_from, route, state) => {
    open(route, state);
    expect(await screen.findByRole('heading', { name: 'Test Results' })).toBeInTheDocument();
    expect(screen.getByText('Detailed analysis of your performance')).toBeInTheDocument();
  });

  it('of a live test that others still take say what the student did, and when marks come', async () => {
    network.use(
      http.get('http://localhost/api/test/results/attempt-1', () =>
        HttpResponse.json(
          {
            ...errorBody({ code: 'solutions_not_public', message: 'Not over yet.' }),
            solutionsFrom: '2026-01-01T12:30:00.000Z',
            attempt: {
              ...{ attemptId: 'attempt-1', examId: 'exam-1', examName: 'SSC CGL' },
              ...{ testId: 'test-1', title: 'All India Mock', state: 'submitted' },
              ...{ finishedAt: '2026-11-21T05:00:00.000Z', answered: 12, totalQuestions: 20 },
              timeSpent: 754,
            },
          },
          { status: 403 },
        ),
      ),
    );
    open(`${path}?attempt=attempt-1`);
    const heading = await screen.findByRole('heading', { name: 'You have submitted this test' });
    expect(heading).toBeInTheDocument();
    const panel = await region('Marks and solutions come when the last student has finished.');
    expect(panel).toHaveTextContent('Answered12 of 20 questions');
    expect(panel).toHaveTextContent('Time spent12m 34s');
    expect(within(panel).getByRole('link', { name: 'More tests of SSC CGL' })).toHaveAttribute(
      'href',
      '/exam-details/exam-1',
    );
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('show the three figures', async () => {
    open(`${path}?attempt=attempt-1`);
    const overall = await region('Overall Performance');
    expect(overall).toHaveTextContent('This is a good result, and you can still gain marks.60%');
    expect(overall).toHaveTextContent('You scored 12 out of 20 questions correctly');
    expect(overall).toHaveTextContent('Rank 3 of 34, percentile 94');
    expect(overall).toHaveTextContent(
      'You did as well as 94% of students, or better. We compared the first attempts of 34 students on 21 Nov 2026',
    );
    expect(overall).toHaveTextContent('Work on Arithmetic next: 4 of 10 were right there.');
    expect(await region('Accuracy')).toHaveTextContent(
      '67%12 correct, 8 incorrect6 wrong, 2 not answered',
    );
    const time = await region('Time Spent');
    expect(time).toHaveTextContent('12m 34s');
    expect(time).toHaveTextContent('Average 37.7 seconds per question');
    expect(time).toHaveTextContent('You used 62% of your 20 min.');
  });

  it('show marks before the rank where they differ from the count', async () => {
    changeResults(({ testAttempt }) => Object.assign(testAttempt, { marks: 21.5, maxMarks: 40 }));
    open(`${path}?attempt=attempt-1`);
    expect(await region('Overall Performance')).toHaveTextContent(
      '60%21.5 of 40 marksYou scored 12 out of 20 questions correctlyRank 3 of 34',
    );
  });

  it('lead from each count to its questions, with the attempt', async () => {
    const app = open(path, { attemptId: 'attempt-1' });
    const overall = await region('Overall Performance');
    expect(
      within(overall)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['12 right', '6 wrong', '2 not answered']);
    await userEvent.click(within(overall).getByRole('link', { name: '6 wrong' }));
    expect(app.currentPath()).toBe(`${path}?review=wrong`);
    const review = await region('Questions to Review');
    expect(within(review).getByRole('tab', { name: 'Wrong 1' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(within(review).getByRole('heading', { name: 'Questions to Review' })).toHaveFocus();
  });

  it('compare the time of each subject with its part of the time', async () => {
    changeResults(({ detailedResults: [first] }) =>
      Object.assign(first ?? {}, { subject: 'Arithmetic', timeSpent: 500 }),
    );
    open(`${path}?attempt=attempt-1`);
    const use = await region('Time Allotted and Used');
    expect(use).toHaveTextContent('You had 20 min.');
    expect(
      within(use)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Arithmetic8m 20s of 6m 40s1m 40s more than its share',
      'Reasoning1m 20s of 13m 20s12m 0s less than its share',
    ]);
  });

  it('show the score before the rest', async () => {
    const isThere = (name: string) => screen.queryByRole('heading', { name }) !== null;
    let isScoreAlone = false;
    const observer = new MutationObserver(() => {
      isScoreAlone ||= isThere('Overall Performance') && !isThere('What to Do Next');
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const options = { route: `${path}?attempt=attempt-1`, user: {}, isFirstScreen: true };
    renderApp(<App />, options);
    await screen.findByRole('heading', { name: 'What to Do Next' });
    observer.disconnect();
    expect(isScoreAlone).toBe(true);
  });

  it('are in the order of the specification', async () => {
    open(`${path}?attempt=attempt-1`);
    await screen.findByRole('heading', { name: 'What to Do Next' });
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent ?? '');
    const specified = [
      ...['Overall Performance', 'Accuracy', 'Time Spent', 'Subject-wise Performance'],
      ...['Time Distribution', 'Difficulty-wise Performance'],
      ...['AI-Powered Performance Insights', 'Questions to Review'],
    ];
    expect(names.filter((name) => specified.includes(name))).toEqual(specified);
    expect(names.at(-1)).toBe('What to Do Next');
  });

  it('show tiles, and a table for each chart', async () => {
    open(`${path}?attempt=attempt-1`);
    const subjects = await region('Subject-wise Performance');
    expect(subjects).toHaveTextContent('8/10 correct');
    await userEvent.click(within(subjects).getByRole('button', { name: 'Show table' }));
    const row = within(subjects).getByRole('row', { name: /^Arithmetic/ });
    expect(row).toHaveTextContent('Arithmetic4640%');
    const difficulty = await region('Difficulty-wise Performance');
    expect(within(difficulty).getByText('Easy Questions')).toBeInTheDocument();
    // One value is a tile, not a chart.
    expect(difficulty).toHaveTextContent('Easy Questions60%12/20 correct');
    expect(within(difficulty).queryByRole('button')).not.toBeInTheDocument();
    const time = await region('Time Distribution');
    expect(time).toHaveTextContent('Most of your time went to Reasoning: 60%.');
    expect(await within(time).findByText('Arithmetic: 40%')).toBeInTheDocument();
  });

  it('compare the time of each question with the participants’ mean', async () => {
    open(`${path}?attempt=attempt-1`);
    const times = await region('Time per Question');
    expect(times).toHaveTextContent('You were slower than the average on 3 of 3 questions');
    await userEvent.click(within(times).getByRole('button', { name: 'Show table' }));
    expect(within(times).getByRole('row', { name: /^2 / })).toHaveTextContent('240 s25 s');
    const review = await region('Questions to Review');
    expect(within(review).getByRole('article', { name: 'Question 2' })).toHaveTextContent(
      'Your time 40 s, average 25 s',
    );
  });

  it.each([
    [
      { takers: 1 },
      'No rank yetYou are the first to take this test. You get a rank when 20 students have taken it.',
    ],
    [{ takers: 19 }, 'No rank yet19 students have taken this test so far. You get a rank when 20'],
    [
      { marks: 0 },
      'No rankYou get a rank when your marks are above zero. 34 students have taken this test so far.',
    ],
  ])('show no rank for %j, and say why', async (changes, text) => {
    changeResults(({ testAttempt }) => Object.assign(testAttempt, { ranked: false }, changes));
    open(`${path}?attempt=attempt-1`);
    expect(await region('Overall Performance')).toHaveTextContent(text);
    expect(document.body).not.toHaveTextContent(/Rank \d|percentile \d|Top \d/);
  });

  it('show how everyone did, with the own place in it', async () => {
    changeResults((results) => {
      results.cohort = {
        ...{ participants: 34, meanMarks: 41.6, topTenthMarks: 82, ownMarks: 60 },
        distribution: Array.from({ length: 10 }, (_, index) => ({
          ...{ from: index * 10, to: (index + 1) * 10 },
          ...{ participants: index, own: index === 6 },
        })),
      };
    });
    open(`${path}?attempt=attempt-1`);
    const everyone = await region('How Everyone Did');
    expect(everyone).toHaveTextContent(
      '34 students have taken this test. The average of all students is 42% of the marks. The best 10% of students got 82% or more. You got 60%.',
    );
    expect(await within(everyone).findByText(/^You.?6$/)).toBeInTheDocument();
    await userEvent.click(within(everyone).getByRole('button', { name: 'Show table' }));
    expect(within(everyone).getByRole('row', { name: /^60–70%/ })).toHaveTextContent('60–70%6Here');
  });

  it('show the topics, weakest first', async () => {
    open(`${path}?attempt=attempt-1`);
    const topics = await region('Topic-wise Performance');
    expect(topics).toHaveTextContent('Your weakest topic is Ratios: 4 of 10 right.');
    expect(
      within(topics)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ratios40%Arithmetic, 4/10 correct, 2 not answered',
      'Series80%Reasoning, 8/10 correct',
    ]);
  });

  it('link the test to take next from an insight', async () => {
    changeResults(({ aiInsights: [insight] }) =>
      Object.assign(insight ?? {}, {
        link: { examId: 'exam-1', testId: 'test-9', label: 'Ratios, set 1' },
      }),
    );
    open(`${path}?attempt=attempt-1`);
    expect(await screen.findByRole('link', { name: 'Take next: Ratios, set 1' })).toHaveAttribute(
      'href',
      '/mock-test/exam-1/test-9',
    );
    // So does the end of the review.
    const next = await region('What to Do Next');
    expect(next).toHaveTextContent(
      'Practise it with “Ratios, set 1”, which you have not taken yet.',
    );
    expect(within(next).getByRole('link', { name: 'Start Test' })).toHaveAttribute(
      'href',
      '/mock-test/exam-1/test-9',
    );
  });

  it('lead nobody to a review without mistakes', async () => {
    changeResults((results) => {
      Object.assign(results.testAttempt, { correctAnswers: 20, answered: 20, score: 100 });
      for (const detail of results.detailedResults) detail.isCorrect = true;
    });
    open(`${path}?attempt=attempt-1`);
    const overall = await region('Overall Performance');
    expect(overall).toHaveTextContent('Every answer is right.100%');
    expect(overall).toHaveTextContent('Try a harder test next.');
    expect(screen.queryByRole('button', { name: 'Go to the review' })).not.toBeInTheDocument();
  });

  it('name each chart', async () => {
    open(`${path}?attempt=attempt-1`);
    for (const name of ['Subject-wise Performance', 'Time Distribution', 'Time per Question']) {
      const chart = await within(await region(name)).findByLabelText(`${name}, chart`, {
        selector: '[role=group]',
      });
      expect(chart).toBeInTheDocument();
    }
    expect(screen.queryByLabelText(/Highcharts|^Chart/)).not.toBeInTheDocument();
  });

  it('say that there is nobody to compare with', async () => {
    changeResults(({ testAttempt }) =>
      Object.assign(testAttempt, { rank: 1, takers: 1, percentile: 100, ranked: false }),
    );
    open(`${path}?attempt=attempt-1`);
    const overall = await region('Overall Performance');
    expect(overall).toHaveTextContent('No rank yetYou are the first to take this test.');
    expect(screen.queryByText(/Rank 1 of 1/)).not.toBeInTheDocument();
    expect(
      screen.queryByText(/slower than the average|, average |Average time/),
    ).not.toBeInTheDocument();
  });

  it('show which rank a retake would get', async () => {
    changeResults(({ testAttempt }) => Object.assign(testAttempt, { isRetake: true }));
    open(`${path}?attempt=attempt-1`);
    expect(await region('Overall Performance')).toHaveTextContent(
      'Would be rank 3 of 34, percentile 94You took this test before',
    );
  });

  it('say that time ran out', async () => {
    changeResults(({ testAttempt }) => Object.assign(testAttempt, { state: 'expired' }));
    open(`${path}?attempt=attempt-1`);
    expect(await screen.findByText(/time was up on 21 Nov 2026/)).toHaveTextContent(
      'We counted the answers that were saved by then.',
    );
  });

  it('show no invented figures for a test without answers', async () => {
    changeResults((results) => {
      Object.assign(results.testAttempt, { answered: 0, correctAnswers: 0, score: 0, accuracy: 0 });
      for (const detail of results.detailedResults) {
        Object.assign(detail, { selectedOption: null, isCorrect: false, timeSpent: 0 });
      }
      results.timeDistribution = [];
    });
    open(`${path}?attempt=attempt-1`);
    expect(await region('Accuracy')).toHaveTextContent('0%0 correct, 20 incorrect20 not answered');
    expect(await region('Overall Performance')).toHaveTextContent(
      'You did not answer any question.',
    );
    expect(screen.queryByRole('region', { name: /^Time (Dist|per)/ })).not.toBeInTheDocument();
  });

  it('review the mistakes first, and all questions on request', async () => {
    open(`${path}?attempt=attempt-1`);
    const review = await region('Questions to Review');
    expect(within(review).getAllByRole('article')).toHaveLength(2);
    const second = within(review).getByRole('article', { name: 'Question 2' });
    expect(second).toHaveTextContent('Your AnswerNot attempted');
    expect(second).toHaveTextContent('Correct AnswerA. 2');
    expect(second).toHaveTextContent('Explanation: One and one is two.');

    await userEvent.click(within(review).getByRole('button', { name: /Review all 3/ }));
    expect(within(review).getAllByRole('article')).toHaveLength(3);
    await userEvent.click(within(review).getByRole('tab', { name: /^Not answered/ }));
    expect(within(review).getAllByRole('article')).toHaveLength(1);
    await userEvent.click(within(review).getByRole('button', { name: 'Show the first mistakes' }));
    expect(within(review).queryByRole('tab')).not.toBeInTheDocument();
  });

  it('show the pictures of an explanation, also of one without words', async () => {
    changeResults(({ detailedResults: [, second] }) => {
      const figure = { id: 'f-1', alt: 'The solved circuit', width: 200, height: 100 };
      Object.assign(second ?? {}, { explanation: null, explanationFigures: [figure] });
    });
    open(`${path}?attempt=attempt-1`);
    const review = await region('Questions to Review');
    const question = within(review).getByRole('article', { name: 'Question 2' });
    expect(question).toHaveTextContent('Explanation:');
    expect(within(question).getByRole('img', { name: 'The solved circuit' })).toBeVisible();
  });

  it('store the filter in the URL, together with the attempt', async () => {
    const app = open(path, { attemptId: 'attempt-1' });
    const review = await region('Questions to Review');
    await userEvent.click(within(review).getByRole('button', { name: /Review all 3/ }));
    expect(app.currentPath()).toBe(`${path}?review=all`);
    await userEvent.keyboard('{Tab}{Tab}{ArrowRight}');
    expect(within(review).getByRole('tab', { name: 'Wrong 1' })).toHaveFocus();
    expect(app.currentPath()).toBe(`${path}?review=wrong`);
    expect(await region('Questions to Review')).toBeInTheDocument();
  });

  it('open with the filter of the URL, and ignore an unknown one', async () => {
    const { unmount } = open(`${path}?attempt=attempt-1&review=incorrect`);
    const review = await region('Questions to Review');
    expect(within(review).getByRole('tab', { name: 'Wrong or not answered 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    unmount();
    open(`${path}?attempt=attempt-1&review=nonsense`);
    expect(await screen.findByRole('button', { name: /Review all 3/ })).toBeInTheDocument();
  });

  it('count in one way on the whole screen', async () => {
    changeResults((results) => {
      Object.assign(results.testAttempt, { totalQuestions: 3, correctAnswers: 1, answered: 2 });
    });
    open(`${path}?attempt=attempt-1&review=incorrect`);
    expect(await region('Accuracy')).toHaveTextContent(
      '1 correct, 2 incorrect1 wrong, 1 not answered',
    );
    const review = await region('Questions to Review');
    expect(
      within(review)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['All3', 'Wrong or not answered2', 'Wrong1', 'Not answered1', 'Right1', 'Marked0'],
    ]);
    const badges = within(review)
      .getAllByRole('article')
      .map(({ textContent }) => textContent);
    expect(badges.map((text) => /Incorrect|Not answered/.exec(text ?? '')?.[0])).toEqual([
      'Incorrect',
      'Not answered',
    ]);
  });

  it('explain a filter without matching questions', async () => {
    open(`${path}?attempt=attempt-1&review=marked`);
    expect(
      await screen.findByText('You did not mark any question for review.'),
    ).toBeInTheDocument();
  });

  it('show the options of a question on request', async () => {
    open(`${path}?attempt=attempt-1`);
    const question = await screen.findByRole('article', { name: 'Question 1' });
    expect(question).not.toHaveTextContent('C. 4');
    await userEvent.click(within(question).getByText('All options'));
    await within(question).findByText('C.');
    expect(question).toHaveTextContent('C. 4');
  });

  it('show a long review in pages, and all of it before printing', async () => {
    haveLongReview();
    open(`${path}?attempt=attempt-1&review=all`);
    const review = await region('Questions to Review');
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(within(review).getAllByRole('article', { hidden: true })).toHaveLength(30);
  });

  it('show a long review in pages, and by subject', async () => {
    haveLongReview();
    const app = open(`${path}?attempt=attempt-1&review=all&page=2`);
    const review = await region('Questions to Review');
    expect(review).toHaveTextContent('Page 2 of 3: questions 11 to 20');
    expect(await within(review).findByRole('article', { name: 'Question 20' })).toBeInTheDocument();
    await userEvent.click(within(review).getByRole('button', { name: 'Next' }));
    expect(app.currentPath()).toMatch(/&page=3$/);
    await userEvent.selectOptions(within(review).getByLabelText('Subject'), 'Arithmetic');
    expect(app.currentPath()).toMatch(/&review=all&subject=Arithmetic$/);
    expect(within(review).getByRole('tab', { name: 'All 5' })).toBeInTheDocument();
  });

  it.each([
    ['within the filter', 'wrong', 28, /review=wrong&page=3$/],
    ['beyond the subject', 'all&subject=Arithmetic', 17, /review=all&page=2$/],
  ])('jump to a question %s', async (_where, review, number, url) => {
    haveLongReview();
    const app = open(`${path}?attempt=attempt-1&review=${review}`);
    await region('Questions to Review');
    fireEvent.click(screen.getByLabelText(`Question ${number}: wrong`));
    expect(app.currentPath()).toMatch(url);
    expect(document.activeElement).toHaveTextContent(`Question ${number}`);
  });

  it('reach the numbers by one Tab, and each by arrow keys, Home and End', async () => {
    open(`${path}?attempt=attempt-1&review=all`);
    const numbers = within(await screen.findByRole('navigation', { name: 'All questions' }));
    const number = (name: string) => numbers.getByLabelText(name);
    expect(numbers.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    number('Question 1: wrong').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(number('Question 2: not answered')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(number('Question 3: right')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Home}{Enter}');
    expect(screen.getByRole('heading', { name: 'Question 1' })).toHaveFocus();
  });

  it('fold right answers to one line, and unfold them by a press or a jump', async () => {
    open(`${path}?attempt=attempt-1&review=all`);
    const right = await screen.findByRole('article', { name: 'Question 3' });
    expect(within(right).queryByText('Explanation:')).not.toBeInTheDocument();
    await userEvent.click(within(right).getByText('Right'));
    expect(await within(right).findByText('Explanation:')).toBeInTheDocument();
    await userEvent.click(within(right).getByText('Right'));
    await waitFor(() => expect(within(right).queryByText('Explanation:')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Question 3: right' }));
    expect(await within(right).findByText('Explanation:')).toBeInTheDocument();
    expect(right.querySelector('summary')).toHaveFocus();
  });

  it('fold a right answer again by a press that comes before the browser reports the first', async () => {
    open(`${path}?attempt=attempt-1&review=all`);
    const right = await screen.findByRole('article', { name: 'Question 3' });
    const fold = right.querySelector('details')!;
    const badge = within(right).getByText('Right');
    const isReported = new Promise((resolve) => {
      fold.addEventListener(
        'toggle',
        () => {
          badge.click();
          fold.addEventListener('toggle', resolve, { once: true });
        },
        { once: true },
      );
    });
    fireEvent.click(badge);
    expect(fold).toHaveAttribute('open');
    await act(() => isReported);
    await waitFor(() => expect(fold).not.toHaveAttribute('open'));
    expect(within(right).queryByText('Explanation:')).not.toBeInTheDocument();
  });

  it('link to the course and to another test', async () => {
    open(`${path}?attempt=attempt-1`);
    expect(await screen.findByRole('link', { name: 'Go to the Course' })).toHaveAttribute(
      'href',
      '/exam-details/exam-1',
    );
    expect(screen.getByRole('link', { name: 'Try Another Test' })).toHaveAttribute(
      'href',
      '/exam-test-series',
    );
  });

  it('show why they failed to load, and load on Retry', async () => {
    network.use(
      http.get('http://localhost/api/test/results/attempt-1', () => HttpResponse.error(), {
        once: true,
      }),
    );
    open(`${path}?attempt=attempt-1`);
    expect(await screen.findByText('Failed to load test results')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Test Results' })).toBeInTheDocument();
  });

  it('keep Retry and its focus when they fail to load again', async () => {
    network.use(
      http.get('http://localhost/api/test/results/attempt-1', () => HttpResponse.error()),
    );
    open(`${path}?attempt=attempt-1`);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    let fail!: (response: Response) => void;
    const failed = new Promise<Response>((resolve) => {
      fail = resolve;
    });
    network.use(http.get('http://localhost/api/test/results/attempt-1', () => failed));
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    fail(HttpResponse.error());
    await waitFor(() => expect(retry).toBeEnabled());
    expect(retry).toHaveFocus();
  });

  it('link back to a test that is still running', async () => {
    const message = 'This attempt is still in progress; results come after you submit it.';
    network.use(
      http.get('http://localhost/api/test/results/attempt-1', () =>
        HttpResponse.json(errorBody({ message, code: 'attempt_in_progress' }), { status: 409 }),
      ),
    );
    open(`${path}?attempt=attempt-1`);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Resume Test' })).toHaveAttribute(
      'href',
      '/mock-test/exam-1/test-1',
    );
  });

  it('load automatically when the network is back', async () => {
    network.use(
      http.get('http://localhost/api/test/results/attempt-1', () => HttpResponse.error(), {
        once: true,
      }),
    );
    open(`${path}?attempt=attempt-1`);
    expect(await screen.findByText('Failed to load test results')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Test Results' })).toBeInTheDocument();
  });

  it("show the server's message for an attempt that does not exist", async () => {
    const message = 'There is no such attempt of yours.';
    network.use(
      http.get('http://localhost/api/test/results/attempt-1', () =>
        HttpResponse.json(errorBody({ message, code: 'attempt_not_found' }), { status: 404 }),
      ),
    );
    open(`${path}?attempt=attempt-1`);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
