import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { idOf, progress, startSystem, type TestSystem } from './app.js';
import {
  answers,
  answerTo,
  buildMultipleQuestion,
  buildNumericQuestion,
  buildPaper,
  buildQuestion,
  buildSection,
} from './builders.js';
import { rowOf } from './rows.js';

/** Only after the test. */
const SOLUTION = { id: 'figure-2', alt: 'The solved circuit', width: 320, height: 200 };
const FIGURE = { id: 'figure-1', alt: 'A circuit', width: 320, height: 200 };
const TABLE = { head: ['List I', 'List II'], rows: [['Ohm', 'Resistance']] };
const PASSAGE = { id: 'passage-1', title: 'Directions', text: 'Read the passage.', table: TABLE };

/** A single choice, one with several right options, and a number, with everything around them. */
function buildMixedPaper(overrides: Partial<PaperSnapshot> = {}): PaperSnapshot {
  return buildPaper({
    questions: [
      { ...buildQuestion(0), table: TABLE, passage: PASSAGE.id },
      {
        ...buildMultipleQuestion(1, [0, 2]),
        figures: [FIGURE],
        optionFigures: [FIGURE, null, null, null],
        explanationFigures: [SOLUTION],
        marking: { correct: '4', wrong: '-2', partial: ['1'] },
        passage: PASSAGE.id,
      },
      { ...buildNumericQuestion(2, '9.7931', '9.8217'), unit: 'm/s²' },
    ],
    passages: [PASSAGE],
    profile: {
      id: 'jee-advanced',
      year: 2025,
      buttons: { next: 'Next', previous: 'Previous', mark: 'Mark', clear: 'Clear', submit: 'End' },
      legend: {
        answered: 'Answered',
        visited: 'Not Answered',
        notVisited: 'Not Visited',
        marked: 'Marked',
        answeredAndMarked: 'Answered & Marked',
      },
      marksAndMoves: true,
      calculator: 'scientific',
      keypad: true,
      instructions: ['Read each question.'],
    },
    ...overrides,
  });
}

describe('questions of several kinds', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  async function startAttempt(paper: PaperSnapshot = buildMixedPaper()) {
    system.catalogue.publish(paper);
    const student = await system.student();
    const started = await student.post(`/tests/${paper.testId}/start`);
    const attemptId = idOf(started);
    const save = (...responses: object[]) =>
      student.put(`/tests/${attemptId}/progress`, progress(responses));
    const saved = async () => (await student.post(`/tests/${paper.testId}/start`)).body;
    return { paper, student, started, attemptId, save, saved };
  }

  it('are saved, and resumed by another replica as they were saved', async () => {
    const { paper, student, attemptId, save } = await startAttempt();
    system.clock.advance(30);
    const response = await save(
      answerTo(paper, 0, 3, { timeSpent: 5 }),
      answerTo(paper, 1, [2, 0], { timeSpent: 6 }),
      answerTo(paper, 2, ' −१,२३,४५६.५० ', { timeSpent: 7 }),
    );
    expect(response).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(response.body).not.toHaveProperty('refused');
    const ids = paper.questions.map(({ id }) => id);
    const others = { marked: false, visited: true, changedAt: 30_000 };
    const expected = [
      { questionId: ids[0], selectedOption: 3, timeSpent: 5, ...others },
      {
        questionId: ids[1],
        selectedOption: null,
        selectedOptions: [0, 2],
        timeSpent: 6,
        ...others,
      },
      { questionId: ids[2], selectedOption: null, value: '-123456.5', timeSpent: 7, ...others },
    ];
    for (const replica of system.replicas) {
      const { body } = await student.at(replica).post(`/tests/${paper.testId}/start`);
      expect(body['responses']).toEqual(expected);
    }
    const packed = (await rowOf(system, attemptId))['responses'];
    expect(packed).toHaveLength(1 + 3 * 9 + '-123456.5'.length);
  });

  it.each([
    [0, 3, { selectedOption: 3 }],
    [1, [1, 3], { selectedOption: null, selectedOptions: [1, 3] }],
    [2, '9.8', { selectedOption: null, value: '9.8' }],
  ])('answer %i is cleared, whichever device saves last', async (index, given, stored) => {
    const { paper, attemptId, student, save, saved } = await startAttempt();
    system.clock.advance(30);
    const clear = {
      questionId: paper.questions[index]?.id,
      selectedOption: null,
      cleared: true,
      changedAt: 2000,
    };
    const responseOf = async () =>
      [...((await saved())['responses'] ?? [])].find(
        (one) => one['questionId'] === clear.questionId,
      );
    await save(answerTo(paper, index, given, { changedAt: 1000 }));
    expect(await responseOf()).toMatchObject(stored);
    // Absent, null and empty answers erase nothing.
    await save({
      questionId: clear.questionId,
      selectedOption: null,
      selectedOptions: [],
      value: '',
      changedAt: 1900,
    });
    expect(await responseOf()).toMatchObject(stored);
    await save(clear);
    // A device that was offline saves what it had before.
    await save(answerTo(paper, index, given, { changedAt: 1500 }));
    const cleared = await responseOf();
    expect(cleared).toMatchObject({ selectedOption: null, cleared: true, changedAt: 2000 });
    expect(cleared).not.toHaveProperty('selectedOptions');
    expect(cleared).not.toHaveProperty('value');
    await save(answerTo(paper, index, given, { changedAt: 3000 }));
    expect(await responseOf()).toMatchObject({ ...stored, changedAt: 3000 });
    await save({ ...clear, changedAt: 4000 });
    const submitted = await student.post(`/tests/${attemptId}/submit`);
    expect(submitted.body).toMatchObject({ state: 'submitted', answersMissed: false });
    expect(await rowOf(system, attemptId)).toMatchObject({ answered: 0 });
  });

  it('are merged as a whole: the later answer replaces all of the earlier one', async () => {
    const { paper, save, saved } = await startAttempt();
    system.clock.advance(30);
    await save(
      answerTo(paper, 1, [0, 1, 3], { changedAt: 3000 }),
      answerTo(paper, 2, '9.8', { changedAt: 3000 }),
    );
    await save(
      answerTo(paper, 1, [2], { changedAt: 2000 }),
      answerTo(paper, 2, '1', { changedAt: 3001 }),
    );
    const { responses } = await saved();
    expect(responses?.[1]).toMatchObject({ selectedOptions: [0, 1, 3], changedAt: 3000 });
    expect(responses?.[2]).toMatchObject({ value: '1', changedAt: 3001 });
  });

  const TAKES_ONE = 'This question takes one option: send it as selectedOption.';
  const TAKES_SEVERAL = 'This question takes several options: send them as selectedOptions.';
  const TAKES_A_NUMBER = 'This question takes a number: send it as value.';
  const NOT_A_NUMBER =
    'value must be a number such as 12, -1.5 or 1,00,000: no exponent, at most 20 digits before and 20 after the point.';

  it.each<[index: number, answer: object, field: string, message: string]>([
    [0, { selectedOptions: [0, 1] }, 'selectedOptions', TAKES_ONE],
    [0, { value: '1' }, 'value', TAKES_ONE],
    [1, { selectedOption: 0 }, 'selectedOption', TAKES_SEVERAL],
    [1, { value: '1' }, 'value', TAKES_SEVERAL],
    [
      1,
      { selectedOptions: [0, 4] },
      'selectedOptions',
      'selectedOptions must be options of this question, from 0 to 3.',
    ],
    [
      1,
      { selectedOptions: [2, 2] },
      'selectedOptions',
      'selectedOptions must have each option only once.',
    ],
    [
      1,
      { selectedOptions: [2, 9] },
      'selectedOptions.1',
      'selectedOptions must be options of the question, counted from 0.',
    ],
    [
      1,
      { selectedOptions: [0], cleared: true },
      'cleared',
      'A cleared response has no answer: send cleared or selectedOptions, not both.',
    ],
    [2, { selectedOption: 0 }, 'selectedOption', TAKES_A_NUMBER],
    [2, { selectedOptions: [0] }, 'selectedOptions', TAKES_A_NUMBER],
    [2, { value: 'ten' }, 'value', NOT_A_NUMBER],
    [2, { value: '1e999' }, 'value', NOT_A_NUMBER],
    [2, { value: '1,5' }, 'value', NOT_A_NUMBER],
    [2, { value: '1'.repeat(40) }, 'value', NOT_A_NUMBER],
    [2, { value: '1'.repeat(65) }, 'value', 'value has at most 64 characters.'],
    [2, { value: 9.8 }, 'value', 'value is a number as text, such as "-1.5".'],
    [
      2,
      { value: '1', cleared: true },
      'cleared',
      'A cleared response has no answer: send cleared or value, not both.',
    ],
  ])('question %i refuses %j', async (index, answer, field, message) => {
    const { paper, student, attemptId, save } = await startAttempt();
    const before = await rowOf(system, attemptId);
    const response = { questionId: paper.questions[index]?.id, ...answer };
    const refusal = {
      status: 400,
      body: { code: 'validation_failed', fields: { [`responses.1.${field}`]: message } },
    };
    const other = answerTo(paper, (index + 1) % 3, [1, [1], '1'][(index + 1) % 3] ?? 0);
    expect(await save(other, response)).toMatchObject(refusal);
    const body = { responses: [other, response] };
    expect(await student.post(`/tests/${attemptId}/submit`, body)).toMatchObject(refusal);
    expect(await rowOf(system, attemptId)).toEqual(before);
  });

  it('are shown with all their parts, without the key', async () => {
    const { paper, student, started, save, attemptId } = await startAttempt();
    const [, several, number] = paper.questions;
    const shown = await student.get(`/tests/${paper.testId}`);
    for (const test of [started.body['test'], shown.body]) {
      expect(test).toMatchObject({
        questionCount: 3,
        passages: [PASSAGE],
        profile: paper.profile,
        questions: [
          { table: TABLE, passage: PASSAGE.id },
          {
            kind: 'multiple',
            figures: [FIGURE],
            optionFigures: [FIGURE, null, null, null],
            marking: { correct: '4', wrong: '-2', partial: ['1'] },
            options: several?.options,
          },
          { kind: 'numeric', unit: 'm/s²', options: [] },
        ],
      });
      expect(test?.['questions']?.[0]).not.toHaveProperty('kind');
    }
    const saved = await save(answerTo(paper, 2, '9.8'));
    const conflict = await student.put(
      `/tests/${attemptId}/progress`,
      progress([answerTo(paper, 2, '9.7')], { revision: 1 }),
    );
    expect(conflict.status).toBe(409);
    const submitted = await student.post(`/tests/${attemptId}/submit`);
    for (const { body } of [started, shown, saved, conflict, submitted]) {
      const text = JSON.stringify(body);
      expect(text).not.toMatch(/"correct(Options|Option|Answer)?":(?!"(1|4)")/);
      expect(text).not.toMatch(/accepted|explanation|award/);
      for (const { from, to } of number?.accepted ?? []) {
        expect(text).not.toContain(from);
        expect(text).not.toContain(to);
      }
      for (const { explanation } of paper.questions) expect(text).not.toContain(explanation);
      expect(text).not.toContain(SOLUTION.id);
    }
    const results = await student.get(`/api/test/results/${attemptId}`);
    expect(results.body['detailedResults']?.[1]).toMatchObject({
      explanation: several?.explanation,
      explanationFigures: [SOLUTION],
    });
  });

  it('of a live test stay hidden until the start, with what they share', async () => {
    const now = system.clock.now().getTime();
    const paper = system.catalogue.publish(
      buildMixedPaper({
        sections: [buildSection(3, { instructions: 'All questions.' })],
        opensAt: new Date(now).toISOString(),
        closesAt: new Date(now + 3_600_000).toISOString(),
      }),
    );
    const student = await system.student();
    system.catalogue.register(paper.testId, student.id);
    const shown = await student.get(`/tests/${paper.testId}`);
    expect(shown.body).toMatchObject({
      questionCount: 3,
      questions: [],
      sections: paper.sections,
      profile: paper.profile,
    });
    const text = JSON.stringify(shown.body);
    expect(text).not.toContain(FIGURE.id);
    expect(text).not.toContain(PASSAGE.text);
    for (const { id, question } of paper.questions) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(question);
    }
    const started = await student.post(`/tests/${paper.testId}/start`);
    expect(started.body['test']).toMatchObject({ passages: [PASSAGE] });
  });

  it('of which some do not count: the attempt has the number of the others', async () => {
    const questions = Array.from({ length: 6 }, (_, index) => buildQuestion(index));
    const paper = buildPaper({
      questions: questions.map((one, index) => (index === 0 ? { ...one, award: 'dropped' } : one)),
      sections: [buildSection(3), buildSection(3, { choose: { questions: 2, counted: 'best' } })],
    });
    const { student, attemptId, started, save } = await startAttempt(paper);
    expect(started.body['test']).toMatchObject({ questionCount: 6, sections: paper.sections });
    expect(await rowOf(system, attemptId)).toMatchObject({ question_count: 4, section_ends: null });
    await save(...answers(paper, { right: 6 }));
    const open = await student.get('/api/user/open-attempts');
    expect(open.body).toMatchObject([{ attemptId, answered: 6, questions: 6 }]);
  });
});
