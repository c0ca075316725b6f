import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildAchievement } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { answers, startServer } from '../../../testing/server';

const server = startServer();
const route = '/dashboard/achievements';

describe('achievements', () => {
  it('tells what is unlocked, since when, and what is not', async () => {
    server.use(
      answers.achievements([
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

  it('says when there are none', async () => {
    renderDashboard(route);
    expect(await screen.findByRole('heading', { name: 'No achievements yet' })).toBeInTheDocument();
    expect(
      screen.getByText('Complete tests and challenges to earn achievements.'),
    ).toBeInTheDocument();
  });
});
