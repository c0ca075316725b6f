import type { QueryRunner } from 'typeorm';

/** An answer of the help page as a release ships it. */
export interface ReleasedAnswer {
  id: string;
  /** The name in the address of the answer: `/help#reset-password`. */
  slug: string;
  group: string;
  question: string;
  answer: string;
}

/**
 * Brings the help page to the answers of a release. Answers that an operator changed stay as they are,
 * and answers that an operator removed stay removed. Answers that the release no longer has go, unless
 * they are an operator's. Answers that were there keep their position.
 *
 * @param answers all answers of the release, in their order
 */
export async function applyReleasedAnswers(
  runner: QueryRunner,
  answers: readonly ReleasedAnswer[],
): Promise<void> {
  const stored = (await runner.query('SELECT slug, is_released FROM faqs')) as {
    slug: string;
    is_released: number;
  }[];
  const removed = (await runner.query('SELECT slug FROM faq_removals')) as { slug: string }[];
  const known = new Set(stored.map(({ slug }) => slug));
  const unwanted = new Set(removed.map(({ slug }) => slug));
  for (const [index, { id, slug, group, question, answer }] of answers.entries()) {
    if (known.has(slug)) {
      await runner.query(
        'UPDATE faqs SET group_name = ?, question = ?, answer = ? WHERE slug = ? AND is_released = 1',
        [group, question, answer, slug],
      );
    } else if (!unwanted.has(slug)) {
      await runner.query(
        `INSERT INTO faqs (id, position, slug, group_name, question, answer, is_released)
         VALUES (?, ?, ?, ?, ?, ?, 1)`,
        [id, index + 1, slug, group, question, answer],
      );
    }
  }
  const current = new Set(answers.map(({ slug }) => slug));
  for (const { slug, is_released: isReleased } of stored) {
    if (isReleased === 1 && !current.has(slug)) {
      await runner.query('DELETE FROM faqs WHERE slug = ? AND is_released = 1', [slug]);
    }
  }
}
