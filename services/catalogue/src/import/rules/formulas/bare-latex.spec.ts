import { describe, expect, it } from '@jest/globals';
import { markBareLatex } from './bare-latex.js';

describe('markBareLatex', () => {
  it.each([
    '\\frac{1}{2}',
    '-\\frac{x-4}{5}',
    '2\\sqrt{2}',
    '(-\\infty,-1)\\cup (1,\\infty)',
    '\\hat{y}_t = \\hat{\\alpha} + \\hat{\\beta}x_t',
    '5 \\times 10^{3} \\text{ newtons}',
  ])('marks %s', (text) => {
    expect(markBareLatex(text)).toBe(`\\(${text}\\)`);
  });

  it('escapes a percent sign, which would start a comment', () => {
    expect(markBareLatex('50% \\times 2')).toBe('\\(50\\% \\times 2\\)');
  });

  it.each([
    'for all a \\in A',
    '\\frac{\\sqrt{2465}{9}',
    '\\alpha decay',
    '\\textbf{bold}',
    'C:\\new\\table',
    'printf("\\n");',
    '\\d+\\w*',
    '\\(\\frac{1}{2}\\)',
    '$\\frac{1}{2}',
    'x^2',
    '\\frac{1}{2}\nand so on',
    `\\frac{1}{2}${'+1'.repeat(200)}`,
  ])('keeps %j unchanged', (text) => {
    expect(markBareLatex(text)).toBe(text);
  });
});
