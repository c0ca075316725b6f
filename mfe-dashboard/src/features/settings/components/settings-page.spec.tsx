import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { buildSettings } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const route = '/dashboard/settings';

describe('settings', () => {
  it('has a section for each topic', async () => {
    renderDashboard(route);
    await screen.findByRole('heading', { name: 'Password' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
      'Account',
      'Appearance',
      'Target exams',
      'Password',
      'Where you are logged in',
      'Emails',
      'Your data',
      'Delete your account',
    ]);
  });

  it.each(['/api/user/profile/settings', '/api/user/targets'])(
    'shows what waits for the server together, and the appearance before it: %s',
    async (path) => {
      const asked = jest.fn();
      server.use(
        http.get(`http://localhost${path}`, async () => {
          asked();
          await delay('infinite');
          return HttpResponse.json({});
        }),
      );
      const { queryClient } = renderDashboard(route);
      expect(await screen.findByText('Loading your settings...')).toBeInTheDocument();
      await waitFor(() => {
        const fetching = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
        expect(fetching).toHaveLength(1);
      });
      expect(asked).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('radio', { name: 'Light' })).toBeEnabled();
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    },
  );

  it('shows a load failure and retries in place', async () => {
    server.use(handlers.refusal('/api/user/profile/settings', 503));
    renderDashboard(route);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Your settings could not be loaded');
    expect(screen.getByRole('button', { name: 'Delete My Account' })).toBeInTheDocument();
    server.use(handlers.settings(buildSettings()));
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Password' })).toBeInTheDocument();
  });

  it('explains how to get a password instead of asking for one that does not exist', async () => {
    server.use(handlers.settings(buildSettings({ hasPassword: false })));
    renderDashboard(route);
    for (const name of ['Password', 'Delete your account']) {
      const section = await screen.findByRole('region', { name });
      expect(section).toHaveTextContent(
        'This account has no password yet. Log out and use Forgot your password to set one.',
      );
    }
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete My Account' })).not.toBeInTheDocument();
  });

  it('applies and stores the chosen appearance', async () => {
    renderDashboard(route);
    expect(screen.getByRole('radio', { name: /Same as device/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Dark/ }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: /Same as device/ }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});
