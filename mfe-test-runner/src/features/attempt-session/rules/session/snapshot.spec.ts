import { describe, expect, it } from '@jest/globals';
import {
  after,
  answer,
  connected,
  goTo,
  lockLost,
  mark,
  rested,
  saved,
  select,
  SessionRun,
  submit,
  timer,
  type Line,
} from '../../../../testing/session-table';
import { isSameSnapshot, snapshotOf } from './snapshot';

describe('what the screen shows', () => {
  it.each<[string, Line, boolean]>([
    ['reading time', timer('reading'), true],
    ['a hidden page', rested, true],
    ['an answer', select(2), false],
    ['the same answer again', select(1), true],
    ['a mark', mark, false],
    ['a move', goTo(1), false],
    ['another tab', lockLost, false],
    ['a submit', submit, false],
  ])('after %s: isSameSnapshot is %p', (_what, line, expected) => {
    const run = new SessionRun();
    for (const line of [connected, answer(1), saved(1), after(5_000)]) line(run);
    const before = snapshotOf(run.state);
    line(run);
    expect(isSameSnapshot(before, snapshotOf(run.state))).toBe(expected);
  });
});
