import { Dialog } from '@abhyas/ui';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Clock, type ClockProps } from './clock';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function show(seconds: number): (changes: Partial<ClockProps>) => void {
  const countdown = { remainingMs: seconds * 1000, at: performance.now() };
  const { rerender } = render(<Clock countdown={countdown} isPaused={false} />);
  return (changes) => rerender(<Clock countdown={countdown} isPaused={false} {...changes} />);
}

const pass = (seconds: number): void => act(() => jest.advanceTimersByTime(seconds * 1000 + 20));
const clock = (): HTMLElement => screen.getByRole('timer', { name: 'Time left' });
const spoken = (): HTMLElement => screen.getByRole('status');

describe('Clock', () => {
  it('does not announce every tick', () => {
    show(3661);
    expect(clock()).toHaveTextContent('01:01:01');
    expect(clock()).toHaveAttribute('aria-live', 'off');
    pass(1);
    expect(clock()).toHaveTextContent('01:01:00');
    expect(spoken()).toBeEmptyDOMElement();
  });

  it('announces thirty, five and one minutes left', () => {
    show(1802);
    pass(1);
    expect(spoken()).toBeEmptyDOMElement();
    pass(1);
    expect(spoken()).toHaveTextContent('30 minutes left');
    pass(9);
    expect(spoken()).toHaveTextContent('30 minutes left');
    pass(1);
    expect(spoken()).toBeEmptyDOMElement();
    pass(1490);
    expect(spoken()).toHaveTextContent('5 minutes left');
    pass(240);
    expect(spoken()).toHaveTextContent('1 minute left');
  });

  it('announces while a dialog is open, too', () => {
    const countdown = { remainingMs: 302_000, at: performance.now() };
    const page = (hasDialog: boolean) => (
      <main>
        <Clock countdown={countdown} isPaused={hasDialog} />
        <button>Behind</button>
        <Dialog open={hasDialog} onOpenChange={() => undefined} title="Submit the test?" />
      </main>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
    pass(2);
    expect(spoken()).toHaveTextContent('5 minutes left');
  });

  it('pauses on request, and catches up', () => {
    const change = show(100);
    change({ isPaused: true });
    pass(40);
    expect(clock()).toHaveTextContent('00:01:40');
    change({ isPaused: false });
    expect(clock()).toHaveTextContent('00:01:00');
  });

  it('stays at zero', () => {
    show(2);
    pass(60);
    expect(clock()).toHaveTextContent('00:00:00');
  });

  describe('of a section with its own time', () => {
    function showSection(seconds: number): (next: number) => void {
      const at = performance.now();
      const page = (left: number) => (
        <Clock
          countdown={{ remainingMs: 3_600_000, at }}
          section={{ remainingMs: left * 1000, at: performance.now() }}
          isPaused={false}
        />
      );
      const { rerender } = render(page(seconds));
      return (next) => rerender(page(next));
    }
    const section = (): HTMLElement =>
      screen.getByRole('timer', { name: 'Time left in this section' });

    it('shows the section’s time, and the whole time below', () => {
      showSection(1200);
      pass(2);
      expect(section()).toHaveTextContent('00:19:58');
      expect(clock()).toHaveTextContent('00:59:58');
    });

    it('announces only five minutes and one minute left in the section', () => {
      showSection(302);
      pass(2);
      expect(spoken()).toHaveTextContent('5 minutes left in this section');
      pass(10);
      expect(spoken()).toBeEmptyDOMElement();
      pass(230);
      expect(spoken()).toHaveTextContent('1 minute left in this section');
    });

    it('starts again with the next section, without a warning', () => {
      const change = showSection(30);
      pass(30);
      expect(section()).toHaveTextContent('00:00:00');
      expect(spoken()).toBeEmptyDOMElement();
      change(1200);
      expect(section()).toHaveTextContent('00:20:00');
      pass(1);
      expect(spoken()).toBeEmptyDOMElement();
    });

    it('pauses both times on request', () => {
      const at = performance.now();
      const page = (isPaused: boolean) => (
        <Clock
          countdown={{ remainingMs: 900_000, at }}
          section={{ remainingMs: 300_000, at }}
          isPaused={isPaused}
        />
      );
      const { rerender } = render(page(false));
      rerender(page(true));
      pass(60);
      expect(section()).toHaveTextContent('00:05:00');
      expect(clock()).toHaveTextContent('00:15:00');
      rerender(page(false));
      expect(section()).toHaveTextContent('00:04:00');
      expect(clock()).toHaveTextContent('00:14:00');
    });
  });
});
