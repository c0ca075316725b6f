import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { QuestionDraft, ReadItem } from '../../import/import-item.js';
import { qtiPackageReader } from '../../import/readers/qti-package.reader.js';
import { checkQuestion } from '../../import/rules/check-question.js';
import { contentHashOf, identityOf } from '../../import/rules/question-digest.js';
import { arbitraryDraft } from '../../import/testing/arbitrary-draft.js';
import { qtiWriter } from './qti.writer.js';
import type { ExportedQuestion } from './question-writer.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qti-writer-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function* exported(drafts: readonly QuestionDraft[]): AsyncGenerator<ExportedQuestion> {
  for (const [index, draft] of drafts.entries()) {
    yield { ...draft, id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}` };
  }
}

async function writeAll(drafts: readonly QuestionDraft[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of qtiWriter.write('Exam', exported(drafts)))
    pieces.push(piece as Uint8Array);
  return Buffer.concat(pieces);
}

async function readBack(drafts: readonly QuestionDraft[]): Promise<QuestionDraft[]> {
  const file = join(folder, 'exported.zip');
  await writeFile(file, await writeAll(drafts));
  const read: ReadItem[] = [];
  for await (const item of qtiPackageReader.read(file)) read.push(item);
  return read.map((item) => {
    if ('reason' in item) throw new Error(item.reason);
    const check = checkQuestion(item.item);
    if (!check.ok) throw new Error(check.reason);
    return check.draft;
  });
}

describe('qtiWriter', () => {
  it('gives a package from which the same questions are read, whatever their texts hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryDraft, { minLength: 1, maxLength: 30 }),
        async (drafts) => {
          const read = await readBack(drafts);
          expect(read.map(identityOf)).toEqual(drafts.map(identityOf));
          expect(read.map(contentHashOf)).toEqual(drafts.map(contentHashOf));
          expect(read.map(({ source, licence }) => [source, licence])).toEqual(
            drafts.map(({ source, licence }) => [source, licence]),
          );
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);

  it('gives the same bytes for the same questions', async () => {
    const drafts = fc.sample(arbitraryDraft, 5);
    expect((await writeAll(drafts)).equals(await writeAll(drafts))).toBe(true);
  });

  it('gives an empty package where there are no questions', async () => {
    const file = join(folder, 'empty.zip');
    await writeFile(file, await writeAll([]));
    await expect(qtiPackageReader.read(file)[Symbol.asyncIterator]().next()).rejects.toThrow(
      'its manifest lists no items of QTI',
    );
  });
});
