import type { Faq } from '@abhyas/web-kit';

/** The answers under one heading of the help page. */
export interface AnswerGroup {
  name: string;
  answers: Faq[];
}

/** Collects answers by group, in the order in which the groups first appear. */
export function groupAnswers(faqs: readonly Faq[]): AnswerGroup[] {
  const groups = new Map<string, Faq[]>();
  for (const faq of faqs) {
    const answers = groups.get(faq.group);
    if (answers) answers.push(faq);
    else groups.set(faq.group, [faq]);
  }
  return [...groups].map(([name, answers]) => ({ name, answers }));
}
