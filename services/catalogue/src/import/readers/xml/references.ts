import { MalformedXml } from './malformed-xml.js';

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|([A-Za-z][\w.-]{0,39}))?(;?)/g;

const KNOWN: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Resolves character references and the five entities that XML itself knows, once: what they give is text
 * and not looked at again. Throws MalformedXml for any other.
 */
export function resolveReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    REFERENCE,
    (reference, decimal?: string, hex?: string, name?: string, end?: string) => {
      const resolved = end === ';' ? resolve(decimal, hex, name) : undefined;
      if (resolved !== undefined) return resolved;
      throw new MalformedXml(`${reference} is no character reference that XML knows`);
    },
  );
}

function resolve(decimal?: string, hex?: string, name?: string): string | undefined {
  if (name !== undefined) return Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
