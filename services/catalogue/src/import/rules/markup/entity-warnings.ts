import { decodeHTML, decodeHTMLStrict } from 'entities';

/** `&name;` and `&#8377;`. A single letter is usually the address of a variable (`p = &x;`). */
const REFERENCE = /&(?:[A-Za-z][A-Za-z0-9]{1,31}|#\d{1,7}|#[xX][\dA-Fa-f]{1,6});/g;

/** References without a semicolon. `x&copy=1` is part of an address. */
const UNFINISHED =
  /&(?:[A-Za-z][A-Za-z0-9]{1,31}(?![\w;=])|#\d{1,7}(?![\d;])|#[xX][\dA-Fa-f]{1,6}(?![\w;]))/g;
/**
 * Names that are intended even without a semicolon, although browsers read them only with it. Names that
 * programs have for variables (`&sum`) are not among them.
 */
const INTENDED = new Set(
  (
    'euro trade hellip ndash mdash lsquo rsquo ldquo rdquo bull larr rarr uarr darr harr lArr rArr hArr ' +
    'infin ne le ge asymp equiv radic minus prime Prime forall nabla isin notin cup sube supe there4 ' +
    'alpha beta gamma theta lambda sigma omega Delta Omega'
  ).split(' '),
);
const UNFINISHED_IN_HTML =
  /&(?:[A-Za-z][A-Za-z0-9]{1,31}(?![A-Za-z0-9;])|#\d{1,7}(?![\d;])|#[xX][\dA-Fa-f]{1,6}(?![\dA-Fa-f;]))/g;
const MAX_SHOWN = 3;

/** Warns about HTML entities in a plain text, which displays them as they are written. */
export function entityWarnings(text: string): string[] {
  const references = [...new Set(text.match(REFERENCE) ?? [])];
  const known = references.filter((reference) => decodeHTMLStrict(reference) !== reference);
  const unknown = references.filter((reference) => !known.includes(reference));
  const unfinished = [...new Set(text.match(UNFINISHED) ?? [])].filter(isIntended);
  return [
    ...describe([...known, ...unfinished], 'shows as it is, not as the character that it names'),
    ...describe(unknown, 'is no character that HTML knows, and shows as it is'),
  ];
}

function isIntended(reference: string): boolean {
  const isRead = decodeHTML(reference) === decodeHTMLStrict(`${reference};`);
  return isRead || INTENDED.has(reference.slice(1));
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
