import { csvWriter } from './csv.writer.js';
import { giftWriter } from './gift.writer.js';
import { jsonLinesWriter, zipWriter } from './json-lines.writer.js';
import { moodleWriter } from './moodle.writer.js';
import { qtiWriter } from './qti.writer.js';
import type { QuestionWriter } from './question-writer.js';

/** Every format that `--format` accepts. */
export const WRITERS: readonly QuestionWriter[] = [
  jsonLinesWriter,
  zipWriter,
  csvWriter,
  giftWriter,
  qtiWriter,
  moodleWriter,
];

/** Returns the writer with that name, if there is one. */
export function chooseWriter(name: string): QuestionWriter | undefined {
  return WRITERS.find((writer) => writer.name === name);
}
