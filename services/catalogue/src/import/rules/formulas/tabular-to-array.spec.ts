import { describe, expect, it } from '@jest/globals';
import { findRenderError } from './render-formula.js';
import { tabularToArray } from './tabular-to-array.js';

describe('tabularToArray', () => {
  it.each([
    [
      '{|l|c|}\\hline Name & Marks \\\\ \\hline A_1 & 5.5\\\\\\hline',
      '\\begin{array}{|l|c|}\\hline \\text{Name} & \\text{Marks} \\\\ \\hline A_1 & 5.5 \\\\ \\hline \\end{array}',
    ],
    // Scanned tables have no space after the line.
    [
      '{cc}\\hlineRegion & $x$ \\\\\\hlineA B & 1,000',
      '\\begin{array}{cc}\\hline \\text{Region} & x \\\\ \\hline \\text{A B} & 1,000\\end{array}',
    ],
    [
      '[t]{|*{2}{c|}p{3cm}@{ }r}\\toprule a & b & 50% & \\(y\\) z\\tabularnewline\\bottomrule',
      '\\begin{array}{|c|c|lr}\\hline \\text{a} & \\text{b} & \\text{50\\%} & \\text{$y$ z} \\\\ \\hline \\end{array}',
    ],
    [
      '{|c|c|c|}\\cline { 2 - 3 }& \\multicolumn{2}{c|}{Sold} \\\\[2pt] \\multirow{2}{*}{Year} & May & June',
      '\\begin{array}{|c|c|c|} & \\text{Sold} & \\text{Sold} \\\\ \\text{Year} & \\text{May} & \\text{June}\\end{array}',
    ],
    [
      '{cc}\\multicolumn{2}{c}{Title \\& more}\\\\ a & b',
      '\\begin{array}{c}\\text{Title \\& more} \\\\ \\begin{array}{cc}\\text{a} & \\text{b}\\end{array}\\end{array}',
    ],
    [
      '{c}$\\begin{array}{c}a \\\\ b\\end{array}$ \\\\ \\textbf{c}^2 & more',
      '\\begin{array}{cl}\\begin{array}{c}a \\\\ b\\end{array} \\\\ \\textbf{c}^2 & \\text{more}\\end{array}',
    ],
  ])('converts %j', (inside, array) => {
    expect(tabularToArray(inside)).toBe(array);
    expect(findRenderError(array, true)).toBeUndefined();
  });

  it.each([
    'no columns',
    '{c}\\includegraphics{a}',
    '{cz}a & b',
    '{c}\\begin{itemize}\\item a\\end{itemize}',
    '{c}odd $ sign',
    '{cc}\\multicolumn{2}{c}a',
    `{c}${'a & '.repeat(100)}`,
    `{*{99}{cccccccccc}}a`,
  ])('does not convert %.60j', (inside) => {
    expect(tabularToArray(inside)).toBeUndefined();
  });
});
