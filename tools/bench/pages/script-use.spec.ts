import { expect, it } from '@jest/globals';
import { scriptUse } from './script-use.ts';

const range = (startOffset: number, endOffset: number, count: number) => ({
  startOffset,
  endOffset,
  count,
});

it('counts what has run, by the innermost range', () => {
  const script = {
    source: 'x'.repeat(100),
    functions: [
      { ranges: [range(40, 60, 0), range(45, 50, 2)] },
      { ranges: [range(0, 100, 1), range(90, 100, 0)] },
    ],
  };
  expect(scriptUse([script])).toBeCloseTo(0.75);
});

it('weighs scripts by their size', () => {
  const used = { source: 'x'.repeat(300), functions: [{ ranges: [range(0, 300, 1)] }] };
  const unused = { source: 'x'.repeat(100), functions: [{ ranges: [range(0, 100, 0)] }] };
  expect(scriptUse([used, unused])).toBe(0.75);
  expect(scriptUse([])).toBeNaN();
});
