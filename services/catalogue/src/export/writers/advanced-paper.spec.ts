import { Buffer } from 'node:buffer';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { chooseReader } from '../../import/readers/choose-reader.js';
import { readContent } from '../../import/readers/testing/read-text.js';
import { checkQuestion } from '../../import/rules/check-question.js';
import { isRefused, type QuestionDraft, type ReadItem } from '../../import/rules/import-item.js';
import { ADVANCED_COUNTS, buildAdvancedItems } from '../../import/testing/advanced-paper.js';
import { collect } from '../../import/testing/collect.js';
import { NO_PARTS } from '../../questions/rules/question-parts.js';
import { knownPictures } from '../testing/known-pictures.js';
import { WRITERS } from './choose-writer.js';
import type { QuestionWriter } from './question-writer.js';

/** Writes and reads files, which takes longer on a busy machine. */

let drafts: QuestionDraft[];

beforeAll(() => {
  drafts = buildAdvancedItems().map(toDraft);
});

function toDraft(item: Readonly<Record<string, unknown>>): QuestionDraft {
  const check = checkQuestion(item);
  if (!check.ok) throw new Error(`${JSON.stringify(item)}: ${check.reason}`);
  return check.draft;
}

async function write(writer: QuestionWriter, all: readonly QuestionDraft[]): Promise<Buffer> {
  async function* exported() {
    for (const [index, draft] of all.entries()) yield { ...draft, id: `number-${index}` };
  }
  const pieces = await collect(writer.write('JEE Advanced', exported(), knownPictures()));
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

async function read(writer: QuestionWriter, bytes: Buffer): Promise<QuestionDraft[]> {
  const reader = chooseReader(`any${writer.ending}`);
  return (await readContent(reader, bytes)).map(draftOf);
}

function draftOf(found: ReadItem): QuestionDraft {
  if (isRefused(found)) throw new Error(found.reason);
  return toDraft(found.item);
}

describe('450 questions like those of JEE Advanced', () => {
  it('are all taken, in the proportions of the real ones', () => {
    const kinds = Map.groupBy(drafts, ({ key }) => key.kind);
    for (const [kind, count] of Object.entries(ADVANCED_COUNTS)) {
      expect(kinds.get(kind as keyof typeof ADVANCED_COUNTS)).toHaveLength(count);
    }
    expect(drafts).toHaveLength(450);
    expect(drafts.some(({ table }) => table)).toBe(true);
    expect(drafts.some(({ passage }) => passage)).toBe(true);
  });

  it.each(WRITERS)('are the same after an export and an import as $format', async (writer) => {
    const texts = drafts.map((draft) => ({ ...draft, ...NO_PARTS }));
    expect(await read(writer, await write(writer, texts))).toEqual(texts);
  });

  it.each(WRITERS)('keep tables and passages as $format', async (writer) => {
    expect(await read(writer, await write(writer, drafts))).toEqual(drafts);
  });
});
