import { decodeXml } from '../readers/xml/decode-xml.js';
import { MalformedXml } from '../readers/xml/malformed-xml.js';
import { parseXml } from '../readers/xml/parse-xml.js';
import type { MarkupElement } from '../rules/markup/markup-node.js';
import { outside } from '../rules/pictures/check-css.js';
import { checkSvg } from '../rules/pictures/check-svg.js';
import type { PictureSize } from '../rules/pictures/picture-bounds.js';
import { RefusedPicture } from '../rules/pictures/refused-picture.js';
import { sanitizeSvg } from '../rules/pictures/sanitize-svg.js';
import { writeSvg } from '../rules/pictures/write-svg.js';

/** Larger drawings take phones long. */
const MAX_SVG_BYTES = 500_000;

const DECLARATION = /^\uFEFF?\s*<\?xml\s[^>]*\?>/;
/** Many programs name the DTD of SVG; nothing is loaded from there. One with declarations is refused. */
const DOCUMENT_TYPE = /<!DOCTYPE\s+svg(?:\s+(?:PUBLIC\s+"[^"<>]*"|SYSTEM)\s+"[^"<>]*")?\s*>/;
const ROOT = /<(?:[\w.-]+:)?svg[\s/>]/;
const STYLE_SHEET = /<\?xml-stylesheet\b[^>]*/;
/** Characters that XML does not allow, also by reference: a browser would show an error. */
const NOT_XML = /[^\P{Cc}\t\n\u007F-\u009F]|[\uFFFE\uFFFF]/u;

export interface CleanSvg extends PictureSize {
  svg: Buffer;
}

/** Reads a drawing and writes it anew, with nothing but shapes, text and styles. Throws RefusedPicture. */
export function readSvg(bytes: Uint8Array): CleanSvg {
  if (bytes.length > MAX_SVG_BYTES) throw new RefusedPicture('it is an SVG of more than 500 KB');
  const { root, width, height } = checkSvg(parse(bytes));
  const svg = sanitizeSvg(writeSvg(root));
  if (NOT_XML.test(svg)) throw new RefusedPicture('it holds characters that XML does not allow');
  return { svg: Buffer.from(svg), width, height };
}

function parse(bytes: Uint8Array): MarkupElement {
  try {
    return parseXml(Buffer.from(withoutProlog(decodeXml(bytes))));
  } catch (error) {
    if (error instanceof MalformedXml) throw new RefusedPicture(error.message);
    throw error;
  }
}

function withoutProlog(text: string): string {
  const root = ROOT.exec(text)?.index ?? 0;
  const prolog = text.slice(0, root);
  const sheet = STYLE_SHEET.exec(prolog)?.[0];
  if (sheet !== undefined) throw outside(sheet);
  return prolog.replace(DECLARATION, '').replace(DOCUMENT_TYPE, '') + text.slice(root);
}
