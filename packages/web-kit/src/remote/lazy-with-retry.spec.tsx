import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { lazyWithRetry } from './lazy-with-retry';
import { RetryBoundary } from './retry-boundary';

beforeEach(() => {
  // React logs errors that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function renderInBoundary(Screen: React.ComponentType) {
  return render(
    <RetryBoundary fallback={({ retry }) => <button onClick={retry}>Retry</button>}>
      <Suspense fallback={<p>Loading</p>}>
        <Screen />
      </Suspense>
    </RetryBoundary>,
  );
}

describe('lazyWithRetry', () => {
  it('loads again after a failure, once per retry', async () => {
    let tries = 0;
    const Screen = lazyWithRetry(async () => {
      tries += 1;
      if (tries < 3) throw new Error('no network');
      return Promise.resolve({ default: () => <p>Here</p> });
    });
    renderInBoundary(Screen);

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Here')).toBeInTheDocument();
    expect(tries).toBe(3);
  });

  it('loads a component only once', async () => {
    let tries = 0;
    const Screen = lazyWithRetry(async () => {
      tries += 1;
      return Promise.resolve({ default: () => <p>Here</p> });
    });
    const { unmount } = renderInBoundary(Screen);
    await screen.findByText('Here');
    unmount();
    renderInBoundary(Screen);

    expect(await screen.findByText('Here')).toBeInTheDocument();
    expect(tries).toBe(1);
  });
});
