import { z } from 'zod';
import { MAX_OPTIONS, MIN_OPTIONS } from '../scoring/rules/answer.js';
import { parseFraction } from '../scoring/rules/fraction.js';

const fractionText = z.string().refine(isFraction, 'must be an exact fraction such as 1 or -1/3');

function isFraction(text: string): boolean {
  try {
    parseFraction(text);
    return true;
  } catch {
    return false;
  }
}

const snapshotQuestion = z
  .object({
    id: z.string().min(1).max(64),
    version: z.number().int().positive(),
    question: z.string(),
    options: z.array(z.string()).min(MIN_OPTIONS).max(MAX_OPTIONS),
    correct: z.number().int().min(0),
    explanation: z.string().nullable(),
    subject: z.string().min(1).max(150),
    topic: z.string(),
    difficulty: z.string(),
  })
  .refine(({ options, correct }) => correct < options.length, {
    path: ['correct'],
    message: 'must be the index of an option',
  });

/** The catalogue's response for one version of a test. It is validated before it is stored. */
export const paperSnapshotSchema = z.object({
  testId: z.string().min(1).max(36),
  version: z.number().int().positive(),
  exam: z.object({ _id: z.string().min(1).max(36), name: z.string() }),
  title: z.string(),
  category: z.string(),
  duration: z.number().int().positive().max(86_400),
  marking: z.object({
    correct: fractionText.refine((text) => parsesAbove(text, 0n), 'must be more than 0'),
    wrong: fractionText,
  }),
  opensAt: z.iso.datetime({ offset: true }).nullish(),
  closesAt: z.iso.datetime({ offset: true }).nullish(),
  questions: z.array(snapshotQuestion).min(1).max(1000),
});

function parsesAbove(text: string, bound: bigint): boolean {
  return isFraction(text) && parseFraction(text).numerator > bound;
}

export type PaperSnapshot = z.infer<typeof paperSnapshotSchema>;
export type SnapshotQuestion = PaperSnapshot['questions'][number];
