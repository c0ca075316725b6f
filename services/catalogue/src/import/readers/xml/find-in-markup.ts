/** Comments, CDATA sections and processing instructions. */
const SECTION = String.raw`<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>`;

/** The position of the first match outside of comments and similar sections, or -1. */
export function findInMarkup(
  markup: string,
  pattern: RegExp,
  isMeant: (match: string) => boolean = () => true,
): number {
  const either = new RegExp(`(${SECTION})|${pattern.source}`, 'g');
  for (const { 0: match, 1: section, index } of markup.matchAll(either)) {
    if (section === undefined && isMeant(match)) return index;
  }
  return -1;
}
