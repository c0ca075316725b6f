import { readAiken } from './aiken.reader.js';
import { readGift } from './gift.reader.js';
import type { QuestionReader } from './question-reader.js';
import { decodeText } from './text-encoding.js';
import { readWholeFile } from './whole-file.js';

const ANSWER_LINE = /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z]/m;

/** Question banks use one file ending for GIFT and Aiken. Only Aiken has ANSWER lines. */
export const plainTextReader: QuestionReader = {
  format: 'GIFT or Aiken',
  endings: ['.txt'],
  async *read(file) {
    const decoded = await decodeText(file, await readWholeFile(file, 'GIFT or Aiken'));
    yield* ANSWER_LINE.test(decoded.text) ? readAiken(file, decoded) : readGift(file, decoded);
  },
};
