import { giftWriter } from './gift.writer.js';
import { jsonLinesWriter } from './json-lines.writer.js';
import { qtiWriter } from './qti.writer.js';
import type { QuestionWriter } from './question-writer.js';

/** Every format that `--format` takes. */
export const WRITERS: readonly QuestionWriter[] = [jsonLinesWriter, giftWriter, qtiWriter];

/** Gives the writer of that name, where there is one. */
export function chooseWriter(name: string): QuestionWriter | undefined {
  return WRITERS.find((writer) => writer.name === name);
}
