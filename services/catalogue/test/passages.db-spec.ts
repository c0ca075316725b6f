import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogueApp } from './app.js';
import { buildQuestions, type FileQuestion } from './builders.js';

let app: CatalogueApp;

beforeAll(async () => {
  app = await CatalogueApp.start();
});

afterEach(() => app.clear());

afterAll(() => app.close());

interface Placed {
  title: string;
  category: string;
  position: number;
  question: string;
  content: string | null;
  questions: number;
  duration: number;
}

/** Every question of every test, in the order of the papers. */
function readPapers(): Promise<Placed[]> {
  return app.dataSource.query<Placed[]>(
    `SELECT t.title, t.category, tq.position, v.question, v.content, t.question_count AS questions,
       t.duration
     FROM tests t
     JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
     JOIN question_versions v
       ON v.question_id = tq.question_id AND v.version = tq.question_version
     ORDER BY t.position, tq.position`,
  );
}

/** Questions of one passage, with different difficulties. */
function sharing(text: string, count: number, first: number): object[] {
  return buildQuestions(count, { exam: 'CAT' }, first).map((question) => ({
    ...question,
    passage: { text },
  }));
}

function passageOf({ content }: Placed): string | undefined {
  const { passage } = JSON.parse(content ?? '{}') as { passage?: { text: string } };
  return passage?.text;
}

describe('derived tests of questions that share passages', () => {
  it('keep them together, next to each other, in the order of the file', async () => {
    const questions = [
      ...Array.from({ length: 9 }, (_, index) => sharing(`text ${index}`, 5, 1000 + index * 10)),
      sharing('long', 27, 2000),
      sharing('alone', 1, 3000),
      buildQuestions(60, { exam: 'CAT' }),
    ].flat();
    const report = await app.import(questions);
    expect(report).toMatchObject({ added: 133, refused: 0, warned: 2 });
    const papers = Map.groupBy(await readPapers(), ({ title }) => title);
    expect(papers.size).toBeGreaterThan(8);
    for (const [, paper] of papers) {
      expect(paper.map(({ position }) => position)).toEqual(paper.map((_, index) => index));
      expect(paper[0]).toMatchObject({ questions: paper.length, duration: paper.length * 60 });
      expect(paper.length).toBeGreaterThanOrEqual(20);
      expect(paper.length).toBeLessThanOrEqual(90);
      const groups = Map.groupBy(paper, passageOf);
      for (const [text, members] of groups) {
        if (text === undefined) continue;
        const first = members[0]?.position ?? 0;
        expect(members.map(({ position }) => position)).toEqual(
          members.map((_, index) => first + index),
        );
        const numbers = members.map(({ question }) => Number(/\d+/.exec(question)?.[0]));
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        // Of the long list, twenty and seven stay together.
        const sizes = text === 'long' ? [7, 20, 27] : [text === 'alone' ? 1 : 5];
        expect(sizes).toContain(members.length);
      }
    }
    const each = Map.groupBy(await readPapers(), ({ category }) => category);
    for (const [, placed] of each) {
      expect(new Set(placed.map(({ question }) => question)).size).toBe(133);
      expect(placed).toHaveLength(133);
    }
    // The other questions of the same passage are in other tests already.
    expect(
      await app.import([...sharing('text 0', 3, 4000), ...sharing('new', 20, 5000)]),
    ).toMatchObject({ added: 23, testsMade: 3 });
  });

  it('are the same whether or not another exam has passages', async () => {
    const plain = (exam: string): FileQuestion[] => [
      ...buildQuestions(101, { exam }),
      ...buildQuestions(43, { exam, subject: 'Geometry', topic: 'Lines' }, 500),
    ];
    await app.import(plain('CAT'));
    const before = await readPapers();
    await app.clear();
    await app.import([
      ...plain('CAT'),
      ...buildQuestions(30, { exam: 'NET' }, 900).map((question) => ({
        ...question,
        passage: 'p',
      })),
    ]);
    const after = (await readPapers()).filter(({ content }) => content === null);
    expect(after).toEqual(before);
  });
});
