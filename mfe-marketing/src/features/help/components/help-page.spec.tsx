import type { Faq } from '@abhyas/web-kit';
import { errorBody, renderApp, startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import HelpPage from './help-page';

const server = startServer();

const faq = (slug: string, group: string, question: string, answer: string): Faq => ({
  id: `id-${slug}`,
  ...{ slug, group, question, answer },
});
const FAQS = [
  faq('reset-password', 'Account', 'How do I reset my password?', 'First.\n\nSecond.'),
  faq('palette', 'Tests', 'What do the colours mean?', 'Green: answered.'),
  faq('delete', 'Account', 'How do I delete my account?', 'In Settings.'),
];

function serve(faqs: readonly Faq[], status = 200): void {
  server.use(
    http.get('http://localhost/api/help/faqs', () =>
      status === 200
        ? HttpResponse.json([...faqs])
        : HttpResponse.json(errorBody({ message: 'No.' }), { status }),
    ),
  );
}

const searchBox = () => screen.findByRole('searchbox', { name: 'Search the answers' });

describe('help page', () => {
  it('shows the answers in groups and opens one at a time', async () => {
    serve(FAQS);
    renderApp(<HelpPage />, { route: '/help' });
    const account = await screen.findByRole('region', { name: 'Account' });
    expect(within(account).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'How do I reset my password?' }));
    expect(screen.getByText('Second.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'What do the colours mean?' }));
    expect(screen.getByText('Green: answered.')).toBeVisible();
    expect(screen.getByText('Second.')).not.toBeVisible();
    expect(document.title).toBe('Help · Abhyas');
  });

  it('opens the answer that the address names, and links to it', async () => {
    serve(FAQS);
    const { container } = renderApp(<HelpPage />, { route: '/help#palette' });
    expect(await screen.findByText('Green: answered.')).toBeVisible();
    expect(container.querySelector('#palette')).toHaveTextContent('What do the colours mean?');
    expect(screen.getByRole('link', { name: /^Link to this answer/ })).toHaveAttribute(
      'href',
      '/help#palette',
    );
  });

  it.each(['/help#gone', '/help#%E0%A4%A'])('shows all answers for %s', async (route) => {
    serve(FAQS);
    renderApp(<HelpPage />, { route });
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('searches while typing, with the text in the address, and says how many it found', async () => {
    serve(FAQS);
    const { currentPath } = renderApp(<HelpPage />, { route: '/help' });
    await userEvent.type(await searchBox(), 'pasword');
    expect(await screen.findByText('1 answer for “pasword”')).toBeInTheDocument();
    const found = screen.getByRole('region', { name: 'Search results' });
    expect(within(found).getByRole('button')).toHaveTextContent('How do I reset my password?');
    expect(currentPath()).toBe('/help?q=pasword');
    await userEvent.clear(await searchBox());
    expect(await screen.findByRole('region', { name: 'Tests' })).toBeInTheDocument();
    expect(currentPath()).toBe('/help');
  });

  it('offers to write to the office when it finds nothing', async () => {
    serve(FAQS);
    renderApp(<HelpPage />, { route: '/help?q=zzzzzz' });
    expect(await screen.findByText('No answers for “zzzzzz”')).toBeInTheDocument();
    expect(screen.getByText('No answer found')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Contact Support' })) {
      expect(link).toHaveAttribute('href', '/#contact');
    }
  });

  it('says so when there are no answers', async () => {
    serve([]);
    renderApp(<HelpPage />, { route: '/help' });
    expect(await screen.findByText('There are no answers here yet')).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    serve([], 503);
    renderApp(<HelpPage />, { route: '/help' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The answers could not be loaded');
    serve(FAQS);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    expect(await searchBox()).toBeInTheDocument();
  });
});
