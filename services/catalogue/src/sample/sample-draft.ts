import type { SampleQuestion } from '@abhyas/sample-catalogue';
import type { QuestionDraft } from '../import/rules/import-item.js';

/** Identifies the questions of the sample in the catalogue. */
export const SAMPLE_SOURCE = 'Abhyas';

/** A question of the sample as the catalogue stores it. */
export function draftOf(question: SampleQuestion, exam: string): QuestionDraft {
  return { ...question, exam, externalId: null, source: SAMPLE_SOURCE, licence: null };
}
