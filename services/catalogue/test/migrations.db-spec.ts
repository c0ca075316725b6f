import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FoldQuestionIdentities20261122090000 } from '../migrations/20261122090000-fold-question-identities.js';
import { ArchiveExams20261122091000 } from '../migrations/20261122091000-archive-exams.js';
import { StoreExamCategories1795457400000 } from '../migrations/20261123181000-store-exam-categories.js';
import { StoreQuestionKinds1795638000000 } from '../migrations/20261125202000-store-question-kinds.js';
import { StoreExamProfiles1795642200000 } from '../migrations/20261125213000-store-exam-profiles.js';
import { AwardQuestions1795732200000 } from '../migrations/20261126223000-award-questions.js';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';

const MIGRATIONS = [
  FoldQuestionIdentities20261122090000,
  ArchiveExams20261122091000,
  StoreExamCategories1795457400000,
  StoreQuestionKinds1795638000000,
  StoreExamProfiles1795642200000,
  AwardQuestions1795732200000,
];

let app: CatalogueApp;

beforeAll(async () => {
  app = await CatalogueApp.start();
});
afterAll(() => app.close());

async function migrate(direction: 'up' | 'down'): Promise<void> {
  const runner = app.dataSource.createQueryRunner();
  try {
    for (const Migration of MIGRATIONS) await new Migration()[direction](runner);
  } finally {
    await runner.release();
  }
}

describe('an upgrade', () => {
  it('of a catalogue of an earlier release causes no duplicates at the next import', async () => {
    const questions = buildQuestions(40, { exam: 'GATE CSE' });
    await app.import(questions);
    await migrate('down');
    await migrate('up');
    const respaced = questions.map((it) => ({ ...it, question: it.question.replace(' ', '\n\n') }));
    expect(await app.import(respaced)).toMatchObject({ added: 0, unchanged: 40, corrected: 0 });
    expect(await app.import(questions)).toMatchObject({ added: 0, unchanged: 40 });
  });

  it('succeeds if it is run again after an interruption', async () => {
    await app.dataSource.query('UPDATE exam SET archived_at = UTC_TIMESTAMP()');
    await app.dataSource.query(`UPDATE exam SET exam_categories = '["Railways"]'`);
    await migrate('up');
    expect(await app.count('exam WHERE exam_categories IS NOT NULL')).toBe(1);
    expect(await app.count('exam WHERE archived_at IS NOT NULL')).toBe(1);
    expect(await app.count('question WHERE folded_identity IS NOT NULL')).toBe(40);
  });
});
