import { decodeHTML, decodeHTMLStrict } from 'entities';

/** `&name;` and `&#8377;`. A single letter is usually the address of a variable (`p = &x;`). */
const REFERENCE = /&(?:[A-Za-z][A-Za-z0-9]{1,31}|#\d{1,7}|#[xX][\dA-Fa-f]{1,6});/g;

/** Names that are so common in HTML that they are intended even without a semicolon. */
const UNFINISHED = /&(?:nbsp|lt|gt|amp|quot)(?![\w;])/g;
const UNFINISHED_IN_HTML =
  /&(?:[A-Za-z][A-Za-z0-9]{1,31}(?![A-Za-z0-9;])|#\d{1,7}(?![\d;])|#[xX][\dA-Fa-f]{1,6}(?![\dA-Fa-f;]))/g;
const MAX_SHOWN = 3;

/** Warns about HTML entities in a plain text, which displays them as they are written. */
export function entityWarnings(text: string): string[] {
  const references = [...new Set(text.match(REFERENCE) ?? [])];
  const known = references.filter((reference) => decodeHTMLStrict(reference) !== reference);
  const unknown = references.filter((reference) => !known.includes(reference));
  const unfinished = [...new Set(text.match(UNFINISHED) ?? [])];
  return [
    ...describe([...known, ...unfinished], 'shows as it is, not as the character that it names'),
    ...describe(unknown, 'is no character that HTML knows, and shows as it is'),
  ];
}

function describe(references: readonly string[], what: string): string[] {
  return references.slice(0, MAX_SHOWN).map((reference) => `“${reference}” ${what}`);
}

/** Warns about references in HTML that browsers resolve although the semicolon is missing. */
export function unfinishedReferences(html: string): string[] {
  return [...new Set(html.match(UNFINISHED_IN_HTML) ?? [])]
    .filter((reference) => decodeHTML(reference) !== reference)
    .slice(0, MAX_SHOWN)
    .map(
      (reference) => `“${reference}” has no semicolon; it is read as “${decodeHTML(reference)}”`,
    );
}
