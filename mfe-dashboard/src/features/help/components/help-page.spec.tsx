import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    expect(screen.getByText('Need immediate assistance?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/#contact',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Is it free?' }));
    expect(screen.getByText('Every third test is.')).toBeInTheDocument();
    expect(screen.queryByText('Can I retake a test?')).not.toBeInTheDocument();
  });

  it('shows the built-in FAQs if the server fails', async () => {
    server.use(handlers.refusal('/api/help/faqs', 503));
    renderDashboard(route);
    await userEvent.click(screen.getByRole('button', { name: 'Can I retake a test?' }));
    expect(screen.getByText(/as often as you like/)).toBeInTheDocument();
  });
});
