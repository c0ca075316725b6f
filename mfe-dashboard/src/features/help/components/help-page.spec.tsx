import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const route = '/dashboard/help';

describe('help center', () => {
  it("shows the server's FAQs and links to the contact section", async () => {
    server.use(
      handlers.faqs([{ id: '1', question: 'Is it free?', answer: 'Every third test is.' }]),
    );
    renderDashboard(route);
    expect(await screen.findByText('Need immediate assistance?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/#contact',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Is it free?' }));
    expect(screen.getByText('Every third test is.')).toBeVisible();
    expect(screen.queryByText('Can I retake a test?')).not.toBeInTheDocument();
  });

  it('groups the questions, of which one at a time is open', async () => {
    server.use(
      handlers.faqs([
        { id: '1', question: 'Is it free?', answer: 'Every third test is.', group: 'Prices' },
        { id: '2', question: 'Who can join?', answer: 'Everyone.', group: 'Your account' },
      ]),
    );
    renderDashboard(route);
    await userEvent.click(await screen.findByRole('button', { name: 'Is it free?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Who can join?' }));
    expect(screen.getByText('Everyone.')).toBeVisible();
    expect(screen.getByText('Every third test is.')).not.toBeVisible();
    const groups = screen.getAllByRole('heading', { level: 3 });
    expect(groups.map((group) => group.textContent)).toEqual(['Prices', 'Your account']);
    expect(screen.getByRole('link', { name: 'Search all answers' })).toHaveAttribute(
      'href',
      '/help',
    );
  });

  it('shows no question that another one replaces a moment later', async () => {
    let answer: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('http://localhost/api/help/faqs', async () => {
        await arrived;
        return HttpResponse.json([{ id: '1', question: 'Is it free?', answer: 'Yes.' }]);
      }),
    );
    renderDashboard(route);
    expect(await screen.findByText('Loading the questions...')).toBeInTheDocument();
    expect(screen.queryByText('Can I retake a test?')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('button', { name: 'Is it free?' })).toBeInTheDocument();
  });

  it('shows the built-in FAQs if the server fails', async () => {
    server.use(handlers.refusal('/api/help/faqs', 503));
    renderDashboard(route);
    await userEvent.click(await screen.findByRole('button', { name: 'Can I retake a test?' }));
    expect(screen.getByText(/as often as you like/)).toBeInTheDocument();
  });
});
