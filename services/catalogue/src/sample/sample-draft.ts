import type { SampleQuestion } from '@abhyas/sample-catalogue';
import { checkQuestion } from '../import/rules/check-question.js';
import type { QuestionDraft } from '../import/rules/import-item.js';

/** Identifies the questions of the sample in the catalogue. */
export const SAMPLE_SOURCE = 'Abhyas';

/** A question of the sample as the catalogue stores it. */
export function draftOf(question: SampleQuestion, exam: string): QuestionDraft {
  const check = checkQuestion({ ...question, exam, source: SAMPLE_SOURCE });
  if (check.ok) return check.draft;
  throw new Error(`The sample catalogue has an invalid question: ${check.reason}`);
}
