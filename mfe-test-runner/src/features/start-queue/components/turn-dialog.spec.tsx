import { renderApp } from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { TurnDialog, type TurnFailure, type WaitsFor } from './turn-dialog';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function wait(seconds: number, failure?: TurnFailure, waitsFor: WaitsFor = 'test'): void {
  const countdown = { remainingMs: seconds * 1000, at: performance.now() };
  const dialog = (
    <TurnDialog
      waitsFor={waitsFor}
      examId="exam-1"
      testTitle={waitsFor === 'test' ? 'SSC CGL Mock 1' : undefined}
      countdown={countdown}
      failure={failure}
      onLeave={() => undefined}
    />
  );
  renderApp(dialog);
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000 + 50));
const spoken = () => screen.getByRole('status').textContent;

describe('the dialog of a student who waits', () => {
  it('counts down, and says that no time is lost', () => {
    wait(90);
    const dialog = screen.getByRole('dialog', { name: 'SSC CGL Mock 1' });
    expect(dialog).toHaveTextContent('Your turn is in about 2 min.');
    expect(dialog).toHaveTextContent(
      'You will lose no time. Your clock starts when the test opens.',
    );
    pass(50);
    expect(screen.getByRole('timer')).toHaveTextContent('40 s');
    pass(40);
    expect(dialog).toHaveTextContent('It is your turn. The test opens now.');
  });

  it('says before the instructions that they open, and when the clock starts', () => {
    wait(1, undefined, 'instructions');
    const dialog = screen.getByRole('dialog', { name: 'Instructions' });
    expect(dialog).toHaveTextContent('Your clock starts when you press Start Test.');
    pass(1);
    expect(spoken()).toBe('It is your turn. The instructions open now.');
  });

  it('speaks a few times only', () => {
    wait(40);
    expect(spoken()).toBe('Your turn is in about 40 s.');
    pass(9);
    expect(spoken()).toBe('Your turn is in about 40 s.');
    pass(1);
    expect(spoken()).toBe('Your turn is in about 30 s.');
    pass(20);
    expect(spoken()).toBe('Your turn is in about 10 s.');
    pass(10);
    expect(spoken()).toBe('It is your turn. The test opens now.');
  });

  it.each([
    ['offline', /^You are offline\. .*we keep it for 2 minutes/],
    ['failed', /^The test did not open yet\. .*we keep your turn/],
  ] as const)('says what is safe when the last try has %s', (failure, text) => {
    wait(5, failure);
    expect(spoken()).toMatch(text);
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
