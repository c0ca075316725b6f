import { categoryLabel } from '@abhyas/web-kit';

/** The kind of a single test; the labels of `categoryLabel` are for lists. */
const kinds: Readonly<Record<string, string>> = {
  full: 'Full mock',
  sectional: 'Section test',
  setwise: 'Mixed set',
  chapterwise: 'Chapter test',
  topicwise: 'Topic test',
};

/** What kind of test it is; an unknown kind shows its own name. */
export function kindLabel(category: string): string {
  return kinds[category] ?? categoryLabel(category);
}
