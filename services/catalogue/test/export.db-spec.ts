import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exportExam, type ExportReport } from '../src/export/export-exam.js';
import { replaceFile } from '../src/export/replace-file.js';
import { WRITERS } from '../src/export/writers/choose-writer.js';
import type { QuestionWriter } from '../src/export/writers/question-writer.js';
import { chooseReader } from '../src/import/readers/choose-reader.js';
import type { QuestionDraft } from '../src/import/rules/import-item.js';
import { identityOf } from '../src/import/rules/question-digest.js';
import { arbitraryDraftOf } from '../src/import/testing/arbitrary-draft.js';
import { toItem } from '../src/import/testing/to-item.js';
import { CatalogueApp } from './app.js';
import { buildQuestion, buildQuestions } from './builders.js';

let app: CatalogueApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-export-'));
  app = await CatalogueApp.start();
});

afterEach(() => app.clear());

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function exportTo(file: string, exam: string, writer: QuestionWriter): Promise<ExportReport> {
  return replaceFile(file, (out) =>
    exportExam({ dataSource: app.dataSource, objects: null }, { exam, writer, out, isEnded: true }),
  );
}

function distinct(drafts: readonly QuestionDraft[]): QuestionDraft[] {
  return [...new Map(drafts.map((draft) => [identityOf(draft), draft])).values()];
}

describe('an export', () => {
  it.each(WRITERS)(
    'as $format can be imported to the same questions, with any content',
    async (writer) => {
      const drafts = distinct(
        Object.values(arbitraryDraftOf)
          .flatMap((draft) => fc.sample(draft, 60))
          .map((draft) => ({ ...draft, exam: 'Round Trip' })),
      );
      const questions = [...drafts.map(toItem), ...buildQuestions(520, { exam: 'Round Trip' })];
      expect(await app.import(questions)).toMatchObject({ added: questions.length, refused: 0 });
      const file = join(folder, `exam${writer.ending}`);
      expect(await exportTo(file, 'round  trip', writer)).toEqual({
        exam: 'Round Trip',
        questions: questions.length,
      });
      const again = await app.import([], { read: () => chooseReader(file).read(file) });
      expect(again.refusals).toEqual([]);
      expect(again).toMatchObject({ unchanged: questions.length, added: 0, corrected: 0 });
    },
  );

  it('has the current version of each question of one exam, in the order of import', async () => {
    await app.import([buildQuestion(1), buildQuestion(2), buildQuestion(3, { exam: 'CDS' })]);
    await app.import([buildQuestion(1, { explanation: 'Better said.' })]);
    const file = join(folder, 'one.jsonl');
    const [writer] = WRITERS;
    if (!writer) throw new Error('there is no writer');
    await exportTo(file, 'SSC CGL', writer);
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      buildQuestion(1, { explanation: 'Better said.' }),
      buildQuestion(2),
    ]);
  });

  it('lists the existing exams if the requested one does not exist', async () => {
    await app.import([buildQuestion(1)]);
    const [writer] = WRITERS;
    if (!writer) throw new Error('there is no writer');
    const file = join(folder, 'none.jsonl');
    await expect(exportTo(file, 'SSC CHSL', writer)).rejects.toThrow(
      'There is no exam named "SSC CHSL". There are: SSC CGL.',
    );
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
});
