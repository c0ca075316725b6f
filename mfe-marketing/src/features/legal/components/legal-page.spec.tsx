import { renderApp, startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import LegalPage from './legal-page';

const server = startServer();

function serve(text: string, init: { status?: number; type?: string } = {}): void {
  const { status = 200, type = 'text/plain; charset=utf-8' } = init;
  server.use(
    http.get(
      'http://localhost/legal/terms.md',
      () => new HttpResponse(text, { status, headers: { 'content-type': type } }),
    ),
  );
}

const own = { runtimeConfig: { legal: { terms: '/legal/terms.md' } } };

describe('legal page', () => {
  it.each([
    ['/terms', 'Terms of use', 'Your account'],
    ['/privacy', 'Privacy', 'What we store'],
    ['/refunds', 'Refunds', 'What is free'],
    ['/accessibility/', 'Accessibility', 'More time'],
  ])('shows at %s the product’s text', async (route, title, section) => {
    renderApp(<LegalPage />, { route });
    expect(await screen.findByRole('heading', { level: 2, name: section })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(`${title} · Abhyas`);
    expect(screen.getByText(/West Bengal$/)).toBeInTheDocument();
    const others = screen.getByRole('navigation', { name: 'Legal pages' });
    expect(within(others).getAllByRole('link')).toHaveLength(3);
  });

  it('shows the operator’s text if the configuration names one', async () => {
    serve('# House rules\n\nBe *kind*. [Help](/help) or [law](https://law.example/).\n\n# Second');
    renderApp(<LegalPage />, { route: '/terms', ...own });
    expect((await screen.findByText('kind')).parentElement).toHaveProperty('tagName', 'EM');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('House rules');
    expect(screen.getByRole('heading', { level: 2, name: 'Second' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
    expect(screen.getByRole('link', { name: 'law' })).toHaveAttribute('rel', 'noreferrer');
    expect(screen.queryByText('Your account')).not.toBeInTheDocument();
  });

  it('renders nothing that could run or load', async () => {
    serve(
      [
        'Before <script>alert(1)</script><img src=x onerror=alert(1)> after',
        '<iframe src="https://evil.example"></iframe>',
        '[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example) [d](JaVaScRiPt:alert(1))',
        '![picture](https://evil.example/pixel.png)',
        '<a href="javascript:alert(1)">tag</a> <div style="position:fixed">over</div>',
      ].join('\n\n'),
    );
    const { container } = renderApp(<LegalPage />, { route: '/terms', ...own });
    expect(await screen.findByText(/Before/)).toBeInTheDocument();
    expect(container.querySelector('script, img, iframe, object, [style], [onerror]')).toBeNull();
    const links = [...container.querySelectorAll('article a[href]')].map((a) =>
      a.getAttribute('href'),
    );
    expect(links.filter((href) => !/^(?:tel:|mailto:)/.test(href ?? ''))).toEqual([]);
  });

  it.each<[string, string, { status?: number; type?: string }]>([
    ['the file is missing', 'No.', { status: 404 }],
    ['the site’s page comes in its place', '<!doctype html>', { type: 'text/html' }],
    ['the file is empty', ' \n', {}],
  ])('says that it could not be loaded when %s', async (_what, text, init) => {
    serve(text, init);
    renderApp(<LegalPage />, { route: '/terms', ...own });
    expect(await screen.findByRole('alert')).toHaveTextContent('This text could not be loaded');
    expect(screen.queryByText('Your account')).not.toBeInTheDocument();
    serve('Here it is.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here it is.')).toBeInTheDocument();
  });

  it('loads no text of another site', async () => {
    renderApp(<LegalPage />, {
      route: '/terms',
      runtimeConfig: { legal: { terms: 'https://evil.example/terms.md' } },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('says at another address that there is no page', () => {
    renderApp(<LegalPage />, { route: '/terms/of' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });
});
