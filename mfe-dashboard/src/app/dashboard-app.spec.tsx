import { getToken } from '@abhyas/web-kit';
import { renderApp } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { buildAchievement, buildOpenAttempt, buildProfile } from '../testing/builders';
import { renderDashboard } from '../testing/render-dashboard';
import { handlers, startDashboardServer } from '../testing/server';
import { DashboardApp } from './dashboard-app';

const server = startDashboardServer();

describe('dashboard', () => {
  it('redirects a visitor to the log-in screen and back', () => {
    const app = renderApp(<DashboardApp />, { route: '/dashboard/history?page=2' });
    expect(app.currentPath()).toBe('/login?next=%2Fdashboard%2Fhistory%3Fpage%3D2');
  });

  it('redirects a student with an expired session to the log-in screen', async () => {
    server.use(handlers.refusal('/api/user/profile', 401));
    const app = renderDashboard('/dashboard');
    await waitFor(() => {
      expect(app.currentPath()).toBe('/login?next=%2Fdashboard');
    });
    expect(getToken()).toBeNull();
  });

  it('logs out and goes to the log-in screen', async () => {
    server.use(handlers.success('post', '/api/auth/logout'));
    const app = renderDashboard('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => {
      expect(app.currentPath()).toBe('/login');
    });
    expect(getToken()).toBeNull();
  });

  it('logs out at once, even if the server does not respond', async () => {
    server.use(
      http.post('http://localhost/api/auth/logout', async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    const app = renderDashboard('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => {
      expect(app.currentPath()).toBe('/login');
    });
  });

  it('shows the signed-in user and the current section', async () => {
    renderDashboard('/dashboard/help');
    expect(screen.getByRole('heading', { level: 1, name: 'Help Center' })).toBeInTheDocument();
    expect(screen.getByText('Premium')).toBeInTheDocument();
    expect(screen.getByText('asha@example.org')).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Dashboard' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Dashboard',
      'Profile',
      'Test History',
      'Performance',
      'Saved Tests',
      'Bookmarked Questions',
      'Upcoming Tests',
      'Achievements',
      'Help Center',
      'Settings',
    ]);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Help Center');
    expect(await screen.findByText('Frequently Asked Questions')).toBeInTheDocument();
  });

  it('shows defaults for a profile without name and membership', async () => {
    server.use(handlers.profile(buildProfile({ name: '', membership: '' })));
    renderDashboard('/dashboard/settings', { user: { name: '', membership: '' } });
    expect(screen.getAllByText('User Name')).not.toHaveLength(0);
    expect(screen.getByText('Premium')).toBeInTheDocument();
  });

  it('opens the menu as a drawer and closes it on navigation', async () => {
    renderDashboard('/dashboard/settings');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Help Center' }));
    expect(drawer).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Help Center' })).toBeInTheDocument();
  });

  it('redirects from an unknown page to home', async () => {
    const app = renderDashboard('/dashboard/nowhere');
    await waitFor(() => {
      expect(app.currentPath()).toBe('/dashboard');
    });
  });

  it('shows recent notifications as new until they have been seen', async () => {
    const now = new Date().toISOString();
    server.use(
      handlers.profile(buildProfile({ recentActivity: [] })),
      handlers.achievements([buildAchievement({ unlocked: true, date: now })]),
    );
    renderDashboard('/dashboard/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    expect(await screen.findByText('1 recent notification')).toBeInTheDocument();
    expect(
      screen.getByRole('menuitem', { name: /Achievement unlocked: First Steps/ }),
    ).toHaveAttribute('href', '/dashboard/achievements');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('shows a running test among the notifications, with the way back', async () => {
    server.use(
      handlers.profile(buildProfile({ recentActivity: [] })),
      handlers.openAttempts([buildOpenAttempt()]),
    );
    renderDashboard('/dashboard/settings');
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
    const notice = await screen.findByRole('menuitem', { name: /Tier 1 Mock Test 1 is running/ });
    expect(notice).toHaveTextContent('SSC CGL: Tier 1 Mock Test 1 is runningResume, 43 min left');
    expect(notice).toHaveAttribute('href', '/mock-test/exam-1/test-2');
    // In a landmark, unlike at the end of the page.
    expect(screen.getByRole('menu').closest('header')).not.toBeNull();
  });
});
