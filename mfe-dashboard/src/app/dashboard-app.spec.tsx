import { describe, expect, it } from '@jest/globals';
import { getToken } from '@abhyas/web-kit';
import { renderApp } from '@abhyas/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { buildAchievement, buildProfile } from '../testing/builders';
import { renderDashboard } from '../testing/render-dashboard';
import { answers, startServer } from '../testing/server';
import { DashboardApp } from './dashboard-app';

const server = startServer();

describe('dashboard', () => {
  it('sends a visitor to log in and back', () => {
    const app = renderApp(<DashboardApp />, { route: '/dashboard/history?page=2' });
    expect(app.currentPath()).toBe('/login?next=%2Fdashboard%2Fhistory%3Fpage%3D2');
  });

  it('sends a student whose session has ended to log in', async () => {
    server.use(answers.refusal('/api/user/profile', 401));
    const app = renderDashboard('/dashboard');
    await waitFor(() => {
      expect(app.currentPath()).toBe('/login?next=%2Fdashboard');
    });
    expect(getToken()).toBeNull();
  });

  it('logs out and leads to the log-in screen', async () => {
    server.use(answers.success('post', '/api/auth/logout'));
    const app = renderDashboard('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => {
      expect(app.currentPath()).toBe('/login');
    });
    expect(getToken()).toBeNull();
  });

  it('logs out at once, although the server does not answer', async () => {
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

  it('says who is signed in and where', async () => {
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
      'Upcoming Tests',
      'Achievements',
      'Help Center',
      'Settings',
    ]);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Help Center');
    expect(await screen.findByText('Frequently Asked Questions')).toBeInTheDocument();
  });

  it('fills in for a profile without name and membership', async () => {
    server.use(answers.profile(buildProfile({ name: '', membership: '' })));
    renderDashboard('/dashboard/settings', { user: { name: '', membership: '' } });
    expect(screen.getAllByText('User Name')).not.toHaveLength(0);
    expect(screen.getByText('Premium')).toBeInTheDocument();
  });

  it('opens the menu as a drawer and closes it on the way', async () => {
    renderDashboard('/dashboard/settings');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Help Center' }));
    expect(drawer).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Help Center' })).toBeInTheDocument();
  });

  it('leads from an unknown page home', async () => {
    const app = renderDashboard('/dashboard/nowhere');
    await waitFor(() => {
      expect(app.currentPath()).toBe('/dashboard');
    });
  });

  it('lists recent notices behind the bell until they have been seen', async () => {
    const now = new Date().toISOString();
    server.use(
      answers.profile(buildProfile({ recentActivity: [] })),
      answers.achievements([buildAchievement({ unlocked: true, date: now })]),
    );
    renderDashboard('/dashboard/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    expect(
      screen.getByRole('menuitem', { name: /Achievement unlocked: First Steps/ }),
    ).toHaveAttribute('href', '/dashboard/achievements');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });
});
