import { describe, expect, it } from '@jest/globals';
import { describeLiveTest, untilLiveTestChanges, type LiveTestFacts } from './live-test-state';

const facts: LiveTestFacts = {
  startsAt: '2026-12-06T04:30:00.000Z',
  closesAt: '2026-12-06T16:30:00.000Z',
  isOpen: false,
  registered: false,
  registration: 'open',
  registrationOpensAt: '2026-11-22T04:30:00.000Z',
  registrationClosesAt: '2026-12-06T03:30:00.000Z',
  capacity: 500,
  seatsLeft: 1,
};

describe('describeLiveTest', () => {
  it.each<[Partial<LiveTestFacts>, string, string, boolean, boolean]>([
    [{}, 'Open for Registration', 'Register until 6 Dec 2026, 9:00 am. 1 place left.', true, false],
    [
      { capacity: null, seatsLeft: null },
      'Open for Registration',
      'Register until 6 Dec 2026, 9:00 am.',
      true,
      false,
    ],
    [
      { isOpen: true, seatsLeft: 20 },
      'Open for Registration',
      'Open now, until 6 Dec 2026, 10:00 pm. 20 places left.',
      true,
      false,
    ],
    [{ registration: 'full' }, 'Full', 'All places are taken.', false, false],
    [
      { registration: 'not_yet' },
      'Registration not open yet',
      'Registration opens on 22 Nov 2026, 10:00 am.',
      false,
      false,
    ],
    [
      { registration: 'closed' },
      'Registration closed',
      'Registration closed on 6 Dec 2026, 9:00 am.',
      false,
      false,
    ],
    [
      { registered: true, registration: 'full' },
      'Registered',
      'You can start on 6 Dec 2026, 10:00 am.',
      false,
      false,
    ],
    [
      { registered: true, isOpen: true, registration: 'closed' },
      'Registered',
      'Open now, until 6 Dec 2026, 10:00 pm.',
      false,
      true,
    ],
  ])('%j', (change, badge, note, canRegister, canStart) => {
    const state = describeLiveTest({ ...facts, ...change });
    expect(state).toMatchObject({ badge: { text: badge }, note, canRegister, canStart });
  });
});

describe('untilLiveTestChanges', () => {
  it('waits until shortly after the next change of any test', () => {
    const later = { ...facts, startsAt: '2026-12-07T04:30:00.000Z' };
    const now = new Date('2026-12-06T03:29:00.000Z');
    expect(untilLiveTestChanges([later, facts], now)).toBe(61_500);
  });

  it('waits at most a day, and returns false when all tests are over', () => {
    expect(untilLiveTestChanges([facts], new Date('2026-11-01T00:00:00Z'))).toBe(86_400_000);
    expect(untilLiveTestChanges([facts], new Date('2026-12-07T00:00:00Z'))).toBe(false);
    const unbounded = { ...facts, registrationOpensAt: null };
    expect(untilLiveTestChanges([unbounded], new Date('2026-12-06T16:29:59Z'))).toBe(2500);
    expect(untilLiveTestChanges([], new Date())).toBe(false);
  });
});
