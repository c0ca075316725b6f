import { describe, expect, it } from '@jest/globals';
import { testNameOf } from './test-name';

describe('testNameOf', () => {
  it.each([
    ['Mock Test 1', 'SSC CGL', 'SSC CGL: Mock Test 1'],
    ['SSC CGL: Mock Test 1', 'SSC CGL', 'SSC CGL: Mock Test 1'],
    ['Mock Test 1', undefined, 'Mock Test 1'],
  ])('names %p of %p as %p', (title, exam, name) => {
    expect(testNameOf(title, exam)).toBe(name);
  });
});
