import { openAttemptsQuery } from '@abhyas/web-kit';
import { startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  buildAttemptedTest,
  buildOpenAttempt,
  buildPattern,
  buildSavedTest,
  buildTestDetails,
} from '../../../testing/builders';
import { renderExams } from '../../../testing/render-exams';
import { handlers, noAttempts } from '../../../testing/server';

const server = startServer(...noAttempts);
const route = '/test-details/exam-1/test-2';

describe('test details', () => {
  it("shows the test's content and marking", async () => {
    server.use(handlers.test(buildTestDetails()), handlers.savedTests([buildSavedTest()]));
    renderExams({ route, user: {} });
    expect(await screen.findByRole('heading', { level: 1, name: 'Set 1' })).toBeInTheDocument();
    const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(facts).toEqual([
      'Questions20',
      'Duration25 min',
      'DifficultyModerate',
      'Quantitative Aptitude12 questions',
      'English8 questions',
      'Right answer+2 marks',
      'Wrong answer−1/2 mark',
      'Not answeredNo marks',
    ]);
    expect(screen.getByRole('link', { name: 'Start Test' })).toHaveAttribute(
      'href',
      '/mock-test/exam-1/test-2',
    );
    expect(await screen.findByRole('button', { name: 'Saved: Set 1' })).toBeInTheDocument();
  });

  function facts(): (string | null | undefined)[] {
    return screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  }

  it('shows locked sections with their times, and the maximum marks', async () => {
    server.use(
      handlers.test(buildTestDetails({ questions: 65, pattern: buildPattern() })),
      handlers.savedTests([]),
    );
    renderExams({ route, user: {} });
    expect(await screen.findByRole('heading', { name: 'Sections' })).toBeInTheDocument();
    expect(facts()).toEqual([
      ...['Questions65', 'Maximum marks65', 'Duration25 min', 'DifficultyModerate'],
      ...['English Language30 questions, 20 min', 'Reasoning Ability35 questions, 20 min'],
      ...['Right answer+2 marks', 'Wrong answer−1/2 mark', 'Not answeredNo marks'],
    ]);
    expect(screen.getByText(/^Each section has its own time/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Subjects' })).not.toBeInTheDocument();
  });

  it('shows the marks of every kind of questions where they differ', async () => {
    const pattern = buildPattern({
      sections: [{ name: 'Physics', questions: 25, seconds: null }],
      markings: [
        { kind: 'single', questions: 20, correct: '4', wrong: '-1' },
        { kind: 'multiple', questions: 1, correct: '2', wrong: '-2/3' },
        { kind: 'numeric', questions: 4, correct: '4', wrong: '0' },
      ],
    });
    server.use(handlers.test(buildTestDetails({ pattern })), handlers.savedTests([]));
    renderExams({ route, user: {} });
    const marking = await screen.findByRole('region', { name: 'How it is marked' });
    expect(
      within(marking)
        .getAllByRole('term')
        .map((term) => term.parentElement?.textContent),
    ).toEqual([
      '20 questions with one right optionRight +4, wrong −1',
      '1 question with one or more right optionsRight +2, wrong −2/3',
      '4 questions with a number as the answerRight +4, wrong 0',
    ]);
    expect(marking).not.toHaveTextContent('1 correct answer');
    expect(screen.getByRole('heading', { name: 'Subjects' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Sections' })).not.toBeInTheDocument();
  });

  it('resumes a running test instead of starting it', async () => {
    server.use(
      handlers.test(buildTestDetails()),
      handlers.savedTests([]),
      handlers.openAttempts([buildOpenAttempt()]),
      handlers.attemptedTests([
        buildAttemptedTest({ attempts: 0, open: true, lastAttemptId: null, lastScore: null }),
      ]),
    );
    renderExams({ route, user: {} });
    expect(await screen.findByRole('link', { name: /^Resume, 43 min left/ })).toHaveAttribute(
      'href',
      '/mock-test/exam-1/test-2',
    );
    expect(screen.getByText('This test is running.').parentElement).toHaveTextContent(
      'You have answered 7 of 20 questions.',
    );
    expect(screen.queryByRole('link', { name: 'Start Test' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /last result/ })).not.toBeInTheDocument();
  });

  it('offers no start before it is known whether the test is running', async () => {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    server.use(
      handlers.test(buildTestDetails()),
      handlers.savedTests([]),
      http.get('*/api/user/open-attempts', async () => {
        await promise;
        return HttpResponse.json([buildOpenAttempt()]);
      }),
    );
    const { queryClient } = renderExams({ route, user: {} });
    await waitFor(() => {
      const fetching = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
      expect(fetching.map(({ queryKey }) => queryKey)).toEqual([openAttemptsQuery.queryKey]);
    });
    expect(screen.getByText('Loading test details...')).toBeInTheDocument();
    resolve();
    expect(await screen.findByRole('link', { name: /^Resume/ })).toBeInTheDocument();
  });

  it('shows the last result, and the best of several', async () => {
    server.use(
      handlers.test(buildTestDetails()),
      handlers.savedTests([]),
      handlers.attemptedTests([buildAttemptedTest()]),
    );
    renderExams({ route, user: {} });
    const result = await screen.findByRole('region', { name: 'Your last result: 72%' });
    expect(result).toHaveTextContent('3 Nov 2026, best 80% in 2 attempts');
    expect(within(result).getByRole('link', { name: 'View Results' })).toHaveAttribute(
      'href',
      '/test-results/exam-1/test-2?attempt=attempt-9',
    );
    expect(screen.getByRole('link', { name: 'Start Test' })).toBeInTheDocument();
  });

  it('shows the test if the last result could not be loaded', async () => {
    server.use(
      handlers.test(buildTestDetails()),
      handlers.savedTests([]),
      handlers.refusal('/api/user/attempted-tests', 503),
    );
    renderExams({ route, user: {} });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your last result could not be loaded');
    expect(screen.getByRole('link', { name: 'Start Test' })).toBeInTheDocument();
    // It appears later than the details, and moves none of them.
    const details = screen.getByRole('region', { name: 'How it is marked' });
    expect(details.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    server.use(handlers.attemptedTests([buildAttemptedTest()]));
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: /72%/ })).toBeInTheDocument();
  });

  it('redirects a visitor to the log-in screen before the test', async () => {
    server.use(handlers.test(buildTestDetails()));
    renderExams({ route });
    expect(await screen.findByRole('link', { name: 'Start Test' })).toHaveAttribute(
      'href',
      '/login?next=%2Fmock-test%2Fexam-1%2Ftest-2',
    );
  });

  it('shows that there is no such test', async () => {
    server.use(handlers.refusal('/exams/:examId/tests/:testId', 404));
    renderExams({ route });
    expect(await screen.findByRole('heading', { name: 'Test not found' })).toBeInTheDocument();
  });

  it('shows that the test is no longer offered', async () => {
    const refusal = { code: 'test_archived', message: 'Gone.' };
    server.use(handlers.refusal('/exams/:examId/tests/:testId', 404, refusal));
    renderExams({ route });
    expect(
      await screen.findByRole('heading', { name: 'Test no longer offered' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/your results are in your test history/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to All Exams' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Test History' })).toHaveAttribute(
      'href',
      '/dashboard/history',
    );
  });

  it('shows a load failure and retries', async () => {
    server.use(handlers.refusal('/exams/:examId/tests/:testId', 503));
    renderExams({ route });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load test');
    server.use(handlers.test(buildTestDetails()));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Set 1' })).toBeInTheDocument();
  });
});
