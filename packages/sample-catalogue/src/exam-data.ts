import { z } from 'zod';
import { OPTIONS } from './family.ts';

const text = z.string().min(1);
const count = z.int().nonnegative();

const section = z.strictObject({
  subject: text,
  /** Names of pools in family-pools.json. */
  families: z.array(text).default([]),
  /** Approximate number of questions from families; each family gives the same number. */
  questionsFromFamilies: count.optional(),
  /** Names of pools in authored-pools.json. */
  authored: z.array(text).default([]),
  /** Names of pools in assertions.jsonl. */
  assertions: z.array(text).default([]),
  /** Names of pools in passages.jsonl. */
  passages: z.array(text).default([]),
  /** Names of pools of sets: passages whose questions are computed. */
  sets: z.array(text).default([]),
  setsPerFamily: count.default(0),
  optionsInSets: count.default(OPTIONS),
});

/** The shape of a file in `data/exams`. */
export const examData = z.strictObject({
  name: text,
  description: text,
  color: z.enum(['primary', 'info', 'success', 'warning', 'danger']),
  examCategories: z.array(text).min(1),
  price: count,
  features: z.array(text),
  searchTerms: text,
  sections: z.array(section).min(1),
});

/** An exam as its file describes it. */
export type ExamData = z.infer<typeof examData>;

/** A section as the file of its exam describes it. */
export type SectionData = z.infer<typeof section>;
