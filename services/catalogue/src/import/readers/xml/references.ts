import { decodeHTMLStrict } from 'entities';
import { findInMarkup } from './find-in-markup.js';

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|([A-Za-z][\w.-]{0,39}))?(;?)/g;

/** Thrown for a reference that XML does not know. */
export class UnknownReference extends Error {
  constructor(private readonly reference: string) {
    super(`${reference} is no character reference that XML knows`);
  }

  /** The position of the reference in the markup that contains it; -1 if it is not there. */
  findIn(markup: string): number {
    return findInMarkup(markup, REFERENCE, (found) => found === this.reference);
  }
}

/**
 * Resolves character references and the entities of XML and HTML once; the result is text and not
 * resolved again. Unknown entities stay as they are written, because a document cannot declare any.
 * Throws UnknownReference for an invalid one.
 */
export function resolveReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    REFERENCE,
    (reference, decimal?: string, hex?: string, name?: string, end?: string) => {
      const resolved = end === ';' ? resolve(reference, decimal, hex, name) : undefined;
      if (resolved !== undefined) return resolved;
      throw new UnknownReference(reference);
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
