import { escapeUTF8 } from 'entities';

/** A text as it stands in XML, in an element or between double quotes. */
export function xmlText(text: string): string {
  return escapeUTF8(text);
}
