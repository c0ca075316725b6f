import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import katex from 'katex';
import { cleanText } from './clean-text.js';
import { formulaWarnings } from './formula-warnings.js';

/** What the test runner parses as a formula. */
const FORMULA = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;

/** Formulas as authors write them between dollar signs or marks; KaTeX renders all of them. */
const DRAWN = [
  ...['x', '2', '12', '-5', '1,000', '1.5', 'AB', 'n!', '5 + 3 = 8', 'x=5', 'a<b', '3:4', '2x'],
  ...['x_1', 'x^2', 'x^{10}', '^{10}C_3', '{}^{10}C_3', 'H_2O', 'x_{ab}', 'a_i^2', 'e^{-x}'],
  ...['\\alpha', '\\frac{1}{2}', '\\frac12', '\\sqrt[3]{x}', '10\\%', '50%', '\\$5 + x', '5\\,000'],
  ...['v = u + at', 's = ut + \\frac{1}{2}at^2', 'speed = distance / time', 'sin x', '\\sin^2 x'],
  ...['\\text{if } x > 0', '5\\text{ km}', '\\text{50% of } x', '\\mbox{ km}', '\\text{a $x$ b}'],
  ...['\\ce{2H2 + O2 -> 2H2O}', '\\ce{SO4^2-}', '\\pu{5 m/s}', '30^\\circ', '\\{1, 2\\}', '|x|'],
  ...['\\left(\\frac{a}{b}\\right)^{2}', '\\vec{F}=m\\vec{a}', '\\overarc{AB}', 'x \\neq y'],
  ...['\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}', '\\begin{cases}1 & x>0 \\\\ 0\\end{cases}'],
  ...['\\begin{tabular}{|c|c|}\\hline x & 50% \\\\ \\hline 1 & $y_1$ \\\\ \\hline\\end{tabular}'],
];

/** LaTeX in a text without marks. */
const BARE = [
  '\\ce{H2SO4}',
  '\\pu{5 kg}',
  '\\begin{pmatrix}1 & 2 \\\\ 3 & 4\\end{pmatrix}',
  '\\begin{equation}x = 5\\end{equation}',
  '\\begin{align*}x &= 5 \\\\ y &= 6\\end{align*}',
  '\\begin{eqnarray}x &=& 5\\end{eqnarray}',
  '\\begin{tabular}{lr}Apples & $5$ \\\\ Pears_1 & 6%\\end{tabular}',
  '\\begin{center}\\begin{tabular}{c}a\\end{tabular}\\end{center}',
];

/** KaTeX renders none of them in any context. */
const UNDRAWN = [
  ...[
    '\\SI{5}{\\metre}',
    '\\qty{5}{kg}',
    '\\foo{x}',
    '\\frac{x',
    '\\left( x',
    'x^2^3',
    '\\eqref{a}',
  ],
  ...['\\begin{foo}x\\end{foo}', '\\includegraphics{a}', '\\begin{matrix}1\\end{array}'],
  ...['\\begin{tabular}{c}\\includegraphics{a}\\end{tabular}'],
];

const MONEY = [
  '$5',
  '\\$5',
  '$1,000',
  '$ 20',
  'US$5',
  '$3.50/kg',
  '5$',
  '5\\$',
  '($5)',
  '$5.',
  '$5,',
];
const WORDS = ['the', 'cost', 'is', 'and', 'for', 'of', 'per', 'Then', 'so', 'or', '7', 'a'];

const word = fc.constantFrom(...WORDS);
const drawn = fc
  .tuple(fc.constantFrom(...DRAWN), fc.constantFrom('$', ' $ ', '$$', '\\(', '\\['))
  .map(([latex, mark]) => delimit(latex, mark));
const undrawn = fc
  .tuple(fc.constantFrom(...UNDRAWN), fc.constantFrom('$', '$$', '\\(', '\\['))
  .map(([latex, mark]) => delimit(latex, mark));
const bare = fc.constantFrom(...BARE);
const money = fc.constantFrom(...MONEY);

function delimit(latex: string, mark: string): string {
  if (mark === '\\(') return `\\(${latex}\\)`;
  if (mark === '\\[') return `\\[${latex}\\]`;
  if (mark === ' $ ') return /[a-z]{2}/.test(latex) ? `$${latex}$` : `$ ${latex} $`;
  return mark + latex + mark;
}

function formulasOf(text: string): { latex: string; isDisplay: boolean }[] {
  return [...text.matchAll(FORMULA)].map(([, inline, display]) => ({
    latex: (inline ?? display ?? '').trim(),
    isDisplay: inline === undefined,
  }));
}

/** Renders as the screens do, and throws if LaTeX itself would report an error. */
function draw({ latex, isDisplay }: { latex: string; isDisplay: boolean }): string {
  return katex.renderToString(latex, { displayMode: isDisplay, strict: 'error' });
}

describe('texts with formulas', () => {
  it.each([...DRAWN.map((latex) => [latex])])('mark %s so that it can be rendered', (latex) => {
    for (const mark of ['$', ' $ ', '$$', '\\(', '\\[']) {
      const text = cleanText(`Let ${delimit(latex, mark)} be so.`);
      expect(text).toMatch(/^Let \\[([][\s\S]*\\[)\]] be so\.$/);
      expect(formulasOf(text)).toHaveLength(1);
      expect(formulasOf(text).map(draw)).toEqual([expect.stringContaining('katex')]);
      expect(formulaWarnings(text)).toEqual([]);
    }
  });

  it('render every formula among words and amounts, and keep the amounts', () => {
    const piece = fc.oneof(
      word.map((text) => ({ text, formulas: 0, dollars: 0 })),
      drawn.map((text) => ({ text, formulas: 1, dollars: 0 })),
      bare.map((text) => ({ text, formulas: 1, dollars: 0 })),
      money.map((text) => ({ text, formulas: 0, dollars: 1 })),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        // As in sentences, words between two amounts prevent that they are read as one formula.
        const text = cleanText(pieces.map((each) => each.text).join(' and so on: '));
        const formulas = formulasOf(text);
        for (const formula of formulas) draw(formula);
        const total = (name: 'formulas' | 'dollars'): number =>
          pieces.reduce((sum, each) => sum + each[name], 0);
        expect(formulas).toHaveLength(total('formulas'));
        const around = text.replace(FORMULA, '');
        expect(around.match(/\$/g)?.length ?? 0).toBe(total('dollars'));
        expect(around).not.toMatch(/\\/);
        expect(formulaWarnings(text)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('warn about everything that cannot be rendered, in any order', () => {
    const piece = fc.oneof(
      word,
      drawn,
      undrawn,
      bare,
      money,
      fc.constantFrom(...DRAWN, ...UNDRAWN),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
        const text = cleanText(pieces.join(' '));
        const warnings = formulaWarnings(text);
        const isDrawn = formulasOf(text).every((formula) => {
          try {
            return draw(formula) !== '';
          } catch {
            return false;
          }
        });
        const around = text.replace(FORMULA, ' ');
        const isRaw = /\\(?:begin|frac|sqrt|alpha|text|ce)\b/.test(around);
        if (!isDrawn || isRaw) expect(warnings).not.toEqual([]);
        expect(cleanText(text)).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });

  it('draw or report every pair of dollar signs that is neither money nor code', () => {
    const bodies = [
      ...[
        'x',
        'v = u + at',
        '2x + 3',
        'x_1',
        '\\frac{1}{2}',
        'x and y',
        'x = 5;',
        'sin x',
        '(x, y)',
      ],
      ...["f'(x) and g", 'the value of x', 'a, b and c', '\\alpha is 5 and', '[0, 1) and x', 'ab'],
      ...['x = y =', '{x and y}', 'H_2O and y', 'speed', `${'x + '.repeat(400)}x`],
    ];
    const silent: string[] = [];
    for (const sign of ['$', '$$', '\\$']) {
      for (const [left = '', right = ''] of [
        ['', ''],
        [' ', ''],
        ['', ' '],
        [' ', ' '],
      ]) {
        for (const before of ['', 'is ', 'x', 'and', '(', ': ']) {
          for (const after of ['', ' is', '.', ')', ', and', ' 2', 'x', '2']) {
            for (const body of bodies) {
              const given = `${before}${sign}${left}${body}${right}${sign}${after}`;
              const text = cleanText(given);
              const isDrawn = !text.replace(FORMULA, '').includes('$');
              if (!isDrawn && formulaWarnings(text).length === 0) silent.push(given);
              expect(cleanText(text)).toBe(text);
            }
          }
        }
      }
    }
    // Names in programs (`cost$ and`, `$x $y`, `$x = $y`), amounts (`$x and $2`, `\\$2x`), `3 $ 2`.
    const MEANT = /^\w+\\?\$ |[\s=;]\\?\$[\dx]$|\\\$ ?2|\d \$ \d$/;
    expect(silent.filter((given) => !MEANT.test(given))).toEqual([]);
  });

  it('keep the dollar signs of escaped amounts beside each other', () => {
    const piece = fc.constantFrom(
      '\\$5',
      '5\\$',
      '\\$ 5',
      ' + ',
      ' (',
      ')',
      ' or ',
      ', ',
      '=',
      ' ',
      '\\$-5',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const given = pieces.join('');
        const text = cleanText(given);
        const count = (of: string): number => of.match(/\$/g)?.length ?? 0;
        expect(count(text)).toBe(count(given));
        const drawn = formulasOf(text).map(({ latex }) => latex);
        expect(drawn.filter((latex) => latex !== '\\$')).toEqual([]);
        expect(cleanText(text)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(UNDRAWN.map((latex) => [latex]))('warn about %s', (latex) => {
    for (const mark of ['$', '$$', '\\(', '\\[']) {
      expect(formulaWarnings(cleanText(`Let ${delimit(latex, mark)} be so.`))).not.toEqual([]);
    }
  });
});
