import { describe, expect, it } from '@jest/globals';
import { isElement } from './markup-node.js';
import { mathmlToLatex } from './mathml-to-latex.js';
import { parseHtml } from './parse-html.js';

function latexOf(mathml: string): string {
  const [math] = parseHtml(`<math>${mathml}</math>`).nodes.filter(isElement);
  if (!math) throw new Error('no math');
  return mathmlToLatex(math);
}

describe('mathmlToLatex', () => {
  it.each([
    ['<mrow><mi>a</mi><mo>+</mo><mn>2.5</mn></mrow>', 'a+2.5'],
    ['<mfrac><mn>1</mn><mrow><mi>x</mi><mo>−</mo><mn>1</mn></mrow></mfrac>', '\\frac{1}{x-1}'],
    ['<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>', '\\genfrac{}{}{0pt}{}{n}{k}'],
    ['<msup><mi>x</mi><mn>2</mn></msup>', 'x^{2}'],
    ['<msup><mrow><mo>(</mo><mi>x</mi><mo>)</mo></mrow><mn>2</mn></msup>', '{(x)}^{2}'],
    ['<msubsup><mi>a</mi><mi>i</mi><mn>2</mn></msubsup>', 'a_{i}^{2}'],
    ['<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>', '\\sqrt{x+1}'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt[3]{x}'],
    ['<mi>sin</mi><mo>&#x2061;</mo><mi>θ</mi>', '\\sin θ'],
    ['<mi>cosec</mi><mi>x</mi>', '\\operatorname{cosec}x'],
    ['<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mo>d</mo>', '\\int_{0}^{1}d'],
    ['<mi>kg</mi>', '\\mathrm{kg}'],
    ['<mi>a</mi><mspace width="1em"/>', 'a'],
    ['<mspace/><mi>a</mi><mspace/><mi>b</mi><mspace/><mspace/>', 'a\\ b'],
    ['<mspace/>', ''],
    [
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>',
      '\\sum_{i=1}^{n}',
    ],
    ['<munder><mo>lim</mo><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder>', '\\lim_{x→0}'],
    ['<mover><mi>v</mi><mo>→</mo></mover>', '\\overrightarrow{v}'],
    ['<mover accent="true"><mi>x</mi><mo>¯</mo></mover>', '\\overline{x}'],
    ['<mover><mo>=</mo><mtext>def</mtext></mover>', '\\overset{\\text{def}}{=}'],
    [
      '<mfenced open="[" close="]" separators=";"><mi>a</mi><mi>b</mi></mfenced>',
      '\\left[a;b\\right]',
    ],
    ['<mfenced open="{" close=""><mi>a</mi></mfenced>', '\\left\\{a\\right.'],
    [
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable>',
      '\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}',
    ],
    ['<mtext>50% of x_1</mtext>', '\\text{50\\% of x\\_1}'],
    ['<mo>{</mo><mo>%</mo><mo>\\</mo>', '\\{\\%\\backslash'],
    [
      '<semantics><mi>x</mi><annotation encoding="application/x-tex">\\alpha</annotation></semantics>',
      '\\alpha',
    ],
    [
      '<semantics><mi>x</mi><annotation encoding="application/x-tex">\\) bad</annotation></semantics>',
      'x',
    ],
  ])('converts %s', (mathml, latex) => {
    expect(latexOf(mathml)).toBe(latex);
  });

  it.each([
    ['<mmultiscripts><mi>x</mi></mmultiscripts>', '<mmultiscripts>'],
    ['<maction><mi>x</mi></maction>', '<maction>'],
    ['<mfrac><mn>1</mn></mfrac>', 'incomplete <mfrac>'],
  ])('refuses %s and names it', (mathml, name) => {
    expect(() => latexOf(mathml)).toThrow(name);
  });
});
