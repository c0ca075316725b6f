import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildExamDetail, buildSavedTest } from '../../../testing/builders';
import { renderExams } from '../../../testing/render-exams';
import { answers, startServer } from '../../../testing/server';

const server = startServer();
const route = '/exam-details/exam-1';

function rows() {
  return within(screen.getByRole('tabpanel')).getAllByRole('listitem');
}

describe('exam detail', () => {
  it('heads the page with name, price and four tiles', async () => {
    server.use(answers.exam(buildExamDetail()));
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
      'Total Tests4',
      'Test Duration20 min – 1 h',
      'Last UpdatedNovember 2026',
      'PerformanceAdvanced',
    ]);
  });

  it('lists tests by category, every third of the whole list startable', async () => {
    server.use(answers.exam(buildExamDetail()), answers.savedTests([]));
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

  it('opens the tab that the address names', async () => {
    server.use(answers.exam(buildExamDetail()));
    renderExams({ route: `${route}?category=setwise` });
    expect(await screen.findByRole('tab', { name: /Setwise/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(rows()).toHaveLength(2);
  });

  it('says when a category has no tests', async () => {
    server.use(answers.exam(buildExamDetail({ tests: [], testCounts: {} })));
    renderExams({ route });
    expect(await screen.findByText('No tests available in this category')).toBeInTheDocument();
  });

  it('shows the syllabus with question counts', async () => {
    server.use(answers.exam(buildExamDetail()));
    renderExams({ route });
    await userEvent.click(await screen.findByRole('button', { name: 'View Syllabus' }));
    const dialog = screen.getByRole('dialog', { name: 'SSC CGL syllabus' });
    expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Quantitative Aptitude61 questions',
    );
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Percentage40');
  });

  it('sends a visitor who starts a test to log in and on to the test', async () => {
    server.use(answers.exam(buildExamDetail()));
    renderExams({ route });
    const start = await screen.findByRole('link', { name: 'Start Free Trial (3 Tests)' });
    expect(start).toHaveAttribute('href', '/login?next=%2Fmock-test%2Fexam-1%2Ftest-1');
  });

  it('saves a test and takes it off again', async () => {
    server.use(
      answers.exam(buildExamDetail()),
      answers.savedTests([]),
      answers.saveTest(buildSavedTest()),
      answers.removeTest(),
    );
    renderExams({ route, user: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Save: Set 1' }));
    const saved = await screen.findByRole('button', { name: 'Saved: Set 1' });
    expect(saved).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(saved);
    expect(await screen.findByRole('button', { name: 'Save: Set 1' })).toBeInTheDocument();
  });

  it('sends a visitor who saves a test to log in and back, and saves it then', async () => {
    server.use(answers.exam(buildExamDetail()));
    const app = renderExams({ route: `${route}?category=setwise` });
    await userEvent.click(await screen.findByRole('button', { name: 'Save: Set 1' }));
    expect(app.currentPath()).toBe('/login?next=%2Fexam-details%2Fexam-1%3Fcategory%3Dsetwise');
    app.unmount();

    const saved: unknown[] = [];
    server.use(
      answers.savedTests([]),
      http.post('http://localhost/api/user/saved-tests', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json(buildSavedTest(), { status: 201 });
      }),
    );
    renderExams({ route: `${route}?category=setwise`, user: {} });
    expect(await screen.findByRole('button', { name: 'Saved: Set 1' })).toBeInTheDocument();
    expect(saved).toEqual([{ testId: 'test-2' }]);
  });

  it('tells of live tests that are not over', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const liveTests = [
      { _id: 'a', title: 'Past', opensAt: inHours(-3), closesAt: inHours(-1) },
      { _id: 'b', title: 'Present', opensAt: inHours(-1), closesAt: inHours(1) },
      { _id: 'c', title: 'Next', opensAt: inHours(24), closesAt: inHours(36) },
    ];
    server.use(answers.exam(buildExamDetail({ liveTests })));
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

  it('says when there is no such exam', async () => {
    server.use(answers.refusal('/exams/:id', 404));
    renderExams({ route });
    expect(await screen.findByRole('heading', { name: 'Exam not found' })).toBeInTheDocument();
    expect(screen.getByText('The requested exam could not be found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to All Exams' })).toHaveAttribute(
      'href',
      '/exam-test-series',
    );
  });

  it('says kindly when the exam is no longer offered', async () => {
    const message = 'This exam is no longer offered.';
    server.use(answers.refusal('/exams/:id', 404, { code: 'exam_archived', message }));
    renderExams({ route });
    expect(
      await screen.findByRole('heading', { name: 'Exam no longer offered' }),
    ).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to All Exams' })).toBeInTheDocument();
  });

  it('says when the exam cannot be loaded, and tries again', async () => {
    server.use(answers.refusal('/exams/:id', 503));
    renderExams({ route });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load exam details');
    server.use(answers.exam(buildExamDetail()));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'SSC CGL Test Series' })).toBeInTheDocument();
  });
});
