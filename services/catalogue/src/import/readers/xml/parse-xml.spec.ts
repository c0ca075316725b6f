import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isElement, rawText, type MarkupElement } from '../../rules/markup/markup-node.js';
import { MalformedXml } from './malformed-xml.js';
import { isBroken, openXml, parseXml, type XmlDocument } from './parse-xml.js';

const MEGABYTE = 1024 * 1024;

function utf16(text: string, isBigEndian = false): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

function read(document: string | Buffer): string {
  return rawText(parseXml(Buffer.from(document as string)));
}

function reasonOf(document: string | Buffer): string {
  try {
    return `taken: ${read(document).slice(0, 100)}`;
  } catch (error) {
    if (error instanceof MalformedXml) return error.message;
    throw error;
  }
}

function encode(text: string, encoding: string): Buffer {
  if (encoding.startsWith('utf-16')) return utf16(`\uFEFF${text}`, encoding.endsWith('swapped'));
  return Buffer.from(encoding === 'utf-8' ? text : `\uFEFF${text}`);
}

function partsOf(document: XmlDocument): MarkupElement[] {
  return [...document.parts()].map((part) => {
    if (isBroken(part)) throw new Error(part.reason);
    return part;
  });
}

describe('parseXml', () => {
  it('returns elements, attributes and text in order, with names without prefixes', () => {
    const root = parseXml(
      Buffer.from(
        '<?xml version="1.0"?><!-- c -->\n<m:a xmlns:m="u" xml:lang="en" x="&lt;1&#62;">' +
          ' t &amp;amp; <![CDATA[<b> &amp; ]]>\n<m:b/><!-- --> <?pi x?>end</m:a>\n',
      ),
    );
    expect(root).toMatchObject({ name: 'a' });
    expect([...root.attributes]).toEqual(expect.arrayContaining([['x', '<1>']]));
    const [b] = root.children.filter((node) => typeof node !== 'string');
    expect(b).toMatchObject({ name: 'b', children: [] });
    expect(rawText(root)).toBe(' t &amp; <b> &amp; \n end');
  });

  it('keeps numbers, booleans and white space as they are written', () => {
    expect(read('<a> 007 <b>true</b> 1e3 </a>')).toBe(' 007 true 1e3 ');
  });

  it.each([
    ['UTF-8 by default', Buffer.from('<a>é–प</a>')],
    ['UTF-8 with a mark', Buffer.from('\uFEFF<?xml version="1.0" encoding="utf-8"?><a>é–प</a>')],
    ['UTF-16 with a mark', utf16('\uFEFF<?xml version="1.0" encoding="UTF-16"?><a>é–प</a>')],
    ['UTF-16 big-endian', utf16('\uFEFF<?xml version="1.0" encoding="UTF-16"?><a>é–प</a>', true)],
    ['UTF-16 without a mark', utf16('<?xml version="1.0" encoding="UTF-16LE"?><a>é–प</a>')],
  ])('reads %s', (_, bytes) => {
    expect(read(bytes)).toBe('é–प');
  });

  it('reads the single-byte encodings that a document declares', () => {
    const document = (encoding: string): Buffer =>
      Buffer.concat([
        Buffer.from(`<?xml version='1.0' encoding='${encoding}' standalone='yes'?><a>`),
        Buffer.of(0xe9, 0x96, 0x20, 0x80),
        Buffer.from('</a>'),
      ]);
    expect(read(document('windows-1252'))).toBe('é– €');
    expect(read(document('ISO-8859-1'))).toBe('é– €');
    expect(read(document('windows-1251'))).toBe('й– Ђ');
    expect(reasonOf(document('UTF-8'))).toBe('its bytes are not utf-8');
    expect(reasonOf(document('x-klingon'))).toBe(
      'it declares the encoding x-klingon, which is not known',
    );
    expect(reasonOf(document('UTF-16'))).toBe(
      'it declares the encoding utf-16, but is not written in it',
    );
    expect(reasonOf(utf16('\uFEFF<?xml version="1.0" encoding="UTF-8"?><a/>'))).toBe(
      'it declares the encoding utf-8, but is written in utf-16le',
    );
  });

  it.each([
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    '<!DOCTYPE a [<!ENTITY l "ha"><!ENTITY m "&l;&l;&l;">]><a>&m;</a>',
    '<?xml version="1.0"?>\n<!-- <a> -->\n<!doctype a>\n<a/>',
    '<a><!DOCTYPE b></a>',
    '<a/><!ENTITY x "y">',
  ])('refuses document types: %s', (document) => {
    expect(reasonOf(document)).toMatch(
      /^it has a document type \(DOCTYPE\) or entities, which are not supported \(line [13]\)$/,
    );
  });

  it('accepts what only looks like a document type', () => {
    expect(read('<a><!-- <!DOCTYPE a> --><![CDATA[<!DOCTYPE html>]]></a>')).toBe('<!DOCTYPE html>');
  });

  it('resolves the entities of HTML, and leaves others unchanged', () => {
    expect(read('<a>1&nbsp;&times;&apos;&x;&constructor;&amp;lt;</a>')).toBe(
      "1\u00a0×'&x;&constructor;&lt;",
    );
  });

  it.each(['&#0;', '&#xD800;', '&#1114112;', '&amp', '&', '&;'])(
    'refuses the reference %s',
    (reference) => {
      expect(reasonOf(`<a>x ${reference}</a>`)).toMatch(/no character reference|not well-formed/);
      expect(reasonOf(`<a b="${reference}"/>`)).toMatch(/no character reference|not well-formed/);
    },
  );

  it.each([
    ['', /no element|not well-formed/],
    ['plain text', /no element|not well-formed/],
    ['<a><b></a></b>', /not well-formed XML \(line 1/],
    ['<a>\n<b>', /not well-formed XML/],
    ['<a/><b/>', /not well-formed XML/],
    ['<a b=1/>', /not well-formed XML/],
    ['<a b="1" b="2"/>', /not well-formed XML/],
    ['<a>x', /not well-formed XML/],
    ['<a b="', /ends within an attribute/],
    ['<a', /ends within a tag/],
    ['<a><!-- ', /ends before the end of a <!--/],
    ['<a><![CDATA[ ]]', /line 1: the CDATA section is not closed/],
    ['<a>\n<!-- <b/> <!-- c --></a>', /line 2: the comment is not closed before the next/],
    ['<a>\n1 < 2</a>', /line 2: a “<” begins no tag; write it as &lt;/],
    ['<a\nb="x></a>', /line 1: the tag <a has no end/],
    ['<a>\n</b></a>', /line 2: <\/b> does not close <a> of line 1/],
    ['</b>', /line 1: <\/b> has no opening tag/],
    ['<__proto__/>', /not well-formed XML/],
  ])('refuses %j', (document, reason) => {
    expect(reasonOf(document)).toMatch(reason);
  });

  it.each([
    ['deep nesting', `<a><b>${'<c>'.repeat(5000)}`, /nested more than 100 deep/],
    ['endless nesting', '<a>'.repeat(5000), /it ends before <a> is closed/],
    ['a flood of tags', `<a><b>${'<c/>'.repeat(MEGABYTE)}</b></a>`, /more than 200000 tags/],
    [
      'a flood of attributes',
      `<a><b>${'<c d="" e=""/>'.repeat(90_000)}</b></a>`,
      /100000 attributes/,
    ],
    [
      'a flood of children',
      `<a>${'<b/>'.repeat(MEGABYTE)}</a>`,
      /100000 elements beside each other/,
    ],
    ['a flood of references', `<a>${'&#65;'.repeat(MEGABYTE)}</a>`, /1000000 references/],
    ['an endless tag', `<a ${'b '.repeat(MEGABYTE)}/>`, /a tag longer than/],
    ['an endless name', `<${'a'.repeat(MEGABYTE)}/>`, /a tag longer than/],
    ['an endless attribute', `<a b="${'x'.repeat(MEGABYTE)}"/>`, /a tag longer than/],
    ['a flood of comments', `<a>${'<!---->'.repeat(MEGABYTE)}</a>`, /more than 200000 tags/],
    ['open signs', '<'.repeat(8 * MEGABYTE), /a “<” begins no tag/],
  ])('refuses %s before parsing', (_, document, reason) => {
    expect(reasonOf(document)).toMatch(reason);
  });

  it('reads a tag with a large picture', () => {
    const address = `data:image/png;base64,${'A'.repeat(MEGABYTE)}`;
    const { children } = parseXml(Buffer.from(`<a><b c="${address}" d="e"/></a>`));
    expect(children.map((it) => isElement(it) && it.attributes.get('c'))).toEqual([address]);
    expect(reasonOf(`<a><b c="${address}" d="${'x'.repeat(MEGABYTE)}"/></a>`)).toMatch(
      /a tag longer than/,
    );
  });

  it.each([
    ['open signs', '<', 2],
    ['sections that nothing closes', '<![CDATA[', 2],
    ['closing tags', '</c>', 2],
    ['tags that nothing closes', '</b>\n<b><c>', 50_001],
    ['parts that nothing closes', '<b>\n', 50_001],
  ])('reads a part with very many %s quickly', (_, piece, parts) => {
    const flood = piece.repeat(parts > 2 ? 49_999 : MEGABYTE);
    const found = [...openXml(Buffer.from(`<a><b>${flood}</b><b>last</b></a>`)).parts()];
    expect(found).toHaveLength(parts);
    expect(found.at(-1)).toMatchObject({ name: 'b', children: ['last'] });
  });

  it('returns the root’s children one by one, with their lines', () => {
    const document = openXml(
      Buffer.from(
        '<?xml version="1.0"?>\n<a x="1">\n<b>1</b> text <!-- <c/> -->\n<b\n/><n:c>2</n:c></a>',
      ),
    );
    expect(document.root).toMatchObject({ name: 'a' });
    expect(rawText(document.root)).toBe('\n text \n\n');
    const children = partsOf(document);
    expect(children.map(({ name, line }) => [name, line])).toEqual([
      ['b', 3],
      ['b', 4],
      ['c', 5],
    ]);
    expect(children.map(rawText)).toEqual(['1', '', '2']);
    expect([...openXml(Buffer.from('<a/>')).parts()]).toEqual([]);
    const deeper = openXml(Buffer.from('<a><b x="1"><c/>\n<c/></b><b><d/></b></a>'), 2);
    expect(partsOf(deeper).map(({ name, line }) => [name, line])).toEqual([
      ['c', 1],
      ['c', 2],
      ['d', 2],
    ]);
    expect(deeper.root.children).toHaveLength(2);
  });

  it('refuses a document that is truncated anywhere or has content after its root', () => {
    const whole = '<a><b>1</b><b c="2">3</b></a>';
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => openXml(Buffer.from(whole.slice(0, length)))).toThrow(MalformedXml);
    }
    for (const more of ['<b/>', 'x', '</a>']) {
      expect(() => openXml(Buffer.from(whole + more))).toThrow(MalformedXml);
    }
    expect(() => openXml(Buffer.from('<a><b/></c>'))).toThrow(MalformedXml);
  });

  it.each([
    ['<b><c></d></b>', 'line 3: </d> does not close <c> of line 3'],
    ['<b>\n<c>\n</d></b>', 'line 5: </d> does not close <c> of line 4'],
    ['<b><c>\n\n</b>', 'line 3: <c> is not closed before </b> in line 5'],
    ['<b>\n</c></b>', 'line 4: </c> does not close <b> of line 3'],
    ['<b x="1><c/>\n</b>', 'line 3: the tag <b has no end'],
    ['<b>\n<c\n</b>', 'line 4: the tag <c has no end'],
    ['<b>\n1 < 2</b>', 'line 4: a “<” begins no tag; write it as &lt;'],
    ['<b>\nR & D</b>', "line 4: char '&' is not expected"],
    ['<b>\n\n<c d=1/></b>', "line 5: Attribute 'd' is without value"],
    ['<b>', 'line 3: <b> is not closed before the next'],
    ['<b><c><![CDATA[</c></b>', 'line 3: the CDATA section is not closed'],
    ['<b>\n<c><![CDATA[x</c></b>\n<b><![CDATA[y]]></b>', 'line 4: the CDATA section is not closed'],
    ['<b>\n&#0;</b>', 'line 4: &#0; is no character reference that XML knows'],
    [
      '<b><!--\n&#0;--><![CDATA[&#0;\n]]><c d="&lt;\n&#0;"/></b>',
      'line 6: &#0; is no character reference that XML knows',
    ],
    ['<b>&#x1;\n&#xD800;</b>', 'line 4: &#xD800; is no character reference'],
    ['<b>\n<__proto__/></b>', 'line 4: [SECURITY] Invalid name: "__proto__"'],
    ['<b>\n\n<x:constructor></x:constructor></b>', 'line 5: [SECURITY] Invalid name: "const'],
    [
      '<b>the constructor <!-- <constructor/> -->\n<constructor/></b>',
      'line 4: [SECURITY] Invalid name: "constructor"',
    ],
    ['<b>\n<c\nconstructor=""/></b>', 'line 5: [SECURITY] Invalid name: "constructor"'],
  ])('reports where %j is malformed, and reads what follows', (part, reason) => {
    const { parts } = openXml(Buffer.from(`<a>\n<b>first</b>\n${part}\n<b>last</b>\n</a>`));
    const found = [...parts()].map((each) => (isBroken(each) ? each.reason : rawText(each)));
    expect(found[0]).toBe('first');
    expect(found[1]).toContain(reason);
    expect(found.at(-1)).toBe('last');
  });

  it.each([
    ['<a>\n</a>\n<b/>', 'line 3: it has more than one root element'],
    ['<?xml version="1.0"?>\n<a/><!--\n-->\n<a>\n</a>', 'line 4: it has more than one root'],
    ['<a>\n<b/>\n&#0;</a>', 'line 3: &#0; is no character reference'],
    ['<a\nb="&#0;"><b/></a>', 'line 2: &#0; is no character reference'],
    ['<a>\n<b>\n</b>\n&#0;\n<b/></a>', 'line 4: &#0; is no character reference'],
    ['<!-- -->\n<constructor/>', 'line 2: [SECURITY] Invalid name: "constructor"'],
  ])('reports where %j is malformed around its parts', (document, reason) => {
    const readAll = (): unknown => [...openXml(Buffer.from(document)).parts()];
    expect(readAll).toThrow(MalformedXml);
    expect(readAll).toThrow(`it is not well-formed XML (${reason}`);
    expect(reasonOf(document)).toContain(`it is not well-formed XML (${reason}`);
  });

  it('reads everything after an unclosed part', () => {
    const { parts } = openXml(Buffer.from('<a>\n<b>1\n<b>2</b>\n<b>3\n</a>'));
    expect([...parts()].map((each) => (isBroken(each) ? each.reason : rawText(each)))).toEqual([
      'it is not well-formed XML (line 2: <b> is not closed before the next)',
      '2',
      'it is not well-formed XML (line 4: <b> is not closed before </a> in line 5)',
    ]);
    expect(() => openXml(Buffer.from('<a>\n<b>1</b>\n<b>2')).root).toThrow(
      'it is not well-formed XML (line 3: it ends before <b> is closed)',
    );
  });

  it('counts lines as in the file, with any line ends and encoding', () => {
    const filler = fc.constantFrom(
      '\n',
      ' ',
      '<!-- <b> -->',
      '<!--\n\n-->',
      '<?p\n?>',
      'प\n',
      '&amp;\n',
    );
    const inside = fc.constantFrom(
      '\n',
      'x',
      '<![CDATA[<b>\n</b>]]>',
      '<c\n d="\n"/>',
      '<!--\n-->',
    );
    const end = fc.constantFrom('</b>', '</b\n>', '<c></b>', '&</b>', '</c></b>');
    const part = fc.record({
      before: fc.array(filler, { maxLength: 3 }),
      inside: fc.array(inside, { maxLength: 4 }),
      end,
    });
    const long = fc.constantFrom('', '\n'.repeat(5000), 'x'.repeat(9000));
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
    const encoding = fc.constantFrom('utf-8', 'utf-8 with mark', 'utf-16', 'utf-16 swapped');
    fc.assert(
      fc.property(fc.array(part), long, lineEnd, encoding, (made, padding, ending, encoded) => {
        let text = `<?xml version="1.0"?>\n<a>${padding}`;
        const lines: [number, boolean][] = [];
        for (const { before, inside: content, end: closing } of made) {
          text += before.join('');
          lines.push([text.split('\n').length, closing.startsWith('</b')]);
          text += `<b>${content.join('')}${closing}`;
        }
        const bytes = encode(`${text}\n</a>\n`.replaceAll('\n', ending), encoded);
        const found = [...openXml(bytes).parts()].map((each): [number | undefined, boolean] => [
          each.line,
          !isBroken(each),
        ]);
        expect(found).toEqual(lines);
      }),
      { numRuns: 300 },
    );
  });

  it('accepts 100 levels', () => {
    expect(read(`${'<a>'.repeat(100)}x${'</a>'.repeat(100)}`)).toBe('x');
  });

  it('round-trips an escaped text, and throws only refusals', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const isXml = !/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(text);
        fc.pre(isXml);
        const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
        expect(read(`<a>${escaped}</a>`)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<',
            '>',
            '/',
            'a',
            '="',
            '"',
            ' ',
            '<a>',
            '</a>',
            '<!--',
            '-->',
            '&',
            ';',
          ),
        ),
        (pieces) => {
          expect(typeof reasonOf(pieces.join(''))).toBe('string');
        },
      ),
      { numRuns: 500 },
    );
  });
});
