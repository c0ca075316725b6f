import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, progress, startSystem, type TestSystem } from './app.js';
import { buildPaper, buildQuestionOf } from './builders.js';

const COUNTS = [2, 3, 4, 5, 8];

describe('questions with two to eight options', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  async function begin(counts: readonly number[] = COUNTS) {
    const paper = system.catalogue.publish(
      buildPaper({
        marking: { correct: '1', wrong: '-1/3' },
        questions: counts.map(buildQuestionOf),
      }),
    );
    const student = await system.student();
    const started = await student.post(`/tests/${paper.testId}/start`);
    const attemptId = idOf(started);
    const save = (...options: readonly (number | null)[]) =>
      student.put(
        `/tests/${attemptId}/progress`,
        progress(
          options.map((selectedOption, index) => ({
            questionId: paper.questions[index]?.id,
            selectedOption,
            timeSpent: 5,
          })),
        ),
      );
    const stored = async (): Promise<unknown[]> => {
      const { body } = await student.post(`/tests/${paper.testId}/start`);
      return [...(body['responses'] ?? [])].map((response) => response['selectedOption']);
    };
    return { student, attemptId, started, save, stored };
  }

  it('are shown, saved, graded and reviewed with each of their options', async () => {
    const { student, attemptId, started, save, stored } = await begin();
    const questions = [...(started.body['test']?.['questions'] ?? [])];
    expect(questions.map((question) => question['options']?.['length'])).toEqual(COUNTS);
    expect((await save(0, 2, 3, 4, 7)).status).toBe(200);
    expect(await stored()).toEqual([0, 2, 3, 4, 7]);
    expect((await student.post(`/tests/${attemptId}/submit`)).status).toBe(200);
    const { body } = await student.get(`/api/test/results/${attemptId}`);
    expect(body['testAttempt']).toMatchObject({ correctAnswers: 4, totalQuestions: 5, score: 80 });
    expect(body['detailedResults']).toMatchObject([
      { isCorrect: false, selectedOption: 0, correctAnswer: 1 },
      { isCorrect: true, selectedOption: 2, correctAnswer: 2 },
      { isCorrect: true, selectedOption: 3, correctAnswer: 3 },
      { isCorrect: true, selectedOption: 4, correctAnswer: 4 },
      { isCorrect: true, selectedOption: 7, correctAnswer: 7 },
    ]);
    // A blind guess gains 1/3, 1/9, 0, −1/15 and −1/6 of a mark.
    expect(JSON.stringify(body['aiInsights'])).toContain(
      'only three options can be right. Then a guess gains 1/9 of a mark or more',
    );
  });

  it('take no option that they do not have, and keep the answer that is stored', async () => {
    const { save, stored } = await begin();
    await save(1, 1, 1, 1, 1);
    for (const [index, count] of COUNTS.entries()) {
      const options = COUNTS.map((_, at) => (at === index ? count : 0));
      expect(await save(...options)).toMatchObject({
        status: 400,
        body: {
          fields: {
            [`responses.${index}.selectedOption`]:
              count === 8
                ? 'selectedOption must be an option of the question, counted from 0, or null.'
                : `selectedOption must be an option of this question, from 0 to ${count - 1}, or null.`,
          },
        },
      });
    }
    expect(await stored()).toEqual([1, 1, 1, 1, 1]);
  });

  it.each([1, 9])('a paper with a question of %s options is not accepted', async (count) => {
    const paper = system.catalogue.publish(buildPaper({ questions: [buildQuestionOf(count)] }));
    const student = await system.student();
    const { status } = await student.post(`/tests/${paper.testId}/start`);
    expect(status).toBeGreaterThanOrEqual(500);
  });
});
