import { describe, expect, it } from '@jest/globals';
import { findTermErrors, type LiveTestTerms } from './live-test-terms.js';

const at = (time: string) => new Date(`2026-12-06T${time}:00Z`);
const now = at('06:00');
const terms: LiveTestTerms = {
  opensAt: at('10:00'),
  closesAt: at('12:00'),
  registrationOpensAt: null,
  registrationClosesAt: null,
  capacity: null,
  duration: 3600,
};

describe('findTermErrors', () => {
  it('returns no errors for valid terms, including boundary values', () => {
    expect(findTermErrors(terms, now)).toEqual([]);
    const edges = {
      registrationOpensAt: at('11:59'),
      registrationClosesAt: at('12:00'),
      duration: 7200,
    };
    expect(findTermErrors({ ...terms, ...edges }, now)).toEqual([]);
  });

  it.each<[Partial<LiveTestTerms>, string]>([
    [{ closesAt: at('10:00') }, 'It would close before it opens.'],
    [{ opensAt: at('04:00'), closesAt: now }, 'It would be over already.'],
    [{ duration: 7201 }, 'It would be open for less time than its duration.'],
    [{ registrationClosesAt: at('12:01') }, 'Registration would close after the test.'],
    [{ registrationOpensAt: at('12:00') }, 'Registration would close before it opens.'],
    [
      { registrationOpensAt: at('09:00'), registrationClosesAt: at('09:00') },
      'Registration would close before it opens.',
    ],
  ])('returns one error for %j', (change, error) => {
    expect(findTermErrors({ ...terms, ...change }, now)).toEqual([error]);
  });
});
