import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { describeJsonError } from './json-error.js';

function describeError(line: string): string {
  try {
    JSON.parse(line);
    return 'is JSON';
  } catch (error) {
    return describeJsonError(line, error);
  }
}

describe('describeJsonError', () => {
  it.each([
    ['{', 'the “{” in column 1 is not closed'],
    ['  {"a":1  ', 'the “{” in column 3 is not closed'],
    ['{"a":{"b":1}', 'the “{” in column 1 is not closed'],
    ['{"a":[1,{"b":2}', 'the “[” in column 6 is not closed'],
    ['{"a":"x', 'the “"” in column 6 is not closed'],
    ['{"a":"}', 'the “"” in column 6 is not closed'],
    ['{"a":"\\"}', 'the “"” in column 6 is not closed'],
    ['{"a":[{}', 'the “[” in column 6 is not closed'],
    ['{"a":[1,2}', "Expected ',' or ']' after array element in column 10"],
    ['{"a":[1,{"b":[}', 'the “[” in column 14 is not closed'],
    ['{"a":1,}', 'Expected double-quoted property name in column 8'],
    ['{"a":"5" pipe"}', "Expected ',' or '}' after property value in column 10"],
    ['{"a":"\\frac{1}{2} \\x"}', 'Bad escaped character in column 20'],
    ['{"a":1}}', 'Unexpected non-whitespace character after JSON in column 8'],
    ['{"a": tru}', 'unexpected “t” in column 7'],
    ['{"a":}', 'unexpected “}” in column 6'],
    ['[1,]', 'unexpected “]” in column 4'],
    ['}', '“}” has no opening bracket in column 1'],
    ['id,question', 'unexpected “i” in column 1'],
  ])('says what is wrong with %s, and where', (line, reason) => {
    expect(describeError(line)).toBe(reason);
  });

  it('names a column for every object that is cut off', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (object, length) => {
        const line = JSON.stringify(object);
        const cut = line.slice(0, 1 + (length % (line.length - 1)));
        expect(describeError(cut)).toMatch(/ in column \d+/);
      }),
    );
  });
});
