import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RefusedPicture } from '../rules/pictures/refused-picture.js';
import { buildSvg } from '../testing/pictures.js';
import { readSvg } from './read-svg.js';

function clean(content: string): string {
  return readSvg(buildSvg(content)).svg.toString();
}

/** What is between the root's tags. */
function contentOf(content: string): string {
  return clean(content).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function reasonFor(svg: string | Uint8Array): string {
  try {
    readSvg(Buffer.from(svg as string));
    return 'taken';
  } catch (error) {
    if (error instanceof RefusedPicture) return error.message;
    throw error;
  }
}

const wrap = (content: string): string => buildSvg(content).toString();

/** As a page of other programs: Matplotlib, Inkscape, Illustrator. */
const MATPLOTLIB = `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
  "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="460.8pt" height="345.6pt" viewBox="0 0 460.8 345.6" xmlns="http://www.w3.org/2000/svg" version="1.1">
 <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li>x</rdf:li></rdf:RDF></metadata>
 <defs><style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style></defs>
 <g id="figure_1"><defs><path id="m0" d="M 0 0 L 0 3.5" style="stroke: #000000; stroke-width: 0.8"/></defs>
  <g><use xlink:href="#m0" x="77.49" y="307.58" style="stroke: #000000; stroke-width: 0.8"/></g></g>
</svg>`;

describe('readSvg', () => {
  it('keeps shapes, text and styles, and writes them in one way', () => {
    expect(
      clean('<g fill="red"><rect width="5" height="5"/><text x="1">A &amp; B</text></g>'),
    ).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">' +
        '<g fill="red"><rect width="5" height="5" /><text x="1">A &amp; B</text></g></svg>',
    );
  });

  it('reads drawings of other programs, without their notes', () => {
    const { svg, width, height } = readSvg(Buffer.from(MATPLOTLIB));
    expect([width, height]).toEqual([614, 461]);
    expect(svg.toString()).toContain('<use href="#m0"');
    expect(svg.toString()).not.toMatch(/metadata|rdf|version|DOCTYPE/);
    expect(
      contentOf(
        '<sodipodi:namedview xmlns:sodipodi="http://sodipodi" id="base"><inkscape:grid xmlns:inkscape="i"/></sodipodi:namedview>' +
          '<title>note</title><rect inkscape:label="Layer" xmlns:inkscape="i" width="1" height="1" data-name="x"/>',
      ),
    ).toBe('<rect width="1" height="1" />');
    const prefixed =
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><svg:path d="M0 0"/></svg:svg>';
    expect(readSvg(Buffer.from(prefixed)).svg.toString()).toContain('><path d="M0 0" /></svg>');
  });

  it.each([
    ['width="30" height="20"', 30, 20, '0 0 30 20'],
    ['viewBox="-5 -5 40.4 20"', 40, 20, '-5 -5 40.4 20'],
    ['width="100%" height="100%" viewBox="0,0, 40 20"', 40, 20, '0 0 40 20'],
    ['width="2in" height="1in" viewBox="0 0 4 2"', 192, 96, '0 0 4 2'],
    ['viewBox="0 0 3200 100"', 1600, 50, '0 0 3200 100'],
    ['viewBox="0 0 1 1e6"', 1, 4000, '0 0 1 1000000'],
  ])('takes the size from %s', (attributes, width, height, viewBox) => {
    const { svg, ...size } = readSvg(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`),
    );
    expect(size).toEqual({ width, height });
    expect(svg.toString()).toContain(`viewBox="${viewBox}"`);
  });

  it.each([
    ['<script>alert(1)</script>', 'it holds a script (<script>)'],
    [
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
      'it holds a script (<script>)',
    ],
    [
      '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
      'it holds a script (<script>)',
    ],
    ['<g onclick="alert(1)"/>', 'it has an event handler (onclick)'],
    ['<rect ONLOAD="alert(1)"/>', 'it has an event handler (ONLOAD)'],
    [
      '<foreignObject><p>x</p></foreignObject>',
      'it holds content that is no drawing (<foreignObject>)',
    ],
    ['<animate attributeName="x" to="5"/>', 'it holds an animation (<animate>)'],
    ['<rect><set attributeName="href" to="javascript:1"/></rect>', 'it holds an animation (<set>)'],
    ['<image href="data:image/png;base64,AAAA"/>', 'it holds a picture of its own (<image>)'],
    ['<a href="https://example.com"><text>x</text></a>', 'it holds a link (<a>)'],
    ['<filter id="f"><feFlood/></filter>', 'it holds <filter>, which is not supported'],
    ['<SCRIPT/>', 'it holds <SCRIPT>, which is not supported'],
  ])('refuses %s', (content, reason) => {
    expect(reasonFor(wrap(content))).toBe(reason);
  });

  it.each([
    '<use href="https://example.com/x.svg#a"/>',
    '<use xlink:href="other.svg#a"/>',
    '<use href="//example.com/a"/>',
    '<use href="data:image/svg+xml,x"/>',
    '<use href=" java&#10;script:alert(1)"/>',
    '<rect fill="url(https://example.com/#a)"/>',
    '<rect fill="url( &quot;a.svg#b&quot; )"/>',
    '<rect fill="URL(a.svg)"/>',
    '<rect fill="url(&quot;\'a&quot;)"/>',
    '<rect style="fill:url(a.svg)"/>',
    '<rect style="background:image-set(\'a.png\' 1x)"/>',
    '<style>rect{fill:url(//example.com/a)}</style>',
    '<style><![CDATA[rect{fill:url(//example.com/a)}]]></style>',
    '<style>rect{fill:ur/**/l(a)} g{fill:url(b)}</style>',
    '<rect src="a.png"/>',
  ])('refuses what lies outside of the file: %s', (content) => {
    expect(reasonFor(wrap(content))).toMatch(/^it refers to something outside of it \(/);
  });

  it.each([
    ['<style>@import "a.css";</style>', 'its styles have @import'],
    ['<style>@font-face{font-family:x}</style>', 'its styles have @font-face'],
    ['<style>rect{fill:u\\72l(a)}</style>', 'its styles have escapes (\\)'],
    ['<rect fill="u\\72l(a)"/>', 'its fill has an escape (\\)'],
    ['<style>rect{animation:x 1s}</style>', 'its styles hold an animation'],
    ['<rect style="-webkit-transition : all"/>', 'its styles hold an animation'],
    ['<rect style="width:expression(alert(1))"/>', 'its styles hold a script'],
    ['<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>', 'its styles are malformed'],
    ['<style><g/></style>', 'its styles are malformed'],
    ['<style>a{} /* open</style>', 'its styles are malformed'],
  ])('refuses styles that do more than draw: %s', (content, reason) => {
    expect(reasonFor(wrap(content))).toBe(reason);
  });

  it.each([
    ['', /not well-formed/],
    ['<svg viewBox="0 0 1 1"><text>&#1;</text></svg>', /characters that XML does not allow/],
    ['<html><body/></html>', 'it is no picture; its root element is <html>'],
    ['<svg viewBox="0 0 1 1"><g></svg>', /not well-formed/],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', /its size is unknown/],
    ['<svg viewBox="0 0 0 5"/>', 'its viewBox is “0 0 0 5”, not four numbers'],
    ['<svg viewBox="0 0 1e999 5"/>', /not four numbers$/],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>', /document type/],
    ['<!DOCTYPE html><svg viewBox="0 0 1 1"/>', /document type/],
    [
      '<?xml-stylesheet href="https://example.com/a.css"?><svg viewBox="0 0 1 1"/>',
      /^it refers to something outside of it \(<\?xml-stylesheet href/,
    ],
    [Buffer.from([0x3c, 0x73, 0xff, 0xfe]), /bytes are not utf-8/],
    [Buffer.alloc(500_001, ' '), 'it is an SVG of more than 500 KB'],
  ])('refuses %s as a whole', (svg, reason) => {
    expect(reasonFor(svg)).toMatch(reason);
  });

  it('refuses a drawing that grows without limit when it is drawn', () => {
    const doubled = Array.from(
      { length: 40 },
      (_, n) => `<g id="g${n}"><use href="#g${n + 1}"/><use href="#g${n + 1}"/></g>`,
    ).join('');
    expect(reasonFor(wrap(`${doubled}<rect id="g40"/>`))).toMatch(/^it draws more than 50,000/);
    expect(reasonFor(wrap('<g id="a"><use href="#a"/></g>'))).toMatch(/^a part of it uses itself/);
    const patterns =
      '<pattern id="p"><rect fill="url(#q)"/></pattern><pattern id="q"><rect style="fill:url(#p)"/></pattern>';
    expect(reasonFor(wrap(patterns))).toMatch(/^a part of it uses itself/);
    const chain = Array.from(
      { length: 400 },
      (_, n) => `<g id="g${n}"><use href="#g${n + 1}"/></g>`,
    );
    expect(reasonFor(wrap(chain.join('')))).toMatch(/more than 300 deep/);
    const marked = `<marker id="m">${'<g/>'.repeat(500)}</marker><path marker-mid="url(#m)" d="M${'1 1 '.repeat(500)}"/>`;
    expect(reasonFor(wrap(marked))).toMatch(/^it draws more than/);
    const sheet = '<pattern id="p"><rect/></pattern><style>rect{fill:url(#p)}</style>';
    expect(reasonFor(wrap(sheet))).toMatch(/^its style sheet refers to a <pattern>/);
    expect(reasonFor(wrap('<g/>'.repeat(10_001)))).toBe('it has more than 10,000 elements');
  });

  it('leaves nothing that runs, whatever the drawing holds, and does not change its own work', () => {
    const names = fc.constantFrom(
      'g',
      'rect',
      'text',
      'use',
      'style',
      'defs',
      'script',
      'a',
      'title',
    );
    const attributes = fc.constantFrom(
      ['fill', 'red'],
      ['fill', 'url(#a)'],
      ['id', 'a'],
      ['style', 'stroke : black ; /* x */'],
      ['onload', 'alert(1)'],
      ['href', '#a'],
      ['href', 'javascript:alert(1)'],
      ['d', 'M0 0\n  L1 1 '],
      ['class', 'x "y" &amp; <z>'],
    );
    const text = fc.constantFrom(
      'x',
      ' a < b & c ',
      '“</text>”',
      'rect{fill:red}',
      '\u0001',
      ']]>',
    );
    const escape = (value: string): string =>
      value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
    const { element } = fc.letrec<{ element: string }>((tie) => ({
      element: fc
        .tuple(
          names,
          fc.uniqueArray(attributes, { maxLength: 3, selector: ([name]) => name }),
          fc.array(fc.oneof({ maxDepth: 3 }, text.map(escape), tie('element')), { maxLength: 3 }),
        )
        .map(([name, pairs, children]) => {
          const list = pairs.map(([key, value]) => ` ${key}="${escape(value ?? '')}"`).join('');
          return `<${name}${list}>${children.join('')}</${name}>`;
        }),
    }));
    fc.assert(
      fc.property(fc.array(element, { maxLength: 4 }), (elements) => {
        let first;
        try {
          first = readSvg(Buffer.from(wrap(elements.join(''))));
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedPicture);
          return;
        }
        expect(first.svg.toString()).not.toMatch(/<script|<a[\s>]|onload|javascript:|<title/);
        expect(first.svg.toString()).not.toContain('\u0001');
        expect(readSvg(first.svg)).toEqual(first);
      }),
      { numRuns: 500 },
    );
  });
});
