import type { Difficulty } from './difficulty.ts';
import { Random } from './random.ts';
import type { SampleQuestion } from './records.ts';

/** A question of a family before its options are shuffled. */
export interface FamilyItem {
  question: string;
  right: string;
  /** The results of typical mistakes, the likeliest first; those equal to another option are skipped. */
  wrong: readonly string[];
  /** Derives the right answer. */
  explanation: string;
}

/** Questions that differ only in their numbers. Each of them is computed. */
export interface Family {
  name: string;
  subject: string;
  topic: string;
  difficulty: Difficulty;
  make(random: Random): FamilyItem;
}

const TRIES_PER_QUESTION = 40;

/**
 * Creates the given number of different questions of a family. The same seed gives the same questions.
 * Throws if the family cannot create that many.
 */
export function makeQuestions(family: Family, seed: string, count: number): SampleQuestion[] {
  const questions = new Map<string, SampleQuestion>();
  for (let attempt = 0; questions.size < count; attempt += 1) {
    if (attempt > count * TRIES_PER_QUESTION) {
      throw new Error(`The family ${family.name} has no ${count} different questions.`);
    }
    const random = new Random(`${seed}/${family.name}/${attempt}`);
    const question = finish(family, family.make(random), random);
    if (question && !questions.has(question.question)) questions.set(question.question, question);
  }
  return [...questions.values()];
}

/** Undefined if fewer than three different wrong options remain. */
function finish(family: Family, item: FamilyItem, random: Random): SampleQuestion | undefined {
  const wrong = [...new Set(item.wrong)].filter((option) => option !== item.right).slice(0, 3);
  if (wrong.length < 3) return undefined;
  const options = random.shuffle([item.right, ...wrong]);
  return {
    subject: family.subject,
    topic: family.topic,
    difficulty: family.difficulty,
    question: item.question,
    options,
    correct: options.indexOf(item.right),
    explanation: item.explanation,
  };
}
