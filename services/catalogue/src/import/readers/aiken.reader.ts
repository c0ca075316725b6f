import { readAikenItem } from '../rules/aiken-item.js';
import type { ReadItem } from '../rules/import-item.js';
import { ITEM_DEFAULTS } from '../rules/item-defaults.js';
import { readBlocks, type Block } from './block.js';
import type { QuestionReader } from './question-reader.js';
import { decodeText, type DecodedText } from './text-encoding.js';
import { readWholeFile } from './whole-file.js';

const ANSWER = /^\s*ANSWER\s*:/i;

export const aikenReader: QuestionReader = {
  format: 'Aiken',
  endings: ['.aiken'],
  async *read(file) {
    yield* readAiken(file, await decodeText(file, await readWholeFile(file, 'Aiken')));
  },
};

/** Reads item by item. An item ends with its ANSWER line or at a blank line. */
export function* readAiken(file: string, { text, hasErrors }: DecodedText): Generator<ReadItem> {
  for (const block of readBlocks(text)) {
    for (const { line, lines } of splitAtAnswers(block)) {
      const place = { file, line };
      if (hasErrors && lines.some((each) => each.includes('\uFFFD'))) {
        yield { place, reason: 'it holds bytes that are not UTF-8' };
        continue;
      }
      const check = readAikenItem(lines);
      yield check.ok
        ? { place, item: check.item, defaults: ITEM_DEFAULTS }
        : { place, reason: check.reason };
    }
  }
}

/** There may be no blank line between questions. */
function* splitAtAnswers({ line, lines }: Block): Generator<Block> {
  let start = 0;
  for (const [index, text] of lines.entries()) {
    if (!ANSWER.test(text)) continue;
    yield { line: line + start, lines: lines.slice(start, index + 1) };
    start = index + 1;
  }
  if (start < lines.length) yield { line: line + start, lines: lines.slice(start) };
}
