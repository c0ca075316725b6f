import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAttempt, buildHistory } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const route = '/dashboard/history';

describe('test history', () => {
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
      'Top 9%',
      'ViewRetake',
    ]);
    expect(within(table).getByRole('link', { name: 'View: Set 1' })).toHaveAttribute(
      'href',
      '/test-results/exam-1/test-1?attempt=attempt-1',
    );
    expect(within(table).getByRole('link', { name: 'Retake: Set 1' })).toHaveAttribute(
      'href',
      '/exam-details/exam-1',
    );
    expect(screen.getByText('Showing 1 to 1 of 1 results')).toBeInTheDocument();
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
      'Set 1SetwiseTime ran out',
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
