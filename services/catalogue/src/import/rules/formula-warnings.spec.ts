import { describe, expect, it } from '@jest/globals';
import { formulaWarnings } from './formula-warnings.js';

describe('formulaWarnings', () => {
  it.each([
    [
      '\\(\\SI{5}{m}\\)',
      'the formula “\\(\\SI{5}{m}\\)” cannot be rendered: Undefined control sequence: \\SI',
    ],
    [
      '\\(\\href{x}{y}\\)',
      'the formula “\\(\\href{x}{y}\\)” cannot be rendered: “\\href” is not supported',
    ],
    [
      `\\(${'x+'.repeat(3000)}x\\)`,
      `the formula “\\(${'x+'.repeat(19)}…” cannot be rendered: it is longer than 5000 characters`,
    ],
    [
      `\\(\\ce{${'H2'.repeat(900)}}\\)`,
      `the formula “\\(\\ce{${'H2'.repeat(17)}…” cannot be rendered: it is longer than 1500 characters`,
    ],
    ['for all a \\in A', '“\\in” outside of a formula shows as it is'],
    ['a \\SI{5}{m} rod', '“\\SI” outside of a formula shows as it is'],
    [
      '\\begin{table}x\\end{table}',
      'the environment “table” cannot be rendered and shows as it is',
    ],
    ['let $x and y$ be', '“$x and y$” does not read as a formula and shows as it is'],
    ['the $Cl^{-} molecules', 'a “$” opens a formula that nothing closes'],
    ['so \\(x = 5', 'a “\\(” opens a formula that nothing closes'],
  ])('warns about %.60j', (text, warning) => {
    expect(formulaWarnings(text)).toEqual([warning]);
  });

  it.each([
    'costs $5 and $6, or 5$',
    'echo $HOME $PATH; $x = $y . $z',
    '^[a-z]+$ or ^\\d+$',
    '$("#a").hide(); $.ajax()',
    'C:\\Users\\name, a\\b, \\n and \\t',
    '\\(x\\) and \\[y\\]',
    'A $ sign',
  ])('does not warn about %j', (text) => {
    expect(formulaWarnings(text)).toEqual([]);
  });

  it('lists at most three of each kind', () => {
    expect(formulaWarnings('\\(\\a\\) $x and y$ \\begin{a}'.repeat(20))).toHaveLength(7);
  });
});
