import { z } from 'zod';

const text = z.string().min(1);
const count = z.int().positive();

const section = z.strictObject({
  subject: text,
  /** Names of pools in family-pools.json. */
  families: z.array(text).default([]),
  /** Approximate number of questions from families; each family gives the same number. */
  questionsFromFamilies: count.optional(),
  /** Names of pools in authored-pools.json. */
  authored: z.array(text).default([]),
});

const paper = z.strictObject({
  title: text,
  minutes: count,
  parts: z.array(z.strictObject({ subject: text, questions: count })).min(1),
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
  marking: z.strictObject({ correct: text, wrong: text }),
  papers: z.array(paper).min(1),
});

/** An exam as its file describes it. */
export type ExamData = z.infer<typeof examData>;

/** A section as the file of its exam describes it. */
export type SectionData = z.infer<typeof section>;
