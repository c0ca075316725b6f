import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSavedTest } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const route = '/dashboard/saved';

describe('saved tests', () => {
  it('shows each test with its details and starts it', async () => {
    server.use(handlers.savedTests([buildSavedTest()]));
    renderDashboard(route);
    const item = (await screen.findByRole('heading', { name: /Set 2/ })).closest('li');
    expect(item).toHaveTextContent(
      'Set 2ModerateSSC CGLSetwise20 questions25 minSaved on 20 Nov 2026',
    );
    expect(screen.getByRole('link', { name: 'Start Test: Set 2, SSC CGL' })).toHaveAttribute(
      'href',
      '/mock-test/exam-1/test-2',
    );
  });

  it('removes a test once the server has removed it', async () => {
    server.use(
      handlers.savedTests([buildSavedTest()]),
      handlers.success('delete', '/api/user/saved-tests/:id'),
    );
    renderDashboard(route);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Set 2, SSC CGL' }));
    expect(await screen.findByRole('heading', { name: 'No saved tests yet' })).toBeInTheDocument();
    expect(screen.getByText('Save tests to access them later from here.')).toBeInTheDocument();
    expect(screen.getByText('“SSC CGL: Set 2” is no longer saved.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo: remove Set 2' })).toHaveFocus();
  });

  it('undoes a removal', async () => {
    server.use(
      handlers.savedTests([buildSavedTest()]),
      handlers.success('delete', '/api/user/saved-tests/:id'),
      handlers.success('post', '/api/user/saved-tests', buildSavedTest()),
    );
    renderDashboard(route);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Set 2, SSC CGL' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: remove Set 2' }));
    expect(
      await screen.findByRole('button', { name: 'Remove: Set 2, SSC CGL' }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/is no longer saved/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('keeps a test that could not be removed and shows an error', async () => {
    server.use(
      handlers.savedTests([buildSavedTest()]),
      handlers.refusal('/api/user/saved-tests/:id', 503),
    );
    renderDashboard(route);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Set 2, SSC CGL' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be removed');
  });
});
