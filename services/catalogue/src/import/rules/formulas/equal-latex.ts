import { tabularToArray } from './tabular-to-array.js';

/** Replaces commands that KaTeX does not know by equivalent ones. */
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
 * Converts the content of a formula to LaTeX that KaTeX can render, if there is an equivalent: `tabular`
 * becomes `array`. An unescaped `%` is escaped; everything after it would be a comment.
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
