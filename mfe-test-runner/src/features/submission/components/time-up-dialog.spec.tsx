import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { TimeUpDialog, type TimeUpDialogProps } from './time-up-dialog';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function show(failures: number, changes: Partial<TimeUpDialogProps> = {}): void {
  const props: TimeUpDialogProps = {
    failures,
    reason: 'offline',
    message: '',
    graceEndsAt: performance.now() + 60_000,
    onRetry: () => undefined,
    onLeave: () => undefined,
    ...changes,
  };
  render(<TimeUpDialog {...props} />, { wrapper: MemoryRouter });
}

describe('TimeUpDialog', () => {
  it('says briefly that the test submits itself', () => {
    show(0);
    const dialog = screen.getByRole('dialog', { name: 'Time is up' });
    expect(dialog).toHaveAccessibleDescription('Your test is being submitted.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the time left to reconnect without announcing it, and says when it is too late', () => {
    show(1);
    const spoken = screen.getByRole('status');
    expect(spoken).toHaveTextContent('Your answers are kept on this page');
    expect(screen.getByText('We can take your answers for 60 more seconds.')).not.toBe(spoken);
    const before = spoken.textContent;
    act(() => jest.advanceTimersByTime(30_100));
    expect(screen.getByText('We can take your answers for 30 more seconds.')).toBeInTheDocument();
    expect(spoken).toHaveTextContent(before);
    act(() => jest.advanceTimersByTime(31_000));
    expect(spoken).toHaveTextContent('We count the answers that were saved in time.');
    expect(screen.queryByText(/more second/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again now' })).toBeEnabled();
  });

  it('distinguishes a server that cannot accept the answers from one that cannot be reached', () => {
    show(1, { reason: 'server', message: 'Too many saves at once.' });
    const spoken = screen.getByRole('status');
    expect(spoken).toHaveTextContent(/^Our server is busy\./);
    act(() => jest.advanceTimersByTime(61_000));
    expect(spoken).toHaveTextContent(/^Our server was too busy to take your answers in time\./);
  });

  it('says that the answers were refused and why, and links to the graded results', () => {
    show(1, { reason: 'refused', message: 'There is no such attempt of yours.' });
    const spoken = screen.getByRole('status');
    expect(spoken).toHaveTextContent(
      'We cannot take your answers: There is no such attempt of yours. We count the answers that were saved in time',
    );
    expect(spoken).not.toHaveTextContent(/connection/);
    expect(screen.queryByText(/more second/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Test History' })).toHaveAttribute(
      'href',
      '/dashboard/history',
    );
    expect(screen.getByRole('button', { name: 'Try again now' })).toBeEnabled();
  });
});
