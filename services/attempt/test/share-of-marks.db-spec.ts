import { SERVICE_CREDENTIAL_HEADER } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { RankingsRepository } from '../src/rankings/rankings.repository.js';
import { RankingsService } from '../src/rankings/rankings.service.js';
import { idOf, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answerTo, answers, buildMultipleQuestion, buildPaper, buildSection } from './builders.js';

const QUESTIONS = 20;
const ALL_RIGHT = [0, 1, 2];
const PARTLY_RIGHT = [0, 1];

describe('where a test has a marking scheme', () => {
  let system: TestSystem;

  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.close());

  /** Twenty questions of 4 marks; a wrong answer costs 2, two of the three right options give `part`. */
  function publish(part = '3', given: Partial<PaperSnapshot> = {}): PaperSnapshot {
    const marking = { correct: '4', wrong: '-2', partial: ['1', part] };
    return system.catalogue.publish(
      buildPaper({
        questions: Array.from({ length: QUESTIONS }, (_, index) =>
          buildMultipleQuestion(index, ALL_RIGHT),
        ),
        sections: [buildSection(QUESTIONS, { marking })],
        ...given,
      }),
    );
  }

  /** The same answer to the first questions. */
  const same = (paper: PaperSnapshot, count: number, options: readonly number[]) =>
    paper.questions.slice(0, count).map((_, index) => answerTo(paper, index, options));

  async function take(
    student: Student,
    paper: PaperSnapshot,
    responses: readonly object[],
  ): Promise<string> {
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    system.clock.advance(500);
    expect((await student.post(`/tests/${attemptId}/submit`, { responses })).status).toBe(200);
    return attemptId;
  }

  async function history(student: Student, query = ''): Promise<Body[]> {
    const { body } = await student.get(`/api/user/test-history${query}`);
    return [...(body['testAttempts'] ?? [])];
  }

  const marksOf = (entry?: Body) => [entry?.['score'], entry?.['marks'], entry?.['maxMarks']];

  it('the history and the recent activity show the marks beside the score', async () => {
    const student = await system.student();
    const paper = publish();
    await take(student, paper, same(paper, QUESTIONS, PARTLY_RIGHT));
    await take(student, paper, same(paper, 1, [3]));
    const [one, other] = await history(student);
    expect(marksOf(one)).toEqual([0, -2, 80]);
    expect(marksOf(other)).toEqual([0, 60, 80]);
    const response = await fetch(
      `${system.replicas[0]?.url}/internal/users/${student.id}/summary`,
      {
        headers: { [SERVICE_CREDENTIAL_HEADER]: system.config.SERVICE_CREDENTIAL },
      },
    );
    const summary = (await response.json()) as Body;
    expect([...(summary['recentActivity'] ?? [])].map((entry) => marksOf(entry))).toEqual([
      [0, -2, 80],
      [0, 60, 80],
    ]);
  });

  it('thirds are rounded once, when they are shown', async () => {
    const student = await system.student();
    const paper = publish('1/3');
    await take(student, paper, same(paper, 2, PARTLY_RIGHT));
    expect(marksOf((await history(student))[0])).toEqual([0, 0.67, 80]);
  });

  it('the history is sorted by the share of the marks, beside the scores of other tests', async () => {
    const student = await system.student();
    const paper = publish();
    const plain = system.catalogue.publish(buildPaper({ size: 10 }));
    await take(student, paper, same(paper, QUESTIONS, PARTLY_RIGHT));
    await take(student, paper, same(paper, 2, ALL_RIGHT));
    await take(student, paper, same(paper, 1, [3]));
    await take(student, plain, answers(plain, { right: 4, wrong: 1 }));
    const byScore = [
      [0, 60, 80],
      [40, undefined, undefined],
      [10, 8, 80],
      [0, -2, 80],
    ];
    expect((await history(student, '?sort=-score')).map((entry) => marksOf(entry))).toEqual(
      byScore,
    );
    expect((await history(student, '?sort=score')).map((entry) => marksOf(entry))).toEqual(
      byScore.toReversed(),
    );
  });

  it('a test without one has no marks, also with sections of one mark', async () => {
    const student = await system.student();
    const sections = [buildSection(6, { marking: { correct: '1', wrong: '0' } })];
    for (const paper of [buildPaper(), buildPaper({ sections })]) {
      system.catalogue.publish(paper);
      await take(student, paper, answers(paper, { right: 3, wrong: 3 }));
      const [entry] = await history(student);
      expect(entry).toMatchObject({ score: 50 });
      expect(entry).not.toHaveProperty('marks');
      expect(entry).not.toHaveProperty('maxMarks');
    }
  });

  it('the months show the average share of the marks, and never count less than nothing', async () => {
    const student = await system.student();
    const paper = publish();
    const plain = system.catalogue.publish(buildPaper({ size: 10 }));
    const improvement = async () => {
      const { body } = await student.get('/api/user/performance');
      return [...(body['improvement'] ?? [])].map(({ score, byMarks }) => [score, byMarks]);
    };
    await take(student, plain, answers(plain, { right: 3, wrong: 1 }));
    expect(await improvement()).toEqual([[30, undefined]]);
    await take(student, paper, same(paper, QUESTIONS, PARTLY_RIGHT));
    expect(await improvement()).toEqual([[52.5, true]]);
    await take(student, paper, same(paper, QUESTIONS, [3]));
    expect(await improvement()).toEqual([[35, true]]);
  });

  it('achievements by result go by the share of the marks', async () => {
    const student = await system.student();
    const unlocked = async () => {
      const { body } = await student.get('/api/user/achievements');
      return [...body].filter((one) => one['unlocked']).map((one) => one['id']);
    };
    // 75 % of the marks, without a fully right answer.
    const first = publish();
    await take(student, first, same(first, QUESTIONS, PARTLY_RIGHT));
    expect(await unlocked()).toEqual(['first-test']);
    // 90 % of the marks, and before that below zero and 10 %.
    const second = publish('18/5');
    await take(student, second, same(second, QUESTIONS, [3]));
    await take(student, second, same(second, 2, ALL_RIGHT));
    expect(await unlocked()).not.toContain('comeback');
    await take(student, second, same(second, QUESTIONS, PARTLY_RIGHT));
    expect(await unlocked()).toEqual(expect.arrayContaining(['score-90', 'comeback']));
    expect(await unlocked()).not.toContain('perfect');
    await take(student, first, same(first, QUESTIONS, ALL_RIGHT));
    expect(await unlocked()).toContain('perfect');
  });

  it('ranks and scores of subjects go by the share of their marks, from Redis and without it', async () => {
    // Subjects that no other test here has.
    const apart = (paper: PaperSnapshot): PaperSnapshot =>
      system.catalogue.publish({
        ...paper,
        questions: paper.questions.map((one) => ({ ...one, subject: `The ${one.subject}` })),
      });
    const paper = apart(publish());
    const [more, fewer, none] = [
      await system.student(),
      await system.student(),
      await system.student(),
    ];
    // 75 % of the marks of each subject, without a fully right answer.
    await take(more, paper, same(paper, QUESTIONS, PARTLY_RIGHT));
    // The first question of Quantitative Aptitude and of English is right.
    await take(fewer, paper, same(paper, 2, ALL_RIGHT));
    await take(none, paper, same(paper, QUESTIONS, [3]));
    const rankings = system.replicas[0]!.app.get(RankingsService);
    const repository = system.replicas[0]!.app.get(RankingsRepository);
    for (const [student, rank, percentile] of [
      [more, 1, 100],
      [fewer, 2, 66.666667],
      [none, 3, 33.333333],
    ] as const) {
      const found = await rankings.studentOf(student.id);
      expect(found).toEqual(await repository.studentOf(student.id));
      for (const subject of ['The Quantitative Aptitude', 'The English']) {
        expect(found.subjects.get(subject)).toMatchObject({ rank, percentile, students: 3 });
      }
    }
    const scoresOf = async (student: Student) => {
      const { body } = await student.get('/api/user/performance');
      return [...(body['subjects'] ?? [])].map(({ name, score, byMarks }) => [
        name,
        score,
        byMarks,
      ]);
    };
    expect(await scoresOf(more)).toEqual([
      ['The English', 75, true],
      ['The General Awareness', 75, true],
      ['The Quantitative Aptitude', 75, true],
    ]);
    expect(await scoresOf(none)).toEqual([
      ['The English', 0, true],
      ['The General Awareness', 0, true],
      ['The Quantitative Aptitude', 0, true],
    ]);
    // Six more questions, of which the two in each subject are right: (7 × 75 % + 2) ÷ 9.
    const plain = apart(buildPaper({ size: 6 }));
    await take(more, plain, answers(plain, { right: 6 }));
    expect((await scoresOf(more))[0]).toEqual(['The English', 80.56, true]);
    await take(fewer, plain, answers(plain, { right: 3, wrong: 3 }));
    const student = await system.student();
    await take(student, plain, answers(plain, { right: 3, wrong: 3 }));
    expect(await scoresOf(student)).toEqual([
      ['The English', 50, undefined],
      ['The General Awareness', 50, undefined],
      ['The Quantitative Aptitude', 50, undefined],
    ]);
  });
});
