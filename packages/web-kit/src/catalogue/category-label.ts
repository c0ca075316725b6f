import { chapterwise, full, setwise, topicwise } from '../texts/categories';

const labels: Readonly<Record<string, string>> = { chapterwise, topicwise, setwise, full };

/** The label of a test category; an unknown category shows its own name. */
export function categoryLabel(category: string): string {
  return labels[category] ?? category.charAt(0).toUpperCase() + category.slice(1);
}
