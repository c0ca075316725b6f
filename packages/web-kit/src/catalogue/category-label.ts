const labels: Readonly<Record<string, string>> = {
  chapterwise: 'Chapterwise',
  topicwise: 'Topicwise',
  setwise: 'Setwise',
  full: 'Full tests',
};

/** What a category of tests is called on screen; one we do not know shows its own name. */
export function categoryLabel(category: string): string {
  return labels[category] ?? category.charAt(0).toUpperCase() + category.slice(1);
}
