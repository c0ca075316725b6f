import { openAttemptsQuery } from '@abhyas/web-kit';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildAttempt, buildHistory, buildOpenAttempt } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const route = '/dashboard/history';

describe('test history', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows no percentile that says nothing, but how many have taken the test', async () => {
    const attempt = buildAttempt({ percentile: 100, participants: 3, ranked: false });
    server.use(handlers.history(() => buildHistory({ testAttempts: [attempt] })));
    renderDashboard('/dashboard/history');
    const standing = (await screen.findByText('Not ranked')).parentElement;
    expect(standing).toHaveTextContent('Not ranked 3 students so far');
    expect(document.body).not.toHaveTextContent(/Top \d/);
  });

  it('shows one row per finished test', async () => {
    server.use(handlers.history(() => buildHistory()));
    renderDashboard(route);
    const table = await screen.findByRole('table', { name: /Tests you have finished/ });
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual([
      'SSC CGL',
      'Set 1Setwise',
      '20 Nov 2026, 3:00 pm',
      '72%',
      '12m 34s',
      '80%',
      'Top 9% of 240 students',
      'ViewRetake',
    ]);
    expect(within(table).getByRole('link', { name: 'View: Set 1, SSC CGL' })).toHaveAttribute(
      'href',
      '/test-results/exam-1/test-1?attempt=attempt-1',
    );
    expect(within(table).getByRole('link', { name: 'Retake: Set 1, SSC CGL' })).toHaveAttribute(
      'href',
      '/exam-details/exam-1',
    );
    expect(screen.getByText('Showing 1 to 1 of 1 results')).toBeInTheDocument();
  });

  it('shows the marks beside the score where a test gives marks of its own', async () => {
    const attempt = buildAttempt({ score: 0, marks: 60, maxMarks: 80 });
    server.use(handlers.history(() => buildHistory({ testAttempts: [attempt, buildAttempt()] })));
    renderDashboard(route);
    const table = await screen.findByRole('table', { name: /Tests you have finished/ });
    const scores = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[3]?.textContent);
    expect(scores).toEqual(['0%60 of 80 marks', '72%']);
  });

  it('says when the marks of a live test come, in place of figures', async () => {
    const solutionsFrom = new Date(Date.now() - 1000).toISOString();
    const pending = buildAttempt({ score: 0, accuracy: 0, percentile: 0, solutionsFrom });
    server.use(handlers.history(() => buildHistory({ testAttempts: [pending] })));
    renderDashboard(route);
    const table = await screen.findByRole('table', { name: /Tests you have finished/ });
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(3)).toEqual([
      'Marks come when the last student has finished',
      '12m 34s',
      '–',
      '–',
      'View',
    ]);
  });

  it('says so on a phone too', async () => {
    showOnPhone();
    const pending = buildAttempt({ score: 0, solutionsFrom: '2026-01-01T00:00:00.000Z' });
    server.use(handlers.history(() => buildHistory({ testAttempts: [pending] })));
    renderDashboard(route);
    const list = await screen.findByRole('list', { name: 'Tests you have finished' });
    expect(list).toHaveTextContent('Marks come when the last student has finished');
    expect(list).not.toHaveTextContent('%');
  });

  it('shows two lines a test on a phone, and the other columns on request', async () => {
    showOnPhone();
    server.use(handlers.history(() => buildHistory()));
    renderDashboard(route);
    const list = await screen.findByRole('list', { name: 'Tests you have finished' });
    expect(list).not.toHaveTextContent('marks');
    const link = within(list).getByRole('link', { name: 'Set 1 SSC CGL, 20 Nov 2026' });
    expect(link).toHaveAttribute('href', '/test-results/exam-1/test-1?attempt=attempt-1');
    expect(within(list).getByText('72%')).toBeVisible();
    expect(within(list).queryByRole('link', { name: /^Retake/ })).toBeNull();
    await userEvent.click(within(list).getByRole('button', { name: 'Details: Set 1, SSC CGL' }));
    expect(
      within(list)
        .getAllByRole('term')
        .map((term) => term.parentElement?.textContent),
    ).toEqual([
      'TestSet 1, Setwise',
      'Date20 Nov 2026, 3:00 pm',
      'Duration12m 34s',
      'Accuracy80%',
      'PercentileTop 9% of 240 students',
    ]);
    expect(within(list).getByRole('link', { name: 'Retake: Set 1, SSC CGL' })).toBeVisible();
  });

  it('shows the marks on a phone too', async () => {
    showOnPhone();
    const attempt = buildAttempt({ score: 0, marks: -0.67, maxMarks: 100 });
    server.use(handlers.history(() => buildHistory({ testAttempts: [attempt] })));
    renderDashboard(route);
    const list = await screen.findByRole('list', { name: 'Tests you have finished' });
    expect(within(list).getByText('−0.67 of 100 marks')).toBeVisible();
    expect(within(list).getByText('0%')).toBeVisible();
  });

  it('paginates, with the page in the URL', async () => {
    server.use(
      handlers.history((page) =>
        buildHistory({
          testAttempts: [
            buildAttempt({ testId: { _id: 't', title: `Test of page ${page}`, category: 'full' } }),
          ],
          currentPage: page,
          totalPages: 8,
          totalTests: 74,
        }),
      ),
    );
    const app = renderDashboard(route);
    expect(await screen.findByText('Test of page 1')).toBeInTheDocument();
    const pages = screen.getByRole('navigation', { name: 'Pages of your test history' });
    expect(
      within(pages)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1', '2', '3', '4', '5']);
    expect(within(pages).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(within(pages).getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Test of page 2')).toBeInTheDocument();
    expect(screen.getByText('Showing 11 to 20 of 74 results')).toBeInTheDocument();
    expect(app.currentPath()).toBe(`${route}?page=2`);
  });

  it('shows that time ran out for a test that was not submitted', async () => {
    server.use(
      handlers.history(() => buildHistory({ testAttempts: [buildAttempt({ state: 'expired' })] })),
    );
    renderDashboard(route);
    expect(await screen.findByRole('cell', { name: /^Set 1/ })).toHaveTextContent(
      'Set 1SetwiseTime over',
    );
  });

  it('shows the last page for a page number beyond it', async () => {
    server.use(
      handlers.history((page) =>
        buildHistory({
          testAttempts: page === 2 ? [buildAttempt()] : [],
          currentPage: page,
          totalPages: 2,
          totalTests: 11,
        }),
      ),
    );
    const app = renderDashboard(`${route}?page=99`);
    expect(await screen.findByText('Showing 11 to 11 of 11 results')).toBeInTheDocument();
    expect(app.currentPath()).toBe(`${route}?page=2`);
  });

  it('searches, filters and sorts, with everything in the URL', async () => {
    const asked: string[] = [];
    server.use(
      handlers.history((_page, query) => {
        asked.push(query.toString());
        return buildHistory({ totalPages: 3, totalTests: 30 });
      }),
    );
    const app = renderDashboard(`${route}?page=2`);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'tier 1{Enter}');
    expect(app.currentPath()).toBe(`${route}?q=tier+1`);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Exam' }), 'SSC CGL');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Lowest score',
    );
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    const query = 'q=tier+1&examId=exam-1&from=2026-11-01&sort=score';
    expect(app.currentPath()).toBe(`${route}?${query}`);
    await waitFor(() => expect(asked.at(-1)).toBe(`${query}&page=1`));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(app.currentPath()).toBe(`${route}?${query}&page=2`);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(app.currentPath()).toBe(route);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  it('says what is wrong with a filter beside its field, and goes on', async () => {
    server.use(
      handlers.refusal('/api/user/test-history', 400, { from: 'Choose a day of the calendar' }),
    );
    const app = renderDashboard(`${route}?from=junk`);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not search with these words');
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription(
      'Choose a day of the calendar',
    );
    server.use(handlers.history(() => buildHistory()));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(app.currentPath()).toBe(route);
  });

  it('leads back when nothing is found', async () => {
    server.use(
      handlers.history((_page, query) =>
        query.has('q')
          ? buildHistory({ testAttempts: [], totalPages: 0, totalTests: 0 })
          : buildHistory(),
      ),
    );
    renderDashboard(`${route}?q=zzz`);
    expect(await screen.findByRole('heading', { name: 'No test found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all my tests' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('shows a running test on top, also without any history', async () => {
    server.use(
      handlers.history(() => buildHistory({ testAttempts: [], totalPages: 0, totalTests: 0 })),
      handlers.openAttempts([buildOpenAttempt()]),
    );
    renderDashboard(route);
    expect(await screen.findByRole('link', { name: /^Resume/ })).toHaveAttribute(
      'href',
      '/mock-test/exam-1/test-2',
    );
    expect(screen.getByText('43 min left')).toBeInTheDocument();
  });

  it('shows running and finished tests together, so that none moves the others', async () => {
    let answer: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('http://localhost/api/user/test-history', async () => {
        await arrived;
        return HttpResponse.json(buildHistory());
      }),
      handlers.openAttempts([buildOpenAttempt()]),
    );
    const { queryClient } = renderDashboard(route);
    await waitFor(() => {
      expect(queryClient.getQueryState(openAttemptsQuery.queryKey)?.status).toBe('success');
    });
    expect(screen.getByText('Loading your test history...')).toBeInTheDocument();
    expect(screen.queryByText('Your test is running')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Your test is running')).toBeInTheDocument();
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  it('shows an empty state', async () => {
    server.use(
      handlers.history(() => buildHistory({ testAttempts: [], totalPages: 0, totalTests: 0 })),
    );
    renderDashboard(route);
    expect(await screen.findByRole('heading', { name: 'No test history yet' })).toBeInTheDocument();
    expect(screen.getByText('Take your first test to see your history here.')).toBeInTheDocument();
  });

  it('shows a load failure and retries', async () => {
    server.use(handlers.refusal('/api/user/test-history', 503));
    renderDashboard(route);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    server.use(handlers.history(() => buildHistory()));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});

function showOnPhone(): void {
  const real = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(real(query), { matches: query.includes('max-width') }),
    );
}
