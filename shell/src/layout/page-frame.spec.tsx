import { createQueryClient } from '@abhyas/web-kit';
import { describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { PageFrame } from './page-frame';

/** Calls back as soon as the screen is taken over. */
function Screen({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

const pageOf = (children: ReactNode) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter>
      <PageFrame isBare={false} chat={undefined}>
        {children}
      </PageFrame>
    </MemoryRouter>
  </QueryClientProvider>
);

describe('PageFrame', () => {
  it('has a header whose buttons work at once, although the screen is taken over first', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(pageOf(null));
    const menu = screen.getByRole('button', { name: 'Open menu' });
    // `act` would take everything over in one go.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const page = await new Promise<Root>((resolve) => {
      const started = hydrateRoot(
        root,
        pageOf(<Screen onReady={() => queueMicrotask(() => resolve(started))} />),
      );
    });
    try {
      expect(isTakenOver(menu)).toBe(false);
      menu.click();
      expect(await screen.findByRole('button', { name: 'Close menu' })).toBe(menu);
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
