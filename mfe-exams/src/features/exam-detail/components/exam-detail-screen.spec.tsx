import { startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  buildExamDetail,
  buildLongExam,
  buildOpenAttempt,
  buildSavedTest,
} from '../../../testing/builders';
import { renderExams } from '../../../testing/render-exams';
import { handlers, noAttempts } from '../../../testing/server';

const server = startServer(...noAttempts);
const route = '/exam-details/exam-1';

function rows() {
  return within(screen.getByRole('tabpanel')).getAllByRole('listitem');
}

describe('exam detail', () => {
  it('shows name, price and four tiles at the top', async () => {
    server.use(handlers.exam(buildExamDetail()));
    renderExams({ route });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'SSC CGL Test Series' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buy Now ₹1,499' })).toHaveAttribute(
      'href',
      '/?subject=Buy%20SSC%20CGL%20Test%20Series#contact',
    );
    expect(screen.getByRole('link', { name: 'Back to All Exams' })).toHaveAttribute(
      'href',
      '/exam-test-series',
    );
    const tiles = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(tiles).toEqual([
      'Total Tests4by chapter, topic and set',
      'Test Duration20 min – 1 hfor one test',
      'Last UpdatedNovember 2026when tests last changed',
      'PerformanceAdvancedmarks by subject, time, and your rank',
    ]);
  });

  it('names the categories of the exam', async () => {
    server.use(handlers.exam(buildExamDetail({ examCategories: ['SSC', 'Engineering'] })));
    renderExams({ route });
    expect(await screen.findByText('Engineering')).toBeInTheDocument();
    expect(screen.getByText('SSC')).toBeInTheDocument();
  });

  it('waits for what the student has done, so that nothing moves when it comes', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      handlers.exam(buildExamDetail()),
      handlers.savedTests([]),
      http.get('http://localhost/api/user/open-attempts', async () => {
        await asked;
        return HttpResponse.json([buildOpenAttempt()]);
      }),
    );
    const app = renderExams({ route, user: {} });
    await waitFor(() => {
      expect(app.queryClient.getQueryData(['catalogue', 'exam', 'exam-1'])).toBeDefined();
    });
    expect(screen.queryByRole('heading', { name: 'Tests' })).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('list', { name: 'Tests in progress' })).toBeInTheDocument();
  });

  it('lists tests by category, with a start link on every third of the whole list', async () => {
    server.use(handlers.exam(buildExamDetail()), handlers.savedTests([]));
    const app = renderExams({ route, user: {} });
    const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(tabs).toEqual(['All Tests4', 'Chapterwise2', 'Setwise2']);
    const actions = rows().map((row) => within(row).getByRole('link').getAttribute('href'));
    expect(actions).toEqual([
      '/mock-test/exam-1/test-1',
      '/test-details/exam-1/test-2',
      '/test-details/exam-1/test-3',
      '/mock-test/exam-1/test-4',
    ]);
    expect(rows()[3]).toHaveTextContent('1 question1 h 30 min');

    await userEvent.click(screen.getByRole('tab', { name: /Chapterwise/ }));
    expect(app.currentPath()).toBe(`${route}?category=chapterwise`);
    expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Start Test',
      'Start Test',
    ]);
  });

  it('opens the tab from the URL', async () => {
    server.use(handlers.exam(buildExamDetail()));
    renderExams({ route: `${route}?category=setwise` });
    expect(await screen.findByRole('tab', { name: /Setwise/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(rows()).toHaveLength(2);
  });

  it('shows that a category has no tests', async () => {
    server.use(handlers.exam(buildExamDetail({ tests: [], testCounts: {} })));
    renderExams({ route });
    expect(await screen.findByText('No tests available in this category')).toBeInTheDocument();
  });

  it('shows the syllabus with question counts', async () => {
    server.use(handlers.exam(buildExamDetail()));
    renderExams({ route });
    await userEvent.click(await screen.findByRole('button', { name: 'View Syllabus' }));
    const dialog = screen.getByRole('dialog', { name: 'SSC CGL syllabus' });
    expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Quantitative Aptitude61 questions',
    );
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Percentage40');
  });

  it('redirects a visitor who starts a test to the log-in screen and then to the test', async () => {
    server.use(handlers.exam(buildExamDetail()));
    renderExams({ route });
    const start = await screen.findByRole('link', { name: 'Start Free Trial (3 Tests)' });
    expect(start).toHaveAttribute('href', '/login?next=%2Fmock-test%2Fexam-1%2Ftest-1');
  });

  it('saves a test and removes it again', async () => {
    server.use(
      handlers.exam(buildExamDetail()),
      handlers.savedTests([]),
      handlers.saveTest(buildSavedTest()),
      handlers.removeTest(),
    );
    renderExams({ route, user: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Save: Set 1' }));
    const saved = await screen.findByRole('button', { name: 'Saved: Set 1' });
    expect(saved).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(saved);
    expect(await screen.findByRole('button', { name: 'Save: Set 1' })).toBeInTheDocument();
  });

  it('redirects a visitor who saves a test to the log-in screen and back, then saves it', async () => {
    server.use(handlers.exam(buildExamDetail()));
    const app = renderExams({ route: `${route}?category=setwise` });
    await userEvent.click(await screen.findByRole('button', { name: 'Save: Set 1' }));
    expect(app.currentPath()).toBe('/login?next=%2Fexam-details%2Fexam-1%3Fcategory%3Dsetwise');
    app.unmount();

    const saved: unknown[] = [];
    server.use(
      handlers.savedTests([]),
      http.post('http://localhost/api/user/saved-tests', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json(buildSavedTest(), { status: 201 });
      }),
    );
    renderExams({ route: `${route}?category=setwise`, user: {} });
    expect(await screen.findByRole('button', { name: 'Saved: Set 1' })).toBeInTheDocument();
    expect(saved).toEqual([{ testId: 'test-2' }]);
  });

  it('counts down to a live test that is close, and leads to its lobby', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const liveTests = [
      { _id: 'near', title: 'Near', opensAt: inMinutes(5), closesAt: inMinutes(60) },
      { _id: 'hour', title: 'Hour', opensAt: inMinutes(45), closesAt: inMinutes(90) },
      { _id: 'far', title: 'Far', opensAt: inMinutes(120), closesAt: inMinutes(180) },
    ];
    server.use(handlers.exam(buildExamDetail({ liveTests })));
    renderExams({ route });
    expect(await screen.findByText(/starts in [45]:\d\d$/)).toBeInTheDocument();
    expect(screen.getByText(/starts in 4[45] min$/)).toBeInTheDocument();
    expect(screen.getAllByText(/starts in/)).toHaveLength(2);
    const lobbies = screen.getAllByRole('link', { name: /^Enter lobby/ });
    expect(lobbies.map((link) => link.getAttribute('href'))).toEqual([
      '/test-details/exam-1/near/lobby',
    ]);
  });

  it('shows live tests that are not over', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const liveTests = [
      { _id: 'a', title: 'Past', opensAt: inHours(-3), closesAt: inHours(-1) },
      { _id: 'b', title: 'Present', opensAt: inHours(-1), closesAt: inHours(1) },
      { _id: 'c', title: 'Next', opensAt: inHours(24), closesAt: inHours(36) },
    ];
    server.use(handlers.exam(buildExamDetail({ liveTests })));
    renderExams({ route });
    const list = await screen.findByRole('list', { name: 'Live tests' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'PresentOpen now',
      'NextLive test',
    ]);
    expect(within(list).getByRole('link', { name: 'View Details: Next' })).toHaveAttribute(
      'href',
      '/test-details/exam-1/c',
    );
  });

  it('says what is free, and that buying adds nothing yet', async () => {
    server.use(handlers.exam(buildLongExam()));
    renderExams({ route });
    const buy = await screen.findByRole('link', { name: 'Buy Now ₹1,499' });
    expect(buy).toHaveAccessibleDescription(
      'Free with an account: all 64 tests. You can start 22 of them on this page. To start another one, press View Details. If you buy the series, you get no more tests today. Press Buy Now, and our team will contact you. You do not pay on this website.',
    );
  });

  it('shows that there is no such exam', async () => {
    server.use(handlers.refusal('/exams/:id', 404));
    renderExams({ route });
    expect(await screen.findByRole('heading', { name: 'Exam not found' })).toBeInTheDocument();
    expect(screen.getByText('The requested exam could not be found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to All Exams' })).toHaveAttribute(
      'href',
      '/exam-test-series',
    );
  });

  it('shows that the exam is no longer offered', async () => {
    server.use(handlers.refusal('/exams/:id', 404, { code: 'exam_archived', message: 'Gone.' }));
    renderExams({ route });
    expect(
      await screen.findByRole('heading', { name: 'Exam no longer offered' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/your results are in your test history/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to All Exams' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Test History' })).toHaveAttribute(
      'href',
      '/dashboard/history',
    );
  });

  it('shows a load failure and retries', async () => {
    server.use(handlers.refusal('/exams/:id', 503));
    renderExams({ route });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load exam details');
    server.use(handlers.exam(buildExamDetail()));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'SSC CGL Test Series' })).toBeInTheDocument();
  });
});
