import { describe, expect, it } from '@jest/globals';
import { lockedLengths, lockedSectionOfEach } from './locked-sections.js';

const locked = [
  { questions: 2, seconds: 600 },
  { questions: 3, seconds: 1200 },
];

describe('locked sections', () => {
  it('are those that all have a time of their own', () => {
    expect(lockedLengths(locked)).toEqual([600, 1200]);
    expect(lockedLengths(undefined)).toBeNull();
    expect(lockedLengths(locked.map((section) => ({ ...section, seconds: null })))).toBeNull();
    expect(lockedLengths([...locked, { questions: 1, seconds: null }])).toBeNull();
  });

  it('divide the questions in order', () => {
    expect(lockedSectionOfEach(locked)).toEqual([0, 0, 1, 1, 1]);
    expect(lockedSectionOfEach(undefined)).toBeNull();
    expect(lockedSectionOfEach([{ questions: 2, seconds: null }])).toBeNull();
  });
});
