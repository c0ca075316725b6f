import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markupToText } from './markup-to-text.js';

function textOf(html: string): string {
  const result = markupToText(html);
  return 'text' in result ? result.text : `refused: ${result.reason}`;
}

describe('markupToText', () => {
  it.each([
    ['plain', 'plain'],
    ['<p>One  two\nthree</p>\n<p>Four</p>', 'One two three\nFour'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<p>a<br></p><p>&nbsp;</p><div><div>b</div></div>', 'a\nb'],
    ['A&nbsp;&nbsp;B &amp; C &lt;tag&gt;', 'A B & C <tag>'],
    [
      'Which is <b>NOT</b> <em>a</em> <span style="color:red">prime</span>?',
      'Which is NOT a prime?',
    ],
    ['<P ALIGN=center>Unclosed <B>bold', 'Unclosed bold'],
    ['x<!-- hidden --><?xml:namespace prefix="o" ?><style>p{}</style>y', 'xy'],
    ['<!DOCTYPE html>1 < 2, <p hidden data-x class="c"">3 > 2</p>', '1 < 2,\n3 > 2'],
    ['a&nbsp;b &foo; &amp;lt; R&D', 'a b &foo; &lt; R&D'],
    ['<pre>if (a  &lt; b)\n  return</pre>', 'if (a  < b)\n  return'],
    ['see <a href=" https://example.org/x">here</a>', 'see here'],
    ['He said <q>no</q>.', 'He said “no”.'],
    ['<ul><li>one</li><li>two</li></ul>', '• one\n• two'],
    ['<ol type="A"><li>one<li>two</ol>', 'A. one\nB. two'],
    ['<ol type="i" start="3"><li>x</li><li><p>y</p></li></ol>', 'iii. x\niv. y'],
    ['<li>stray</li><center>a</center>b', 'stray\na\nb'],
    ['Say:<ol><li>a<ol type="a"><li>b</li></ol></li></ol>', 'Say:\n1. a\na. b'],
    [
      '<table><tr><th>Year</th><th>Sale</th></tr><tbody><tr><td>2019</td><td>4<br>5</td></tr></tbody></table>',
      'Year | Sale\n2019 | 4 5',
    ],
    ['H<sub>2</sub>SO<sub>4</sub>', 'H₂SO₄'],
    ['x<sup>2</sup> + 10<sup>-3</sup>', 'x² + 10⁻³'],
    ['the 5<sup>th</sup> term', 'the 5th term'],
    ['v<sub>max</sub>', 'v\\({}_{\\text{max}}\\)'],
    ['a<sup>x_1 {%}</sup>', 'a\\({}^{\\text{x\\_1 \\{\\%\\}}}\\)'],
    ['the <u>underlined</u> word', 'the \\(\\underline{\\text{underlined}}\\) word'],
    [
      '<span style="text-decoration: underline;">ran </span>off',
      '\\(\\underline{\\text{ran}}\\) off',
    ],
    ['costs $5 [tex]\\frac{1}{2}[/tex]', 'costs $5 \\(\\frac{1}{2}\\)'],
    ['<math><mi>x</mi><mo>=</mo><mn>1</mn></math>', '\\(x=1\\)'],
    ['<math display="block"><mi>x</mi></math>', '\\[x\\]'],
    [
      'is «math xmlns=¨http://www.w3.org/1998/Math/MathML¨»«msqrt»«mn»2«/mn»«/msqrt»«/math»?',
      'is \\(\\sqrt{2}\\)?',
    ],
    ['«quoted»', '«quoted»'],
    ['a < b and c > d', 'a < b and c > d'],
  ])('converts %s to %j', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it.each([
    [
      '<p>See <img src="@@PLUGINFILE@@/graph.png" alt="g"></p>',
      'it needs a picture (<img> @@PLUGINFILE@@/graph.png)',
    ],
    ['<img>', 'it needs a picture (<img>)'],
    ['<svg><path d=""/></svg>', 'it needs a drawing (<svg>)'],
    ['<audio controls></audio>', 'it needs a sound (<audio>)'],
    ['<source SRC="a.mp3">', 'it needs a sound or a film (<source> a.mp3)'],
    ['Hear <a href="http://x.in/A.MP3?b=1">it</a>', 'it needs a sound (http://x.in/A.MP3?b=1)'],
    ['<A HREF=//x.in/a.ogg>it</A>', 'it needs a sound (//x.in/a.ogg)'],
    ['<a href="https://youtu.be/x">it</a>', 'it needs a film (https://youtu.be/x)'],
    ['<a href="https&#58;//x.in/a&period;mp4">it</a>', 'it needs a film (https://x.in/a.mp4)'],
    ['<p data-src="a.webm">it</p>', 'it needs a film (a.webm)'],
    ['<a href="https://x.in/a.png">it</a>', 'it needs a picture (https://x.in/a.png)'],
    ['<object data="a.pdf"></object>', 'it needs an embedded object (<object> a.pdf)'],
    ['<script>alert(1)</script>', 'it needs a program (<script>)'],
    ['<a href="@@PLUGINFILE@@/notes.pdf">notes</a>', 'it needs the file @@PLUGINFILE@@/notes.pdf'],
    ['<a href="javascript:alert(1)">x</a>', 'it needs the file javascript:alert(1)'],
    ['if a <b and c > d', '“<b and c > d” is no known markup; where < is text, it is written &lt;'],
    ['a <b', '“<b” is no known markup; where < is text, it is written &lt;'],
    ['x <y and z', '“<y and z” is no known markup; where < is text, it is written &lt;'],
    ['a <b <i>c</i>', '“<b <i>c</i>” is no known markup; where < is text, it is written &lt;'],
    ['<p>a</p', '“</p” opens markup that nothing closes'],
    ['a <i title="b', '“<i title="b” opens markup that nothing closes'],
    ['a <!-- b', '“<!-- b” opens markup that nothing closes'],
    ['<style>p {} a', '“p {} a” opens markup that nothing closes'],
    ['I </3 you', '“</3 you” is no known markup; where < is text, it is written &lt;'],
    ['<![CDATA[a]]>', '“<![CDATA[a]]>” is no known markup; where < is text, it is written &lt;'],
    [
      'prints <?php echo 1; ?>',
      '“<?php echo 1; ?>” is no known markup; where < is text, it is written &lt;',
    ],
    ['#include <stdio.h>', 'it holds <stdio.h>, which is no known markup'],
    ['<s>old</s> new', 'it has text that is struck out'],
    ['<span style="text-decoration:line-through">old</span>', 'it has text that is struck out'],
    ['<span lang="hi" class="multilang">क</span>', 'it has text in several languages'],
    ['<table><tr><td colspan="2">x</td></tr></table>', 'it needs a table with joined cells'],
    [
      '<math><menclose><mi>x</mi></menclose></math>',
      'its formula has <menclose>, which cannot be written in LaTeX',
    ],
    ['<b>'.repeat(200), 'its markup is nested more than 100 deep'],
    [
      `<img src="data:image/png;base64,${'A'.repeat(5000)}">`,
      `it needs a picture (<img> data:image/png;base64,${'A'.repeat(38)}…)`,
    ],
  ])('refuses %.60s', (html, reason) => {
    expect(markupToText(html)).toEqual({ reason });
  });

  it('warns about references that are resolved without a semicolon', () => {
    expect(markupToText('5&nbspkg &lt 6 &#8377 &copy=1 &T')).toEqual({
      text: '5 kg < 6 ₹ ©=1 &T',
      warnings: [
        '“&nbspkg” has no semicolon; it is read as “\u00a0kg”',
        '“&lt” has no semicolon; it is read as “<”',
        '“&#8377” has no semicolon; it is read as “₹”',
      ],
    });
  });

  it('never throws, and leaves no known tag', () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b',
        '>',
        '<br>',
        '<li>',
        '<ol>',
        '</ol>',
        '<table>',
        '<tr>',
        '<td>',
        '<sup>',
      ],
      ...[
        '<math>',
        '<mi>',
        '<mfrac>',
        '</math>',
        '<pre>',
        '</pre>',
        '&lt;',
        '&',
        'x',
        ' ',
        '\n',
        '$',
        '"',
        '<u>',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const result = markupToText(pieces.join(''));
        if ('text' in result) expect(result.text).not.toMatch(/<(?:p|br|td|ol)>/);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads half a megabyte of any hostile markup quickly, and refuses more', () => {
    for (const html of [
      '<b id=1><p>',
      '<a href=x>',
      '<!--',
      '<![CDATA[',
      '&',
      '«math',
      '[tex]',
      '<td>',
      '</p>',
      'x <i>y</i> ',
      '<i style="text-decoration: x">',
      '<p>x<br>',
      '<u>x</u>',
      '<sup>n</sup>',
      '<li>x',
    ]) {
      const result = markupToText(html.repeat(Math.floor(490_000 / html.length)));
      expect('text' in result || 'reason' in result).toBe(true);
    }
    const style = 'text-decoration'.repeat(30_000);
    expect(markupToText(`<b style="${style}">x</b>`)).toEqual({ text: 'x' });
    expect(markupToText('x'.repeat(500_001))).toEqual({
      reason: 'its markup is longer than 500000 characters',
    });
  });
});
