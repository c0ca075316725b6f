import { describe, expect, it } from '@jest/globals';
import { profileExam } from './new-exam.js';

describe('profileExam', () => {
  it('knows what students also call an exam', () => {
    expect(profileExam('RRB NTPC').searchTerms).toContain('Railway');
    expect(profileExam('Some Olympiad').searchTerms).toBe('');
  });

  it('gives the same for the same name', () => {
    expect(profileExam('JEE Main')).toEqual(profileExam('JEE Main'));
  });
});
