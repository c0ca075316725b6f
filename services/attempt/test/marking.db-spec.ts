import { SERVICE_CREDENTIAL_HEADER, systemIds } from '@abhyas/service-kit';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { statisticsCommand } from '../src/commands/item-statistics.js';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { AllowancesRepository } from '../src/taking/allowances.repository.js';
import { idOf, progress, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answerTo, buildNumericQuestion, buildPaper } from './builders.js';
import { envOf } from './env-of.js';
import {
  buildAdvancedPaper,
  buildChoicePaper,
  buildGatePaper,
  buildLockedPaper,
} from './exam-papers.js';
import { countRows, rowOf } from './rows.js';

type Given = number | readonly number[] | string;

/** By the index of the question. */
type Answers = Readonly<Record<number, Given>>;

const ADVANCED_ANSWERS: Answers = {
  0: [0, 1],
  1: [3, 2, 1, 0],
  2: [0],
  4: '9.82',
  5: '12.5',
  7: 3,
  8: 3,
};

const GATE_ANSWERS: Answers = { 0: 0, 1: 3, 2: 0, 3: [2, 0], 4: '7.5' };

describe('papers with several kinds of questions and sections', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  const responsesOf = (paper: PaperSnapshot, given: Answers, timeSpent = 10): object[] =>
    Object.entries(given).map(([index, answer]) =>
      answerTo(paper, Number(index), answer, { timeSpent }),
    );

  async function start(paper: PaperSnapshot, student?: Student) {
    system.catalogue.publish(paper);
    const participant = student ?? (await system.student());
    const attemptId = idOf(await participant.post(`/tests/${paper.testId}/start`));
    return { student: participant, attemptId };
  }

  async function take(paper: PaperSnapshot, given: Answers, student?: Student) {
    const started = await start(paper, student);
    system.clock.advance(300);
    const submitted = await started.student.post(`/tests/${started.attemptId}/submit`, {
      responses: responsesOf(paper, given),
    });
    expect(submitted.status).toBe(200);
    return { ...started, results: await resultsOf(started) };
  }

  async function resultsOf({ student, attemptId }: { student: Student; attemptId: string }) {
    const { status, body } = await student.get(`/api/test/results/${attemptId}`);
    expect(status).toBe(200);
    return body;
  }

  const outcomesOf = (results: Body): unknown[] =>
    [...(results['detailedResults'] ?? [])].map(({ outcome, marks, maxMarks }) => [
      outcome,
      marks,
      maxMarks,
    ]);

  it('give partial marks as JEE Advanced does, and say what each answer got', async () => {
    const paper = buildAdvancedPaper();
    const { attemptId, results } = await take(paper, ADVANCED_ANSWERS);
    expect(results['testAttempt']).toMatchObject({
      ...{ totalQuestions: 9, answered: 7, correctAnswers: 3 },
      ...{ score: 33.33, accuracy: 42.86, marks: 10, maxMarks: 34 },
    });
    expect(outcomesOf(results)).toEqual([
      ['partly_right', 2, 4],
      ['right', 4, 4],
      ['wrong', -2, 4],
      ['unanswered', 0, 4],
      ['right', 4, 4],
      ['wrong', 0, 4],
      ['unanswered', 0, 4],
      ['right', 3, 3],
      ['wrong', -1, 3],
    ]);
    expect(results['detailedResults']?.[0]).toEqual({
      questionId: paper.questions[0]?.id,
      question: 'Which of these are right (0)?',
      kind: 'multiple',
      subject: 'Quantitative Aptitude',
      topic: 'Addition',
      difficulty: 'Easy',
      options: paper.questions[0]?.options,
      selectedOption: null,
      selectedOptions: [0, 1],
      correctAnswer: -1,
      correctOptions: [0, 1, 2],
      section: 0,
      ...{ isCorrect: false, outcome: 'partly_right', marks: 2, maxMarks: 4 },
      explanation: 'Count on from 0.',
      ...{ timeSpent: 10, takersMeanTime: 10, marked: false },
    });
    expect(results['detailedResults']?.[3]).toMatchObject({ selectedOptions: [], section: 0 });
    expect(results['detailedResults']?.[4]).toMatchObject({
      ...{ kind: 'numeric', unit: 'm/s²', options: [], selectedOption: null, value: '9.82' },
      ...{ correctAnswer: -1, acceptedValues: [{ from: '9.79', to: '9.82' }], section: 1 },
      ...{ isCorrect: true, outcome: 'right' },
    });
    expect(results['detailedResults']?.[6]).not.toHaveProperty('value');
    expect(results['detailedResults']?.[7]).toMatchObject({
      ...{ selectedOption: 3, correctAnswer: 3, section: 2, isCorrect: true },
    });
    expect(results['sectionPerformance']).toEqual([
      {
        name: 'Several right options',
        ...{ total: 4, answered: 3, correct: 1, partlyCorrect: 1 },
        ...{ marks: 4, negativeMarks: -2, maxMarks: 16, timeSpent: 30, timeAllowed: null },
      },
      {
        name: 'Numbers',
        ...{ total: 3, answered: 2, correct: 1, partlyCorrect: 0 },
        ...{ marks: 4, negativeMarks: 0, maxMarks: 12, timeSpent: 20, timeAllowed: null },
      },
      {
        name: 'One right option',
        ...{ total: 2, answered: 2, correct: 1, partlyCorrect: 0 },
        ...{ marks: 2, negativeMarks: -1, maxMarks: 6, timeSpent: 20, timeAllowed: null },
      },
    ]);
    expect(results['subjectPerformance']).toEqual([
      { subject: 'Quantitative Aptitude', correct: 0, total: 3, percentage: 0 },
      { subject: 'English', correct: 3, total: 3, percentage: 100 },
      { subject: 'General Awareness', correct: 0, total: 3, percentage: 0 },
    ]);
    const insights = JSON.stringify(results['aiInsights']);
    expect(insights).toContain('You got 2 of 4 marks for it.');
    // The wrong number costs nothing; only one of the others can be guessed.
    expect(insights).toContain(
      '2 wrong answers cost you 3 marks. In questions with one right option',
    );
    expect(await rowOf(system, attemptId)).toMatchObject({
      ...{ question_count: 9, answered: 7, correct_answers: 3, marks: '10', max_marks: '34' },
    });
  });

  it('give 1 and 2 marks, thirds, and numbers without loss as GATE does', async () => {
    const { attemptId, results } = await take(buildGatePaper(), GATE_ANSWERS);
    expect(outcomesOf(results)).toEqual([
      ['right', 1, 1],
      ['wrong', -0.33, 1],
      ['wrong', -0.67, 2],
      ['right', 2, 2],
      ['wrong', 0, 1],
    ]);
    // −1/3 and −2/3 are one mark together, not 0.33 and 0.67.
    expect(results['testAttempt']).toMatchObject({
      marks: 2,
      maxMarks: 7,
      score: 40,
      accuracy: 40,
    });
    expect(results['sectionPerformance']).toMatchObject([{ marks: 2, negativeMarks: -1 }]);
    const row = await rowOf(system, attemptId);
    expect(row).toMatchObject({ marks: '2', max_marks: '7' });
    expect(Number(row['rank_value'])).toBeCloseTo(2 / 7, 12);
  });

  it('count the first ten answers by question number, in whichever order they were given', async () => {
    const paper = buildChoicePaper('first');
    const { student, attemptId } = await start(paper);
    const right = (index: number): number => paper.questions[index]?.correct ?? -1;
    // Twelve of Section B, the last ones first; the first one by number is wrong.
    const given = Array.from({ length: 12 }, (_, index) => 16 - index);
    for (const index of given) {
      system.clock.advance(1);
      const answer = index === 5 ? (right(5) + 1) % 4 : right(index);
      await student.put(
        `/tests/${attemptId}/progress`,
        progress([answerTo(paper, index, answer, { timeSpent: 1 })]),
      );
    }
    await student.post(`/tests/${attemptId}/submit`, {
      responses: [answerTo(paper, 0, right(0))],
    });
    const results = await resultsOf({ student, attemptId });
    expect(results['testAttempt']).toMatchObject({
      ...{ totalQuestions: 15, answered: 11, correctAnswers: 10 },
      ...{ marks: 39, maxMarks: 60, score: 66.67 },
    });
    expect(outcomesOf(results).slice(5)).toEqual([
      ['wrong', -1, 4],
      ...Array.from({ length: 9 }, () => ['right', 4, 4]),
      ['not_counted', 0, 0],
      ['not_counted', 0, 0],
      ...Array.from({ length: 3 }, () => ['unanswered', 0, 0]),
    ]);
    expect(results['sectionPerformance']).toMatchObject([
      { total: 5, answered: 1, marks: 4, maxMarks: 20 },
      { total: 10, answered: 10, correct: 9, marks: 35, negativeMarks: -1, maxMarks: 40 },
    ]);
    const totals = [...(results['subjectPerformance'] ?? [])].map((one) => Number(one['total']));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(15);
    expect(JSON.stringify(results['aiInsights'])).toContain('You answered 2 questions too many');
    expect(JSON.stringify(results['aiInsights'])).toContain('You did not answer 4 of 15 questions');
    const history = await student.get('/api/user/test-history');
    expect(history.body['testAttempts']?.[0]).toMatchObject({ score: 66.67, accuracy: 90.91 });
  });

  it('count the best ten answers where the section says so', async () => {
    const paper = buildChoicePaper('best');
    const given = Object.fromEntries(
      paper.questions
        .slice(5, 17)
        .map(({ correct }, index) => [index + 5, index < 2 ? (correct + 1) % 4 : correct]),
    );
    const { results } = await take(paper, given);
    expect(results['sectionPerformance']).toMatchObject([
      { answered: 0, marks: 0 },
      { total: 10, answered: 10, correct: 10, marks: 40, negativeMarks: 0, maxMarks: 40 },
    ]);
    expect(outcomesOf(results).slice(5, 8)).toEqual([
      ['not_counted', 0, 0],
      ['not_counted', 0, 0],
      ['right', 4, 4],
    ]);
  });

  it('give everybody the marks of a bonus question, and nobody those of a dropped one', async () => {
    const paper = buildPaper({ size: 6, marking: { correct: '4', wrong: '-1' } });
    const given: Answers = { 0: 0, 1: 0, 2: 0 };
    const before = await take(paper, given);
    expect(before.results['testAttempt']).toMatchObject({ marks: 2, maxMarks: 24 });
    const corrected: PaperSnapshot = {
      ...paper,
      version: 2,
      questions: paper.questions.map((question, index) => ({
        ...question,
        ...(index === 1 || index === 3 ? { award: 'bonus' as const } : {}),
        ...(index === 2 ? { award: 'dropped' as const } : {}),
      })),
    };
    const after = await take(corrected, given);
    expect(after.results['testAttempt']).toMatchObject({
      ...{ totalQuestions: 5, answered: 3, correctAnswers: 3, score: 60, accuracy: 100 },
      ...{ marks: 12, maxMarks: 20 },
    });
    expect(outcomesOf(after.results)).toEqual([
      ['right', 4, 4],
      ['bonus', 4, 4],
      ['dropped', 0, 0],
      ['bonus', 4, 4],
      ['unanswered', 0, 4],
      ['unanswered', 0, 4],
    ]);
    expect(after.results['subjectPerformance']).toEqual([
      { subject: 'Quantitative Aptitude', correct: 2, total: 2, percentage: 100 },
      { subject: 'English', correct: 1, total: 2, percentage: 50 },
      { subject: 'General Awareness', correct: 0, total: 1, percentage: 0 },
    ]);
    expect(after.results).not.toHaveProperty('sectionPerformance');
    // The attempt at the version before keeps its marks.
    const again = await resultsOf(before);
    expect(again['testAttempt']).toMatchObject({ marks: 2, maxMarks: 24, correctAnswers: 1 });
    expect(outcomesOf(again)[2]).toEqual(['wrong', -1, 4]);
  });

  it('show the time of locked sections, with what the student had beyond it', async () => {
    const paper = buildLockedPaper();
    const student = await system.student();
    await new AllowancesRepository(system.database).add(systemIds.uuid(), student.id, {
      testId: paper.testId,
      minutes: 2,
      minutesPerHour: 0,
      reason: 'scribe',
      grantedBy: 'operator',
      grantedAt: system.clock.now(),
    });
    const { attemptId } = await start(paper, student);
    const save = (index: number, seconds: number) =>
      student.put(
        `/tests/${attemptId}/progress`,
        progress([
          answerTo(paper, index, paper.questions[index]?.correct ?? -1, { timeSpent: seconds }),
        ]),
      );
    system.clock.advance(100);
    expect((await save(0, 90)).status).toBe(200);
    system.clock.advance(330);
    // English ended after six minutes.
    const late = await save(1, 20);
    expect(late.body['refused']).toEqual([
      { questionId: paper.questions[1]?.id, code: 'section_closed' },
    ]);
    expect((await save(3, 50)).body['refused'] ?? []).toEqual([]);
    await student.post(`/tests/${attemptId}/submit`);
    const results = await resultsOf({ student, attemptId });
    expect(results['testAttempt']).toMatchObject({
      ...{ marks: 2, maxMarks: 6, correctAnswers: 2, timeAllowed: 720 },
    });
    expect(results['sectionPerformance']).toMatchObject([
      { name: 'English', answered: 1, marks: 1, timeAllowed: 360 },
      { name: 'Reasoning', answered: 1, marks: 1, timeSpent: 50, timeAllowed: 360 },
    ]);
  });

  it('show a passage once, and its questions name it', async () => {
    const passage = { id: systemIds.uuid(), title: 'Directions', text: 'Read the table.' };
    const content = {
      passage: passage.id,
      table: { head: ['Year', 'Tonnes'], rows: [['2020', '14']] },
      figures: [{ id: 'a'.repeat(64), alt: 'A chart', width: 320, height: 200 }],
    };
    const questions = [buildNumericQuestion(0, '14'), buildNumericQuestion(1, '15')];
    const paper = buildPaper({
      passages: [passage],
      questions: questions.map((question) => ({ ...question, ...content })),
    });
    const { student, attemptId, results } = await take(paper, { 0: '14' });
    expect(results['passages']).toEqual([passage]);
    expect(results['detailedResults']).toMatchObject([content, content]);

    const questionId = paper.questions[0]?.id;
    const saved = await student.put(`/api/user/bookmarks/${questionId}`, { attemptId });
    expect(saved.body).toMatchObject({
      ...{ kind: 'numeric', options: [], correctAnswer: -1 },
      acceptedValues: [{ from: '14', to: '14' }],
      ...content,
      passageContent: passage,
    });
    const found = async (q: string) =>
      (await student.get(`/api/user/bookmarks?q=${q}`)).body['matches'];
    expect([await found('tonnes'), await found('directions'), await found('kilometres')]).toEqual([
      1, 1, 0,
    ]);
  });

  it('are bookmarked with all right options', async () => {
    const paper = buildAdvancedPaper();
    const { student, attemptId } = await take(paper, ADVANCED_ANSWERS);
    const [several, , , , , , , single] = paper.questions;
    const bookmark = async (id: string | undefined) =>
      (await student.put(`/api/user/bookmarks/${id}`, { attemptId })).body;
    expect(await bookmark(several?.id)).toMatchObject({
      ...{ kind: 'multiple', correctAnswer: -1, correctOptions: [0, 1, 2] },
    });
    const plain = await bookmark(single?.id);
    expect(plain).toMatchObject({ correctAnswer: 3 });
    for (const name of ['kind', 'correctOptions', 'acceptedValues', 'passageContent']) {
      expect(plain).not.toHaveProperty(name);
    }
    const reported = await student.put(`/api/user/question-reports/${several?.id}`, {
      ...{ attemptId, reason: 'wrong-answer' },
    });
    expect(reported).toMatchObject({ status: 200, body: { number: 1 } });
  });

  it('are ranked by marks, not by the number of right answers', async () => {
    const paper = buildAdvancedPaper();
    // Two right of one option: 6 marks. Three of four right options, twice: 3 + 4 = 7 marks.
    const more = await take(paper, { 7: 3, 8: 0 });
    const fewer = await take(paper, { 0: [0, 1, 2], 1: [0, 1, 2] });
    expect(more.results['testAttempt']).toMatchObject({ correctAnswers: 2, marks: 6 });
    expect(fewer.results['testAttempt']).toMatchObject({ correctAnswers: 1, marks: 7, rank: 1 });
    expect((await resultsOf(more))['testAttempt']).toMatchObject({ rank: 2, takers: 2 });
  });

  it('count by marks for scores of months and subjects, and by right answers for accuracy and topics', async () => {
    const student = await system.student();
    await take(buildAdvancedPaper(), ADVANCED_ANSWERS, student);
    const { body } = await student.get('/api/user/performance');
    expect(body['overall']).toMatchObject({ accuracy: 42.86 });
    // 10 of 34 marks; 11 of 11, −3 of 11 and 2 of 12 in the subjects.
    expect(body['improvement']).toMatchObject([{ score: 29.41, byMarks: true }]);
    expect(body['subjects']).toMatchObject([
      { name: 'English', score: 100 },
      { name: 'General Awareness', score: 0 },
      { name: 'Quantitative Aptitude', score: 16.67 },
    ]);
    expect(body['topics']).toEqual([
      {
        subject: 'Quantitative Aptitude',
        topic: 'Addition',
        correct: 0,
        total: 3,
        score: 0,
        change: null,
      },
      {
        subject: 'General Awareness',
        topic: 'Addition',
        correct: 0,
        total: 3,
        score: 0,
        change: null,
      },
      { subject: 'English', topic: 'Addition', correct: 3, total: 3, score: 100, change: null },
    ]);
    // Ten questions, of which one is dropped and one a bonus: nine of nine are right.
    const all = buildPaper({ size: 11 });
    const awarded = {
      ...all,
      questions: all.questions.map((question, index) => ({
        ...question,
        ...(index === 0 && { award: 'dropped' as const }),
        ...(index === 1 && { award: 'bonus' as const }),
      })),
    };
    // The bonus question is not answered.
    const right = Object.fromEntries(
      all.questions.flatMap(({ correct }, index) => (index === 1 ? [] : [[index, correct]])),
    );
    await take(awarded, right, student);
    const unlocked = [...(await student.get('/api/user/achievements')).body]
      .filter((one) => one['unlocked'])
      .map((one) => one['id']);
    expect(unlocked).toEqual(expect.arrayContaining(['first-test', 'perfect', 'score-90']));
  });

  it('can be submitted when all questions are dropped', async () => {
    const { attemptId, results } = await take(withAward(buildPaper(), 'dropped'), { 0: 0 });
    expect(results['testAttempt']).toMatchObject({
      ...{ totalQuestions: 0, answered: 0, score: 0, accuracy: 0, marks: 0, maxMarks: 0 },
    });
    expect(results['subjectPerformance']).toEqual([]);
    expect(await countRows(system, 'subject_results', { attempt_id: attemptId })).toBe(0);
  });

  it('earn nothing by bonus questions alone', async () => {
    const student = await system.student();
    const unlocked = async () =>
      [...(await student.get('/api/user/achievements')).body].filter((one) => one['unlocked']);
    const bonus = withAward(buildPaper({ size: 10 }), 'bonus');
    const { attemptId, results } = await take(bonus, {}, student);
    expect(results['testAttempt']).toMatchObject({ answered: 10, correctAnswers: 10 });
    expect(await rowOf(system, attemptId)).toMatchObject({ is_blank: 1 });
    expect(await unlocked()).toEqual([]);
    await take(bonus, { 0: 0 }, student);
    expect((await unlocked()).map(({ id }) => id)).toContain('first-test');
  });

  it('are exported with answers in words', async () => {
    const { student } = await take(buildAdvancedPaper(), ADVANCED_ANSWERS);
    const open = buildAdvancedPaper();
    const { attemptId } = await start(open, student);
    await student.put(
      `/tests/${attemptId}/progress`,
      progress(responsesOf(open, { 1: [0, 3], 5: '1,00,000' })),
    );
    const response = await fetch(`${system.replicas[0]?.url}/internal/users/data`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SERVICE_CREDENTIAL_HEADER]: system.config.SERVICE_CREDENTIAL,
      },
      body: JSON.stringify({ userId: student.id, email: 'asha@example.com' }),
    });
    const { attempts } = (await response.json()) as { attempts: Body[] };
    expect(attempts[0]?.['result']).toMatchObject({ questions: 9, marks: '10', maxMarks: '34' });
    const answersOf = (attempt: Body = {} as Body) =>
      [...(attempt['answers'] ?? [])].map(({ number, answer, outcome, marks, isCorrect }) => [
        ...[number, answer, outcome, marks, isCorrect],
      ]);
    expect(answersOf(attempts[0])).toEqual([
      [1, '0; 1', 'partly_right', '2', false],
      [2, '1; 2; 3; 4', 'right', '4', true],
      [3, '2', 'wrong', '-2', false],
      [5, '9.82 m/s²', 'right', '4', true],
      [6, '12.5', 'wrong', '0', false],
      [8, '10', 'right', '3', true],
      [9, '11', 'wrong', '-1', false],
    ]);
    const nothing = undefined;
    expect(answersOf(attempts[1])).toEqual([
      [1, null, nothing, nothing, nothing],
      [2, '1; 4', nothing, nothing, nothing],
      [6, '100000', nothing, nothing, nothing],
    ]);
  });

  it('have item statistics with partial and negative marks', async () => {
    const paper = buildAdvancedPaper({ title: 'Items of all kinds' });
    await take(paper, { 0: [0, 1, 2], 4: '9.8', 7: 3, 8: 0 });
    await take(paper, { 0: [0, 2], 4: '9.8', 7: 3, 8: 1 });
    await take(paper, { 0: [0, 3], 4: '7', 7: 1 });
    const dropping = {
      ...paper,
      version: 2,
      questions: paper.questions.map((question, index) =>
        index === 4 || index === 5 ? { ...question, award: 'dropped' as const } : question,
      ),
    };
    await take(dropping, { 4: '7', 5: '12' });
    const { status, out } = await captureCommand(
      statisticsCommand,
      envOf(system.config),
      paper.testId,
      '--json',
    );
    expect(status).toBe(0);
    const { items } = JSON.parse(out) as { items: Record<string, number | string | null>[] };
    const itemOf = (index: number) =>
      items.find(({ questionId }) => questionId === paper.questions[index]?.id);
    // (1 + 1/2 − 1/2 + 0) ÷ 4
    expect(itemOf(0)).toMatchObject({ participants: 4, facility: 25 });
    expect(itemOf(0)?.['discrimination']).toBeGreaterThan(50);
    // Three participants had them before the newest version dropped them.
    expect([itemOf(4), itemOf(5)]).toEqual([undefined, undefined]);
    expect(items).toHaveLength(7);
    expect(itemOf(7)?.['facility']).toBeCloseTo((100 * (1 + 1 - 1 / 3)) / 4, 9);
    const fresh = { ...dropping, testId: systemIds.uuid(), title: 'Never asked' };
    await take(fresh, { 4: '7' });
    const newest = await captureCommand(
      statisticsCommand,
      envOf(system.config),
      fresh.testId,
      '--json',
    );
    const left = (JSON.parse(newest.out) as { items: { questionId: string }[] }).items;
    expect(left.map(({ questionId }) => questionId)).toEqual(
      paper.questions.filter((_, index) => index !== 4 && index !== 5).map(({ id }) => id),
    );
  });
});

function withAward(paper: PaperSnapshot, award: 'bonus' | 'dropped'): PaperSnapshot {
  return { ...paper, questions: paper.questions.map((question) => ({ ...question, award })) };
}
