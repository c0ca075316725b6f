import { describe, expect, it } from '@jest/globals';
import { testLabelOf, testNameOf } from './test-name';

describe('testNameOf', () => {
  it.each([
    ['Mock Test 1', 'SSC CGL', 'SSC CGL: Mock Test 1'],
    ['SSC CGL: Mock Test 1', 'SSC CGL', 'SSC CGL: Mock Test 1'],
    ['Mock Test 1', undefined, 'Mock Test 1'],
  ])('names %p of %p as %p', (title, exam, name) => {
    expect(testNameOf(title, exam)).toBe(name);
  });
});

describe('testLabelOf', () => {
  it('starts with the title', () => {
    expect(testLabelOf('Mock Test 1', 'SSC CGL')).toBe('Mock Test 1, SSC CGL');
    expect(testLabelOf('SSC CGL: Mock Test 1', 'SSC CGL')).toBe('SSC CGL: Mock Test 1');
  });
});
