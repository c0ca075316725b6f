import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryBoundary } from './retry-boundary';

let failure: Error | undefined;
function Part() {
  if (failure) throw failure;
  return <p>Here</p>;
}

const onError = jest.fn();
const onRetry = jest.fn();
const part = (resetKey?: string) => (
  <RetryBoundary
    {...(resetKey !== undefined && { resetKey })}
    onError={onError}
    onRetry={onRetry}
    fallback={({ error, retry }) => <button onClick={retry}>{String(error)}</button>}
  >
    <Part />
  </RetryBoundary>
);

beforeEach(() => {
  // React logs errors that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  failure = new Error('broken');
  onError.mockReset();
  onRetry.mockReset();
});

describe('RetryBoundary', () => {
  it('shows the fallback and mounts its children again on retry', async () => {
    render(part());
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(
      failure,
      expect.objectContaining({ componentStack: expect.any(String) }),
    );
    failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Error: broken' }));
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('clears a failure when its key changes', () => {
    const { rerender } = render(part('/a'));
    failure = undefined;
    rerender(part('/a'));
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
    rerender(part('/b'));
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps a failure that came with the change of its key', () => {
    failure = undefined;
    const { rerender } = render(part('/a'));
    failure = new Error('broken');
    rerender(part('/b'));
    expect(screen.getByRole('button', { name: 'Error: broken' })).toBeInTheDocument();
    expect(onRetry).not.toHaveBeenCalled();
  });
});
