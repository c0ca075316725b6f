import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildAchievement } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const route = '/dashboard/achievements';

describe('achievements', () => {
  it('shows unlocked achievements with their date, and locked ones', async () => {
    server.use(
      handlers.achievements([
        buildAchievement({ unlocked: true, date: '2026-10-02T09:00:00.000Z' }),
        buildAchievement({ id: 'streak', icon: '🔥', title: 'On a Roll' }),
      ]),
    );
    renderDashboard(route);
    const first = (await screen.findByRole('heading', { name: 'First Steps' })).closest('li');
    expect(first).toHaveTextContent('Unlocked on 2 Oct 2026');
    const second = screen.getByRole('heading', { name: 'On a Roll' }).closest('li');
    expect(second).toHaveTextContent('Locked');
    expect(screen.getByText('1 of 2 unlocked')).toBeInTheDocument();
  });

  it('shows an empty state', async () => {
    renderDashboard(route);
    expect(await screen.findByRole('heading', { name: 'No achievements yet' })).toBeInTheDocument();
    expect(
      screen.getByText('Complete tests and challenges to earn achievements.'),
    ).toBeInTheDocument();
  });
});
