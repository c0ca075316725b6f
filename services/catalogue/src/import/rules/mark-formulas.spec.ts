import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markFormulas } from './mark-formulas.js';

describe('markFormulas', () => {
  it.each([
    ['Let $H$ be a subgroup of $S_3$.', 'Let \\(H\\) be a subgroup of \\(S_3\\).'],
    ['Divide $11$ by $1815 \\div 11$.', 'Divide \\(11\\) by \\(1815 \\div 11\\).'],
    ['Simplify $$\\frac{1}{2}$$ now', 'Simplify \\[\\frac{1}{2}\\] now'],
    ['points $(1,5),$ $(2,3),$ and $(3,1)$', 'points \\((1,5),\\) \\((2,3),\\) and \\((3,1)\\)'],
    ['so $m=$ $-\\frac{3}{2}$', 'so \\(m=\\) \\(-\\frac{3}{2}\\)'],
    ['$P=108-23 d$, where $P$ is', '\\(P=108-23 d\\), where \\(P\\) is'],
    ['$\\text { Type of }x^2$', '\\(\\text { Type of }x^2\\)'],
    ['costs $\\$ 2.60$ each', 'costs \\(\\$ 2.60\\) each'],
    ['the $n$th term', 'the \\(n\\)th term'],
    ['$v = u + at $ is', '\\(v = u + at \\) is'],
    ['$x $, $2x + 3 $', '\\(x \\), \\(2x + 3 \\)'],
    ['$12$ inches $)$', '\\(12\\) inches \\()\\)'],
    ['$ x $ and $ 5 $', '\\( x \\) and \\( 5 \\)'],
    [
      '$v = u + at$ and $s = ut + \\frac{1}{2}at^2$',
      '\\(v = u + at\\) and \\(s = ut + \\frac{1}{2}at^2\\)',
    ],
    ['$speed = distance / time$', '\\(speed = distance / time\\)'],
    ['$2^{10}$0 and $<$', '\\(2^{10}\\)0 and \\(<\\)'],
    ['$\\text{a $x$ b}$', '\\(\\text{a $x$ b}\\)'],
    ['$50%$, 50\\% and 5\\$', '\\(50\\%\\), 50% and 5$'],
    ['$\\mbox{a}\\label{b}\\overarc{AB}$', '\\(\\text{a}\\overset{\\frown}{AB}\\)'],
    ['of \\ce{H2O} and \\pu{5 m}', 'of \\(\\ce{H2O}\\) and \\(\\pu{5 m}\\)'],
    ['so \\begin{cases}1 \\\\ 2\\end{cases}', 'so \\[\\begin{cases}1 \\\\ 2\\end{cases}\\]'],
    ['\\begin{equation*}x\\end{equation*}', '\\[x\\]'],
    ['\\begin{eqnarray}a&=&b\\end{eqnarray}', '\\[\\begin{array}{rcl}a&=&b\\end{array}\\]'],
    [
      'a\\begin{center}\\begin{tabular}{c}b\\end{tabular}\\end{center}',
      'a\\[\\begin{array}{c}\\text{b}\\end{array}\\]',
    ],
    ['\\begin{tabular}{c}$x$\\end{tabular}', '\\[\\begin{array}{c}x\\end{array}\\]'],
    ['is:\\begin{itemize}\\item $a$\\item b\\end{itemize}', 'is:\n• \\(a\\)\n• b\n'],
    [
      '\\begin{enumerate}\\item a\\begin{itemize}\\item b\\end{itemize}\\item[(x)] c\\end{enumerate}',
      '\n1. a\n• b\n(x) c\n',
    ],
  ])('marks %s', (text, marked) => {
    expect(markFormulas(text)).toBe(marked);
  });

  it.each([
    'paint that cost $13. They bought 2 brushes that cost $9 each.',
    'between $35,095 and $45,005',
    '($35,095, $45,005)',
    '$3.40 - $0.20*2 = $3.00, which is a multiple of $0.25.',
    'Total = $300\nSpent = $ 20',
    'He bought a mobile for 400$. Also, he bought a laptop for $1300',
    'from US$5 to A$6 each',
    '^[a-z]+@[a-z]+$',
    'The $ character matches the end',
    'the value of `$x` after `$y`',
    'echo "$a" and "$b", \'$c\' or \'$d\', “$e” and “$f”',
    '`$_GET` vs `$_POST`',
    'the pattern ^a$|^b$',
    'echo $a $b; $x=$y; ${a}${b}',
    '$HOME/$USER',
    '$(".menu").hide(); $("#top")',
    'What are the dimensions of $\\hat{u}?',
    'costs 12$-15$, or 5$ and 6$',
    '$x and y$ are',
    '$row_id = $next_id',
    '$a.$b and $HOME$/bin',
    'A$B$C',
    'costs $5 (or 5$)',
    '$a $b, $x = $y, $x is $',
    '^[a-z]+$ or ^\\d+$',
    '/^a$/ and /^b$/',
    `the keys '$' and "$"`,
    'A $ B # C $ D',
    'echo $$; kill $$',
    'AS $$ SELECT this FROM that; $$',
    '\\begin{figure}x\\end{figure} \\begin{tabular}{c}x',
    'printf("%d\\%", x)',
    '\\ce{H2O',
  ])('keeps %s unchanged', (text) => {
    expect(markFormulas(text)).toBe(text);
  });

  it('removes the backslash from money outside of formulas', () => {
    expect(markFormulas('a price of \\$ 5, not $x$')).toBe('a price of $ 5, not \\(x\\)');
  });

  it.each([
    ['costs \\$5 (or 5\\$)', 'costs $5 (or 5$)'],
    ['\\$5\\$', '\\(\\$\\)5\\(\\$\\)'],
    ['\\$-5 + 5\\$', '\\(\\$\\)-5 + 5\\(\\$\\)'],
    ['\\$5+x$ 6', '\\(\\$\\)5+x$ 6'],
    ['\\$a_1\\$', '\\$a_1\\$'],
  ])('makes no formula of the amounts in %s', (text, marked) => {
    expect(markFormulas(text)).toBe(marked);
    expect(markFormulas(marked)).toBe(marked);
  });

  it('finds the formula after an amount', () => {
    expect(markFormulas('It costs $5, and $x$ is even.')).toBe('It costs $5, and \\(x\\) is even.');
  });

  it('keeps marked formulas unchanged', () => {
    expect(markFormulas('\\(a\\$b\\) and \\[$x$\\]')).toBe('\\(a\\$b\\) and \\[$x$\\]');
  });

  it('keeps unclosed marks unchanged, and is fast', () => {
    for (const piece of ['\\(', '\\[', '$ \\(', '$$ a', '\\$', '$']) {
      const text = piece.repeat(100_000);
      expect(markFormulas(text).length).toBeGreaterThanOrEqual(text.length / 2);
    }
  });

  it('removes only dollar signs and backslashes', () => {
    const piece = fc.constantFrom(
      '$',
      '$$',
      '\\',
      '\\(',
      '\\)',
      'x',
      '5',
      ' ',
      'and',
      '=',
      '^2',
      '{',
      '}',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const bare = (value: string): string => value.replace(/[$\\()[\]]/g, '');
        expect(bare(markFormulas(text))).toBe(bare(text));
      }),
    );
  });
});
