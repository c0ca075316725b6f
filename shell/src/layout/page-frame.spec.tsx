import { createQueryClient, HELP_PATH } from '@abhyas/web-kit';
import { describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { PageFrame } from './page-frame';

/** Shows its path, and calls back once it is taken over. */
function Screen({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <h1>{useLocation().pathname}</h1>;
}

const pageOf = (onReady: () => void) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter>
      <PageFrame isBare={false} hasChat={false}>
        <Screen onReady={onReady} />
      </PageFrame>
    </MemoryRouter>
  </QueryClientProvider>
);

describe('PageFrame', () => {
  it('has a footer whose links work at once, although the screen is taken over first', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(pageOf(() => undefined));
    const help = screen.getByRole('link', { name: 'Help' });
    // `act` would take everything over in one go.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const page = await new Promise<Root>((resolve) => {
      const started = hydrateRoot(
        root,
        pageOf(() => queueMicrotask(() => resolve(started))),
      );
    });
    try {
      expect(isTakenOver(screen.getByRole('banner'))).toBe(true);
      expect(isTakenOver(help)).toBe(false);
      help.click();
      expect(await screen.findByRole('heading', { name: HELP_PATH })).toBeInTheDocument();
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
      act(() => page.unmount());
      root.remove();
    }
  });
});

/** Whether React knows the element: it marks it with its props. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
