import { describe, expect, it } from '@jest/globals';
import { formulaWarnings } from './formula-warnings.js';

/** The pair of dollar signs in a text, as warnings quote it. */
function quoted(text: string): string {
  const [, pair = ''] = /(\\?\$[^]*\$(?=[^$]*$))/.exec(text) ?? [];
  return `“${pair.length > 40 ? `${pair.slice(0, 40)}…` : pair}”`;
}

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
    ...[
      ...['$x$2', 'x$2$', '$6$', '$ x$', '$ x and y $', '$x\\n+ y and z$', '$speed = $', '$A$B'],
      ...["$f'(x) and g$", '$x = 5;$', '$y = "a" and b$', '$(x and y)$'],
      ...['$0.6(T+$ 1)', '$x$$', '$5 each is x$', '$$x = 5;$$', '$$the value$$'],
      ...['\\$x\\$', '\\$x + y\\$', `$${'x + '.repeat(500)}x$`, '$|x| and y$', '$first$last'],
    ].map((text): [string, string] => [
      text,
      `${quoted(text)} does not read as a formula and shows as it is`,
    ]),
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
    'A $ sign, the $ key and the $ of the shell',
    'costs $5 (or 5$), $5k, $3.50/kg, US$ 5, A$ 6, 5 $ and $ 7; ($500+$500−$300=$1,200)',
    'I. $50 X 2 = $100\nII. $50/2 = $25',
    'Arun has $X and Sajal has $Y',
    'in $ per kg and in $ per ton; it gave you X $ after 1 year, more than >80$ in interest',
    '$HOME/$USER, ${a}-${b}, $(CC) $(CFLAGS), $this->x = $y; $x++; $y--',
    '$.ajax(); $.get(); /^a$/ and /^b$/; ^\\$[0-9]+$',
    '=SUM($A$1:$B$5) + $C$2',
    'echo $$; kill $$',
    'AS $$ SELECT this FROM that; $$',
    `The keys '$' and "$", not “$”`,
    'P $ Q means P is the father of Q; A $ B # C $ D',
    'awk {print $1, $2}',
    'let A$ and B$ be strings',
  ])('does not warn about %j', (text) => {
    expect(formulaWarnings(text)).toEqual([]);
  });

  it('reads any text quickly', () => {
    for (const piece of ['$', '$ ', '$x ', '$5 ', '$[', '[', '; ', 'aa bb ', '\n ', '$$;', "'$'"]) {
      const text = `$$x $y ${piece.repeat(300_000 / piece.length)} z$$`;
      expect(formulaWarnings(text).length).toBeLessThan(5);
    }
  });

  it('lists at most three of each kind', () => {
    expect(formulaWarnings('\\(\\a\\) $x and y$ \\begin{a}'.repeat(20))).toHaveLength(7);
  });
});
