import { SERVICE_CREDENTIAL_HEADER } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshotDto } from '../src/papers/papers.dto.js';
import { CatalogueApp } from './app.js';
import { buildQuestion, buildQuestions, type FileQuestion } from './builders.js';
import { readSources } from './read-sources.js';

let app: CatalogueApp;

beforeAll(async () => {
  app = await CatalogueApp.start();
  await app.import(buildQuestions(60), { size: 20 });
});

afterAll(() => app.close());

async function testIds(): Promise<string[]> {
  const rows: { id: string }[] = await app.dataSource.query('SELECT id FROM tests ORDER BY id');
  return rows.map(({ id }) => id);
}

async function current(testId: string): Promise<PaperSnapshotDto> {
  return (await app.internal<PaperSnapshotDto>(`/internal/papers/${testId}?format=1`)).body;
}

async function ofVersion(testId: string, version: number): Promise<PaperSnapshotDto> {
  const path = `/internal/papers/${testId}/versions/${version}`;
  return (await app.internal<PaperSnapshotDto>(path)).body;
}

/** All papers of all versions, including keys. */
async function allPapers(): Promise<Map<string, PaperSnapshotDto>> {
  const rows: { id: string; version: number }[] = await app.dataSource.query(
    'SELECT test_id AS id, version FROM test_versions',
  );
  const papers = await Promise.all(
    rows.map(async ({ id, version }): Promise<[string, PaperSnapshotDto]> => [
      `${id} ${version}`,
      await ofVersion(id, version),
    ]),
  );
  return new Map(papers);
}

/** Changes that a file may make to an existing question. */
const CORRECTIONS: readonly (readonly [string, Partial<FileQuestion>])[] = [
  ['another key', { correct: 3 }],
  ['another explanation', { explanation: 'Count one further.' }],
  ['another subject', { subject: 'Algebra' }],
  ['another topic', { topic: 'Sums' }],
  ['another difficulty', { difficulty: 'Hard' }],
];

describe('a paper snapshot', () => {
  it.each(CORRECTIONS)(
    'does not change if a question is imported with %s',
    async (_what, change) => {
      const before = await allPapers();
      const report = await app.import([buildQuestion(7, change)]);
      expect(report).toMatchObject({ corrected: 1, added: 0 });
      const after = await allPapers();
      for (const [key, paper] of before) expect(after.get(key)).toEqual(paper);
      // The three tests with the question have one more version each.
      expect(after.size).toBe(before.size + 3);
      const asking = [...after].filter(([key]) => !before.has(key)).map(([, paper]) => paper);
      for (const paper of asking) {
        const [question] = paper.questions.filter(({ question }) => question === 'What is 7 + 1?');
        expect(question).toMatchObject(change);
        expect(await current(paper.testId)).toEqual(paper);
      }
    },
  );

  it('does not change if many questions change at once, but the outlines of the tests do', async () => {
    const before = await allPapers();
    const all = buildQuestions(60, {
      explanation: 'All anew.',
      difficulty: 'Easy',
      subject: 'Sums',
    });
    expect(await app.import(all)).toMatchObject({ corrected: 60 });
    for (const [key, paper] of before) {
      const [testId = '', version = ''] = key.split(' ');
      expect(await ofVersion(testId, Number(version))).toEqual(paper);
    }
    for (const testId of await testIds()) {
      const paper = await current(testId);
      expect(new Set(paper.questions.map(({ explanation }) => explanation))).toEqual(
        new Set(['All anew.']),
      );
    }
    const outlines: { difficulty: string; subjects: string }[] = await app.dataSource.query(
      'SELECT difficulty, subjects FROM tests',
    );
    for (const { difficulty, subjects } of outlines) {
      expect([difficulty, JSON.parse(subjects)]).toEqual([
        'Easy',
        [{ subject: 'Sums', questions: 20 }],
      ]);
    }
  });

  it('does not change if a question is imported with another text or options, which is a new question', async () => {
    const before = await allPapers();
    const report = await app.import([
      buildQuestion(7, { question: 'What is 7 + 1, then?' }),
      buildQuestion(8, { options: ['9', '8', '10', '11'] }),
    ]);
    expect(report).toMatchObject({ added: 2, corrected: 0 });
    expect(await allPapers()).toEqual(before);
  });

  it('is the same as the current paper and by its version', async () => {
    for (const testId of await testIds()) {
      const paper = await current(testId);
      expect(await ofVersion(testId, paper.version)).toEqual(paper);
      expect(paper.questions.length).toBeGreaterThanOrEqual(20);
    }
  });

  it('is not sent again to a client that has it, until the test has a new one', async () => {
    const [testId = ''] = await testIds();
    const path = `/internal/papers/${testId}?format=1`;
    const ask = (tag: string) =>
      app.internal<PaperSnapshotDto | undefined>(path, {
        headers: {
          [SERVICE_CREDENTIAL_HEADER]: app.env['SERVICE_CREDENTIAL'] ?? '',
          'if-none-match': tag,
        },
      });
    const tag = (await ask('"none"')).headers.get('etag') ?? '';
    const unchanged = await ask(tag);
    expect([unchanged.status, unchanged.body]).toEqual([304, {}]);
    const question = (await current(testId)).questions[0]?.question ?? '';
    const [number = ''] = /\d+/.exec(question) ?? [];
    await app.import([buildQuestion(Number(number), { explanation: 'Yet another.' })]);
    const after = await ask(tag);
    expect(after.status).toBe(200);
    expect(after.body).toEqual(await current(testId));
    expect(await ask(after.headers.get('etag') ?? '')).toMatchObject({ status: 304 });
  });

  it('is neither updated nor deleted by any statement of the service', async () => {
    for (const [file, text] of await readSources()) {
      const touched =
        /(?:UPDATE|DELETE\s+FROM|REPLACE\s+INTO)\s+`?(question_version|test_versions|test_questions)\b/i.exec(
          text,
        );
      expect([file, touched?.[0]]).toEqual([file, undefined]);
    }
  });
});
