import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { TimeUpDialog } from './time-up-dialog';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function show(failures: number): void {
  const graceEndsAt = performance.now() + 60_000;
  render(<TimeUpDialog failures={failures} graceEndsAt={graceEndsAt} onRetry={() => undefined} />);
}

describe('TimeUpDialog', () => {
  it('says shortly that the test submits itself', () => {
    show(0);
    const dialog = screen.getByRole('dialog', { name: 'Time is up' });
    expect(dialog).toHaveAccessibleDescription('Your test is being submitted.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('counts in silence how long there is to reconnect, and says when it is too late', () => {
    show(1);
    const spoken = screen.getByRole('status');
    expect(spoken).toHaveTextContent('Your answers are kept here');
    expect(screen.getByText('It takes them for 60 more seconds.')).not.toBe(spoken);
    const before = spoken.textContent;
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByText('It takes them for 30 more seconds.')).toBeInTheDocument();
    expect(spoken).toHaveTextContent(before);
    act(() => jest.advanceTimersByTime(31_000));
    expect(spoken).toHaveTextContent('What it had saved before is graded');
    expect(screen.queryByText(/more second/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again now' })).toBeEnabled();
  });
});
