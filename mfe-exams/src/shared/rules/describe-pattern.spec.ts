import { describe, expect, it } from '@jest/globals';
import { buildPattern } from '../../testing/builders';
import { isUniform, sectionTimesOf } from './describe-pattern';

const section = (seconds: number | null) => ({ name: 'A', questions: 10, seconds });

describe('sectionTimesOf', () => {
  it.each([
    [[null, null], { kind: 'one-clock' }],
    [[1200, 1200, 1200], { kind: 'equal', sections: 3, seconds: 1200 }],
    [[1500, 2700], { kind: 'different', sections: 2 }],
    [[], { kind: 'one-clock' }],
  ])('of %j', (seconds, expected) => {
    expect(sectionTimesOf(buildPattern({ sections: seconds.map(section) }))).toEqual(expected);
  });
});

describe('isUniform', () => {
  const single = { kind: 'single' as const, questions: 10, correct: '1', wrong: '0' };

  it('is true for one scheme of single choices alone', () => {
    expect(isUniform(buildPattern({ markings: [single] }))).toBe(true);
    expect(isUniform(buildPattern({ markings: [single, { ...single, correct: '2' }] }))).toBe(
      false,
    );
    expect(isUniform(buildPattern({ markings: [{ ...single, kind: 'numeric' }] }))).toBe(false);
  });
});
