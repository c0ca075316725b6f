import { startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSavedTest, buildTestDetails } from '../../../testing/builders';
import { renderExams } from '../../../testing/render-exams';
import { handlers } from '../../../testing/server';

const server = startServer();
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
      'Not attemptedNo marks',
    ]);
    expect(screen.getByRole('link', { name: 'Start Test' })).toHaveAttribute(
      'href',
      '/mock-test/exam-1/test-2',
    );
    expect(await screen.findByRole('button', { name: 'Saved: Set 1' })).toBeInTheDocument();
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
    const message = 'This test is no longer offered.';
    const refusal = { code: 'test_archived', message };
    server.use(handlers.refusal('/exams/:examId/tests/:testId', 404, refusal));
    renderExams({ route });
    expect(
      await screen.findByRole('heading', { name: 'Test no longer offered' }),
    ).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to All Exams' })).toBeInTheDocument();
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
