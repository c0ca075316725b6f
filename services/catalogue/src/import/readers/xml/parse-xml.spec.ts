import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rawText } from '../../rules/markup/markup-node.js';
import { MalformedXml } from './malformed-xml.js';
import { openXml, parseXml } from './parse-xml.js';

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

describe('parseXml', () => {
  it('gives elements, attributes and text in their order, names without prefixes', () => {
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

  it('keeps numbers, truth values and blanks as they are written', () => {
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

  it('reads the encodings of one byte that a document declares', () => {
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
    expect(reasonOf(document)).toBe(
      'it has a document type (DOCTYPE) or entities, which are not taken',
    );
  });

  it('takes what only looks like a document type', () => {
    expect(read('<a><!-- <!DOCTYPE a> --><![CDATA[<!DOCTYPE html>]]></a>')).toBe('<!DOCTYPE html>');
  });

  it.each(['&nbsp;', '&x;', '&#0;', '&#xD800;', '&#1114112;', '&amp', '&constructor;'])(
    'refuses the reference %s, resolving nothing that is not XML’s own',
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
    ['<a><![CDATA[ ]]', /ends before the end of a <!\[CDATA\[/],
    ['<__proto__/>', /not well-formed XML/],
  ])('refuses %j', (document, reason) => {
    expect(reasonOf(document)).toMatch(reason);
  });

  it.each([
    ['deep nesting', '<a>'.repeat(5000), /nested more than 100 deep/],
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
    ['open signs', '<'.repeat(8 * MEGABYTE), /a tag longer than/],
  ])('refuses %s before anything is made of it', (_, document, reason) => {
    expect(reasonOf(document)).toMatch(reason);
  });

  it('gives the root’s children one by one, in the lines where they stand', () => {
    const document = openXml(
      Buffer.from(
        '<?xml version="1.0"?>\n<a x="1">\n<b>1</b> text <!-- <c/> -->\n<b\n/><n:c>2</n:c></a>',
      ),
    );
    expect(document.root).toMatchObject({ name: 'a' });
    expect(rawText(document.root)).toBe('\n text \n');
    const children = [...document.parts()];
    expect(children.map(({ name, line }) => [name, line])).toEqual([
      ['b', 3],
      ['b', 4],
      ['c', 5],
    ]);
    expect(children.map(rawText)).toEqual(['1', '', '2']);
    expect([...openXml(Buffer.from('<a/>')).parts()]).toEqual([]);
    const deeper = openXml(Buffer.from('<a><b x="1"><c/>\n<c/></b><b><d/></b></a>'), 2);
    expect([...deeper.parts()].map(({ name, line }) => [name, line])).toEqual([
      ['c', 1],
      ['c', 2],
      ['d', 2],
    ]);
    expect(deeper.root.children).toHaveLength(2);
  });

  it('opens no document that is cut off, wherever, or goes on after its root', () => {
    const whole = '<a><b>1</b><b c="2">3</b></a>';
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => openXml(Buffer.from(whole.slice(0, length)))).toThrow(MalformedXml);
    }
    for (const more of ['<b/>', 'x', '</a>']) {
      expect(() => openXml(Buffer.from(whole + more))).toThrow(MalformedXml);
    }
    expect(() => openXml(Buffer.from('<a><b/></c>'))).toThrow(MalformedXml);
  });

  it('names the line of a child that is not well-formed', () => {
    const { parts } = openXml(Buffer.from('<a>\n<b/>\n<b>\n<c></d></b></a>'));
    expect(() => [...parts()]).toThrow('not well-formed XML (line 4');
  });

  it('takes 100 levels', () => {
    expect(read(`${'<a>'.repeat(100)}x${'</a>'.repeat(100)}`)).toBe('x');
  });

  it('gives a text back as it was escaped, and throws nothing but refusals', () => {
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
