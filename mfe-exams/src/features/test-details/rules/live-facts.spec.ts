import { describe, expect, it } from '@jest/globals';
import { buildLiveTestDetails } from '../../../testing/builders';
import { factsForVisitors, isOver } from './live-facts';

const test = buildLiveTestDetails();
const at = (instant: string) => new Date(instant);

describe('factsForVisitors', () => {
  it.each([
    ['2026-11-20T04:29:59.999Z', 'not_yet', false],
    ['2026-11-20T04:30:00.000Z', 'open', false],
    ['2026-12-06T04:29:59.999Z', 'open', false],
    ['2026-12-06T04:30:00.000Z', 'open', true],
    ['2026-12-06T15:30:00.000Z', 'closed', true],
    ['2026-12-06T16:30:00.000Z', 'closed', false],
  ])('at %s registration is %s and the test open: %s', (now, registration, isOpen) => {
    expect(factsForVisitors(test, at(now))).toMatchObject({
      registration,
      isOpen,
      registered: false,
      seatsLeft: null,
    });
  });

  it('starts registration with the announcement by default', () => {
    const { liveTest } = test;
    const unbounded = { ...test, liveTest: { ...liveTest, registrationOpensAt: null } };
    expect(factsForVisitors(unbounded, at('2020-01-01T00:00:00Z')).registration).toBe('open');
  });
});

it('is over at its last instant', () => {
  expect(isOver(test, at('2026-12-06T16:29:59.999Z'))).toBe(false);
  expect(isOver(test, at('2026-12-06T16:30:00.000Z'))).toBe(true);
});
