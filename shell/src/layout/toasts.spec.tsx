import { toast } from '@abhyas/web-kit';
import { renderApp } from '@abhyas/web-kit/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';

let isReachable = false;
let tries = 0;

jest.unstable_mockModule('./toast-list', async () => {
  tries += 1;
  if (!isReachable) throw new Error('The file did not come.');
  const { Toaster } = await import('@abhyas/ui');
  return { default: Toaster };
});

const { Toasts } = await import('./toasts');

async function show(text: string) {
  await act(async () => {
    toast.error(text);
    await Promise.resolve();
  });
}

describe('Toasts', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('keeps the page working if the toast component does not load, and shows the messages later', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers();
    renderApp(
      <>
        <h1>The page</h1>
        <Toasts />
      </>,
    );
    await show('Not sent');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
    expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
    expect(tries).toBe(1);

    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(tries).toBe(2);
    await show('Not saved');
    expect(tries).toBe(3);
    expect(screen.queryByText('Not sent')).not.toBeInTheDocument();

    isReachable = true;
    jest.useRealTimers();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Not saved')).toBeInTheDocument();
    expect(screen.getByText('Not sent')).toBeInTheDocument();
  });

  it('shows only toasts that are still valid', async () => {
    isReachable = true;
    renderApp(<Toasts />);
    await act(async () => {
      toast.success('Sent');
      toast.error('Wrong code');
      toast.error('Wrong code');
      await Promise.resolve();
    });
    expect(await screen.findAllByText('Wrong code')).toHaveLength(1);
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();

    await act(async () => {
      toast.success('Code taken');
      await Promise.resolve();
    });
    expect(await screen.findByText('Code taken')).toBeInTheDocument();
    expect(screen.queryByText('Wrong code')).not.toBeInTheDocument();
  });
});
