import { describe, expect, it } from '@jest/globals';
import { profileExam } from './new-exam.js';

describe('profileExam', () => {
  it('adds other names of an exam', () => {
    expect(profileExam('RRB NTPC').searchTerms).toContain('Railway');
    expect(profileExam('Some Olympiad').searchTerms).toBe('');
  });

  it('returns the same profile for the same name', () => {
    expect(profileExam('JEE Main')).toEqual(profileExam('JEE Main'));
  });
});
