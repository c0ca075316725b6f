import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { buildAdvancedItems } from '../src/import/testing/advanced-paper.js';
import type { PaperSnapshotDto } from '../src/papers/papers.dto.js';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';

let app: CatalogueApp;

beforeAll(async () => {
  app = await CatalogueApp.start();
});

afterEach(() => app.clear());

afterAll(() => app.close());

const PLACE = { exam: 'GATE CSE', subject: 'Physics', topic: 'Motion', difficulty: 'Easy' };
const TABLE = {
  head: ['List I', 'List II'],
  rows: [
    ['P', '1'],
    ['Q', '2'],
  ],
};
const PASSAGE = { title: 'For both', text: 'A stone\nfalls.', table: { head: [], rows: [['a']] } };

const SEVERAL = {
  ...PLACE,
  id: 's',
  question: 'Which are right?',
  options: ['a', 'b', 'c'],
  correct: [0, 2],
};
const NUMBER = {
  ...PLACE,
  ...{ id: 'n', question: 'How fast?', passage: PASSAGE, unit: 'm/s' },
  answer: ['7', { from: '9.79', to: '9.82' }],
};
const MATCH = {
  ...PLACE,
  ...{ id: 'm', question: 'Match.', table: TABLE, passage: PASSAGE },
  options: ['P-1', 'P-2'],
  correct: 1,
};

/** Enough single choices for a test with the questions. */
function withOthers(...items: readonly object[]): object[] {
  return [...items, ...buildQuestions(20, { ...PLACE })];
}

/** The current paper of the only test of a category. */
async function paperOf(category: string): Promise<PaperSnapshotDto> {
  const [test]: { id: string }[] = await app.dataSource.query(
    'SELECT id FROM tests WHERE category = ?',
    [category],
  );
  return (await app.internal<PaperSnapshotDto>(`/internal/papers/${test?.id}?format=1`)).body;
}

async function questionIn(
  text: string,
): Promise<PaperSnapshotDto['questions'][number] | undefined> {
  return (await paperOf('setwise')).questions.find(({ question }) => question === text);
}

describe('questions of every kind', () => {
  it('are in papers with their keys and parts, and each passage once', async () => {
    expect(await app.import(withOthers(SEVERAL, NUMBER, MATCH))).toMatchObject({
      ...{ added: 23, refused: 0, warned: 0 },
    });
    const paper = await paperOf('setwise');
    const id = paper.passages?.[0]?.id;
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(paper.passages).toEqual([{ id, ...PASSAGE }]);
    expect(await questionIn('Which are right?')).toMatchObject({
      ...{ kind: 'multiple', correct: -1, correctOptions: [0, 2], options: ['a', 'b', 'c'] },
    });
    expect(await questionIn('How fast?')).toMatchObject({
      ...{ kind: 'numeric', correct: -1, options: [], unit: 'm/s' },
      accepted: [
        { from: '7', to: '7' },
        { from: '9.79', to: '9.82' },
      ],
      passage: id,
    });
    const match = await questionIn('Match.');
    expect(match).toMatchObject({
      ...{ correct: 1, table: TABLE, passage: id },
    });
    expect(match).not.toHaveProperty('kind');
    const single = await questionIn('What is 3 + 1?');
    expect(Object.keys(single ?? {}).toSorted()).toEqual(
      ['id', 'version', 'question', 'options', 'correct', 'explanation']
        .concat(...['subject', 'topic', 'difficulty'])
        .toSorted(),
    );
  });

  it('are found again, whatever their white space, and corrected by what a file provides', async () => {
    await app.import(withOthers(SEVERAL, NUMBER, MATCH));
    const again = [
      SEVERAL,
      { ...NUMBER, unit: undefined, passage: { ...PASSAGE, text: 'A stone falls.' } },
      {
        ...MATCH,
        table: {
          ...TABLE,
          rows: [
            ['P', ' 1'],
            ['Q ', '2'],
          ],
        },
      },
    ];
    expect(await app.import(again)).toMatchObject({ added: 0, corrected: 0, unchanged: 3 });
    const corrections = [
      { ...SEVERAL, correct: ['B'] },
      { ...NUMBER, answer: '7', unit: 'km/h' },
      { ...MATCH, correct: 0 },
    ];
    const dry = await app.import(corrections, { isDryRun: true });
    expect(dry).toMatchObject({ taken: false, fieldsChanged: { correct: 3, unit: 1 } });
    expect(dry.corrections.map(({ changes }) => changes)).toEqual([
      [{ field: 'correct', from: 'A, C', to: 'B' }],
      [
        { field: 'correct', from: '7; 9.79 to 9.82', to: '7' },
        { field: 'unit', from: 'm/s', to: 'km/h' },
      ],
      [{ field: 'correct', from: 'B', to: 'A' }],
    ]);
    expect(await app.import(corrections)).toMatchObject({ corrected: 3, added: 0 });
    expect(await questionIn('Which are right?')).toMatchObject({ correctOptions: [1], version: 2 });
    expect(await questionIn('How fast?')).toMatchObject({
      ...{ accepted: [{ from: '7', to: '7' }], unit: 'km/h', version: 2 },
    });
    expect(await app.import(corrections)).toMatchObject({ corrected: 0, unchanged: 3 });
  });

  it('are replaced with the white space of a file, and keep their passage together', async () => {
    await app.import(withOthers(NUMBER, MATCH));
    const spaced = { ...PASSAGE, text: 'A stone\n  falls.' };
    const report = await app.import(
      [
        { ...NUMBER, passage: spaced, unit: null },
        { ...MATCH, passage: spaced },
      ],
      { isReplacing: true },
    );
    expect(report).toMatchObject({
      corrected: 2,
      added: 0,
      fieldsChanged: { passage: 2, unit: 1 },
    });
    const paper = await paperOf('setwise');
    expect(paper.passages).toHaveLength(1);
    expect(paper.passages?.[0]?.text).toBe(spaced.text);
    const rows: { passage: string }[] = await app.dataSource.query(
      'SELECT DISTINCT passage FROM questions WHERE passage IS NOT NULL',
    );
    expect(rows).toHaveLength(1);
    expect(
      await app.import([
        { ...NUMBER, passage: spaced },
        { ...MATCH, passage: spaced },
      ]),
    ).toMatchObject({ added: 0, corrected: 1 });
  });

  it('are other questions with another kind, table or passage', async () => {
    const text = { ...PLACE, question: 'Which?', options: ['a', 'b'] };
    const items = [
      { ...text, correct: 0 },
      { ...text, correct: [0] },
      { ...text, correct: 0, table: TABLE },
      { ...text, correct: 0, passage: PASSAGE },
      { ...text, options: undefined, answer: '1' },
    ];
    expect(await app.import(items)).toMatchObject({ added: 5, refused: 0 });
    expect(await app.import(items)).toMatchObject({ added: 0, unchanged: 5 });
    const contradicting = [
      items[1],
      { ...text, correct: [1] },
      items[4],
      { ...items[4], answer: '2' },
    ];
    expect(await app.import(contradicting as object[])).toMatchObject({ unchanged: 2, refused: 2 });
  });

  it('are taken in the proportions of JEE Advanced', async () => {
    const items = buildAdvancedItems();
    const report = await app.import(items, { isStrict: true });
    expect(report).toMatchObject({ taken: true, added: 450, refused: 0 });
    expect(await app.import(items)).toMatchObject({ added: 0, unchanged: 450, corrected: 0 });
    const rows: { kind: string; questions: string | number }[] = await app.dataSource.query(
      'SELECT kind, COUNT(*) AS questions FROM questions GROUP BY kind ORDER BY kind',
    );
    expect(rows.map(({ kind, questions }) => [kind, Number(questions)])).toEqual([
      ['multiple', 211],
      ['numeric', 191],
      ['single', 48],
    ]);
  });
});
