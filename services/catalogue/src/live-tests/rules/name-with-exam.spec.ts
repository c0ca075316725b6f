import { describe, expect, it } from '@jest/globals';
import { nameWithExam } from './name-with-exam.js';

describe('nameWithExam', () => {
  it.each([
    ['Live Test 1', 'SSC CGL', 'SSC CGL: Live Test 1'],
    ['SSC CGL: Live Test of 6 December 2026', 'SSC CGL', 'SSC CGL: Live Test of 6 December 2026'],
    ['The ssc cgl test', 'SSC CGL', 'The ssc cgl test'],
  ])('of %p of %p is %p', (title, exam, name) => {
    expect(nameWithExam(title, exam)).toBe(name);
  });
});
