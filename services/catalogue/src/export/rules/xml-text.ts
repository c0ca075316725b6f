import { escapeUTF8 } from 'entities';

/** Escapes a text for XML, in an element or between double quotes. */
export function xmlText(text: string): string {
  return escapeUTF8(text);
}
