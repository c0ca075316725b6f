import type { FaqEntity } from '../faq.entity.js';
import { slugOf, type Answer } from './answer.js';

/** What an import changes. */
export interface ImportPlan {
  /** All answers that there are afterwards, in their order. */
  rows: FaqEntity[];
  added: string[];
  changed: string[];
  unchanged: string[];
  /** Answers that the file does not have. */
  removed: { id: string; slug: string; isReleased: boolean }[];
}

/**
 * Compares a file, which holds all answers of the help page in their order, with those that are stored.
 * An answer is known by its slug, or by its question if the file names no slug. An answer whose texts
 * are as stored stays one of the release.
 *
 * @param newId makes an id for an answer that is new
 */
export function planImport(
  answers: readonly Answer[],
  stored: readonly FaqEntity[],
  newId: () => string,
): ImportPlan {
  const plan: ImportPlan = { rows: [], added: [], changed: [], unchanged: [], removed: [] };
  const bySlug = new Map(stored.map((faq) => [faq.slug, faq]));
  const byQuestion = new Map(stored.map((faq) => [faq.question, faq]));
  const named = answers.flatMap(({ slug }) => (slug === undefined ? [] : [slug]));
  const taken = new Set([...bySlug.keys(), ...named]);
  const used = new Set<string>();
  for (const [index, answer] of answers.entries()) {
    const known =
      answer.slug === undefined ? byQuestion.get(answer.question) : bySlug.get(answer.slug);
    const before = known && !used.has(known.id) ? known : undefined;
    const slug = answer.slug ?? before?.slug ?? unusedSlug(answer.question, taken);
    taken.add(slug);
    const { group, question, answer: text } = answer;
    const isSame =
      before?.group === group && before.question === question && before.answer === text;
    plan.rows.push({
      ...{ id: before?.id ?? newId(), position: index + 1, slug },
      ...{ group, question, answer: text, isReleased: isSame && before.isReleased },
    });
    if (before) used.add(before.id);
    (before ? (isSame ? plan.unchanged : plan.changed) : plan.added).push(slug);
  }
  plan.removed = stored
    .filter(({ id }) => !used.has(id))
    .map(({ id, slug, isReleased }) => ({ id, slug, isReleased }));
  return plan;
}

function unusedSlug(question: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(question);
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const numbered = `${slug.slice(0, 76)}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
