/** The questions of a group, under its name; the built-in ones have no name. */
export interface FaqGroup<Question> {
  name: string;
  faqs: Question[];
}

/** The questions by group, both in the order in which they come. */
export function groupFaqs<Question extends { group?: string }>(
  faqs: readonly Question[],
): FaqGroup<Question>[] {
  const groups = new Map<string, Question[]>();
  for (const faq of faqs) {
    const name = faq.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), faq]);
  }
  return [...groups].map(([name, questions]) => ({ name, faqs: questions }));
}
