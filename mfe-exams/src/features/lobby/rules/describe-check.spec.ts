import { describe, expect, it } from '@jest/globals';
import {
  describeClock,
  describeFullScreen,
  describeNetwork,
  describeStorage,
} from './describe-check';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the check of the lobby', () => {
  it.each([
    [0, 'good', 'right time'],
    [-minute, 'good', 'right time'],
    [2 * minute, 'notice', '2 minutes ahead'],
    [-330 * minute, 'notice', '6 hours behind'],
    [day, 'notice', 'one day ahead'],
    [-day - minute, 'notice', 'one day behind'],
    [400 * day, 'notice', '400 days ahead'],
  ])('calls a device clock that is %d ms ahead %s: %s', (deviceAheadMs, state, words) => {
    const result = describeClock({ deviceAheadMs });
    expect(result.state).toBe(state);
    expect(result.text).toContain(words);
  });

  it.each([
    [0.2, 'good', '1 ms'],
    [1500, 'good', '1500 ms'],
    [2340, 'notice', '2.3 seconds'],
  ])('calls a network of %d ms %s: %s', (roundTripMs, state, words) => {
    const result = describeNetwork({ roundTripMs });
    expect(result.state).toBe(state);
    expect(result.text).toContain(words);
  });

  it.each([
    [{ canStore: false } as const, 'problem', 'does not let us keep'],
    [{ canStore: true, freeBytes: undefined } as const, 'good', 'kept on this device'],
    [{ canStore: true, freeBytes: 5e9 } as const, 'good', 'kept on this device'],
    [{ canStore: true, freeBytes: 3 * 1024 * 1024 } as const, 'notice', '(3 MB)'],
  ])('calls a storage %j %s: %s', (finding, state, words) => {
    const result = describeStorage(finding);
    expect(result.state).toBe(state);
    expect(result.text).toContain(words);
  });

  it('tells what to do wherever something has to be done', () => {
    const problems = [
      describeClock({ deviceAheadMs: day }),
      describeNetwork({ roundTripMs: 5000 }),
      describeStorage({ canStore: false }),
      describeFullScreen('refused'),
    ];
    for (const { advice } of problems) expect(advice).toBeDefined();
    expect(describeFullScreen('unsupported').text).toContain('works without it');
  });
});
