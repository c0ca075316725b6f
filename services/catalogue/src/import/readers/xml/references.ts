import { decodeHTMLStrict } from 'entities';
import { MalformedXml } from './malformed-xml.js';

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|([A-Za-z][\w.-]{0,39}))?(;?)/g;

/**
 * Resolves character references and the entities of XML and HTML once; the result is text and not
 * resolved again. Unknown entities stay as they are written, because a document cannot declare any.
 * Throws MalformedXml for an invalid reference.
 */
export function resolveReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    REFERENCE,
    (reference, decimal?: string, hex?: string, name?: string, end?: string) => {
      const resolved = end === ';' ? resolve(reference, decimal, hex, name) : undefined;
      if (resolved !== undefined) return resolved;
      throw new MalformedXml(`${reference} is no character reference that XML knows`);
    },
  );
}

function resolve(
  reference: string,
  decimal?: string,
  hex?: string,
  name?: string,
): string | undefined {
  if (name !== undefined) return decodeHTMLStrict(reference);
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
