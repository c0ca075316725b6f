import { describe, expect, it } from '@jest/globals';
import { describeNewExam } from './new-exam.js';

describe('describeNewExam', () => {
  it('adds other names of an exam', () => {
    expect(describeNewExam('RRB NTPC').searchTerms).toContain('Railway');
    expect(describeNewExam('Some Olympiad').searchTerms).toBe('');
  });

  it('returns the same profile for the same name', () => {
    expect(describeNewExam('JEE Main')).toEqual(describeNewExam('JEE Main'));
  });
});
