import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildUpcomingTest } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { answers, startServer } from '../../../testing/server';

const server = startServer();
const route = '/dashboard/upcoming';

describe('upcoming tests', () => {
  it('registers for a test, which then leads to its details', async () => {
    server.use(
      answers.upcomingTests([buildUpcomingTest()]),
      answers.success('post', '/api/user/upcoming-tests/:id/register'),
    );
    renderDashboard(route);
    const item = (await screen.findByRole('heading', { name: /All India Mock/ })).closest('li');
    expect(item).toHaveTextContent('Open for Registration');
    expect(item).toHaveTextContent('6 Dec 2026 at 10:00 am');
    expect(item).toHaveTextContent('1 h 30 min');
    await userEvent.click(screen.getByRole('button', { name: 'Register Now: All India Mock' }));
    expect(
      await screen.findByRole('link', { name: 'View Details: All India Mock' }),
    ).toHaveAttribute('href', '/test-details/exam-1/test-9');
    expect(screen.getByRole('link', { name: /^View Details/ })).toHaveFocus();
    expect(item).toHaveTextContent('Registered');
    expect(
      screen.getByRole('button', { name: 'Add to Calendar: All India Mock' }),
    ).toBeInTheDocument();
  });

  it('says why a registration was refused', async () => {
    server.use(
      answers.upcomingTests([buildUpcomingTest()]),
      answers.refusal('/api/user/upcoming-tests/:id/register', 409),
    );
    renderDashboard(route);
    await userEvent.click(await screen.findByRole('button', { name: /Register Now/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
  });

  it('says when there is none', async () => {
    renderDashboard(route);
    expect(await screen.findByRole('heading', { name: 'No upcoming tests' })).toBeInTheDocument();
    expect(screen.getByText('Check back later for upcoming tests.')).toBeInTheDocument();
  });
});
