import { tabularToArray } from './tabular-to-array.js';

/** Commands that KaTeX does not know, as those that it does. */
const EQUALS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:mbox|hbox)(?=\s*\{)/g, '\\text'],
  [
    /\\(?:label\s*\{[^{}]*\}|require\s*\{[^{}]*\}|vspace\*?\s*\{[^{}]*\}|centering(?![a-zA-Z]))\s*/g,
    '',
  ],
  [/\\hfill?(?![a-zA-Z])/g, '\\quad'],
  [/\\(?:textdegree|celsius)(?![a-zA-Z])/g, '{}^{\\circ}'],
  [/\\(?:overarc|overparen|wideparen)(?=\s*\{)/g, '\\overset{\\frown}'],
];

const TABULAR = /\\begin\s*\{tabular\}((?:(?!\\begin\s*\{tabular\})[\s\S])*?)\\end\s*\{tabular\}/g;
const EQUATION_ARRAY = /\\(begin|end)\s*\{eqnarray\*?\}/g;

/**
 * Gives the inside of a formula in LaTeX that KaTeX draws where it has the same: `tabular` as `array`, a
 * bare `%` escaped, for everything after it would be a comment and not be seen.
 */
export function equalLatex(latex: string): string {
  if (!/[\\%]/.test(latex)) return latex;
  let equal = latex.replace(/\\[\s\S]|%(?![ \t]*\n)/g, (sign) => (sign === '%' ? '\\%' : sign));
  equal = equal
    .replace(TABULAR, (table, inside: string) => tabularToArray(inside) ?? table)
    .replace(EQUATION_ARRAY, (_, side: string) =>
      side === 'begin' ? '\\begin{array}{rcl}' : '\\end{array}',
    );
  for (const [pattern, known] of EQUALS) equal = equal.replace(pattern, known);
  return equal;
}
