import { describe, expect, it } from '@jest/globals';
import { REASONS, reportErrors } from './report-texts';

describe('reportErrors', () => {
  it('accepts a reason without a text, except for something else', () => {
    for (const value of REASONS) {
      expect(reportErrors(value, '')).toEqual(
        value === 'other' ? { text: 'Say in a few words what is wrong.' } : {},
      );
    }
    expect(reportErrors('other', 'The figure is missing.')).toEqual({});
  });

  it('asks for a reason, and names the length of a text that is too long', () => {
    expect(reportErrors(undefined, 'x'.repeat(10_000))).toEqual({
      reason: 'Choose what is wrong with the question.',
      text: 'The description can have at most 1,000 characters. This one has 10,000.',
    });
    expect(reportErrors('unclear', ` ${'x'.repeat(1000)} `)).toEqual({});
  });
});
