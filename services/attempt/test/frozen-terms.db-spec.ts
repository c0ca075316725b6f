import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { AllowancesRepository } from '../src/taking/allowances.repository.js';
import { idOf, progress, startSystem, type TestSystem } from './app.js';
import { answers, buildPaper, buildQuestion } from './builders.js';

/** Changes that an editor makes to a test during an attempt. */
const CHANGES: Readonly<Record<string, (paper: PaperSnapshot) => PaperSnapshot>> = {
  'other keys': (paper) => ({
    ...paper,
    questions: paper.questions.map((question) => ({
      ...question,
      version: 2,
      correct: (question.correct + 1) % 4,
    })),
  }),
  'other texts and options': (paper) => ({
    ...paper,
    title: 'Rewritten',
    questions: paper.questions.map((question) => ({
      ...question,
      version: 2,
      question: `Rewritten: ${question.question}`,
      options: question.options.toReversed(),
      subject: 'Another subject',
    })),
  }),
  'another order': (paper) => ({ ...paper, questions: paper.questions.toReversed() }),
  'fewer questions': (paper) => ({ ...paper, questions: paper.questions.slice(2) }),
  'more questions': (paper) => ({
    ...paper,
    questions: [buildQuestion(9), ...paper.questions, buildQuestion(10)],
  }),
  'another scheme': (paper) => ({ ...paper, marking: { correct: '10', wrong: '-5' } }),
  'a shorter duration': (paper) => ({ ...paper, duration: 60 }),
  'a longer duration': (paper) => ({ ...paper, duration: 6000 }),
  'another exam': (paper) => ({
    ...paper,
    exam: { _id: systemIds.uuid(), name: 'Another exam' },
  }),
};

describe('the terms that are frozen at the start', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  async function startAttempt() {
    const paper = system.catalogue.publish(buildPaper({ marking: { correct: '4', wrong: '-1' } }));
    const student = await system.student();
    const started = await student.post(`/tests/${paper.testId}/start`);
    return { paper, student, started, attemptId: idOf(started) };
  }

  /** Resumes, submits, and checks everything against the paper of the start. */
  async function finishAndCheck({
    paper,
    student,
    started,
    attemptId,
  }: Awaited<ReturnType<typeof startAttempt>>) {
    const resumed = await student.post(`/tests/${paper.testId}/start`);
    expect(resumed).toMatchObject({ status: 200, body: { attemptId, resumed: true } });
    expect(resumed.body['test']).toEqual(started.body['test']);
    expect(resumed.body['deadline']).toBe(started.body['deadline']);
    expect((await student.get(`/tests/${paper.testId}`)).body).toEqual({
      ...(started.body['test'] as object),
      openAttempt: { attemptId, deadline: started.body['deadline'], remainingSeconds: 600 },
    });
    const save = await student.put(
      `/tests/${attemptId}/progress`,
      progress(answers(paper, { right: 4, wrong: 1 }), { currentQuestionIndex: 5 }),
    );
    expect(save).toMatchObject({ status: 200, body: { remainingSeconds: 600 } });
    await student.post(`/tests/${attemptId}/submit`);
    const { body } = await student.get(`/api/test/results/${attemptId}`);
    expect(body['testAttempt']).toMatchObject({
      title: paper.title,
      examId: paper.exam._id,
      totalQuestions: 6,
      correctAnswers: 4,
      answered: 5,
      marks: 15,
      maxMarks: 24,
    });
    const reviewed = [...(body['detailedResults'] ?? [])].map(
      ({ questionId, question, options, subject, correctAnswer, explanation }) => ({
        questionId,
        question,
        options,
        subject,
        correctAnswer,
        explanation,
      }),
    );
    expect(reviewed).toEqual(
      paper.questions.map(({ id, question, options, subject, correct, explanation }) => ({
        questionId: id,
        question,
        options,
        subject,
        correctAnswer: correct,
        explanation,
      })),
    );
  }

  it.each(Object.keys(CHANGES))('apply to the end after %s in the catalogue', async (what) => {
    const started = await startAttempt();
    const changed = CHANGES[what]?.(started.paper);
    if (!changed) throw new Error('There is such a change.');
    system.catalogue.publish({ ...changed, version: 2 });
    await finishAndCheck(started);
    // A new attempt gets the version that is published now.
    const retake = await started.student.post(`/tests/${started.paper.testId}/start`);
    expect(retake).toMatchObject({
      status: 201,
      body: { remainingSeconds: changed.duration, test: { title: changed.title } },
    });
    expect([...(retake.body['test']?.['questions'] ?? [])].map((one) => one['_id'])).toEqual(
      changed.questions.map(({ id }) => id),
    );
  });

  it('apply after the test was removed from the catalogue', async () => {
    const started = await startAttempt();
    system.catalogue.retire(started.paper.testId);
    await finishAndCheck(started);
    const retake = await started.student.post(`/tests/${started.paper.testId}/start`);
    expect(retake).toMatchObject({ status: 404, body: { code: 'test_not_found' } });
  });

  it('apply while the catalogue is down, also in a replica without the paper in its cache', async () => {
    const started = await startAttempt();
    system.catalogue.isDown = true;
    try {
      const late = await system.addReplica();
      try {
        const student = started.student.at(late);
        await finishAndCheck({ ...started, student });
      } finally {
        await late.close();
      }
    } finally {
      system.catalogue.isDown = false;
    }
  });

  it('apply to expired attempts too', async () => {
    const { paper, student, attemptId } = await startAttempt();
    await student.put(`/tests/${attemptId}/progress`, progress(answers(paper, { right: 3 })));
    system.catalogue.publish({
      ...paper,
      version: 2,
      duration: 6000,
      marking: { correct: '1', wrong: '0' },
      questions: paper.questions.toReversed(),
    });
    system.clock.advance(661);
    await system.sweep();
    const { body } = await student.get(`/api/test/results/${attemptId}`);
    expect(body['testAttempt']).toMatchObject({
      state: 'expired',
      correctAnswers: 3,
      marks: 12,
      maxMarks: 24,
      timeSpent: 600,
    });
  });

  it('include the allowance, whatever is granted or ended later', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    const grant = (minutes: number) =>
      new AllowancesRepository(system.database).add(systemIds.uuid(), student.id, {
        testId: null,
        minutes,
        minutesPerHour: 0,
        reason: 'scribe',
        grantedBy: 'operator',
        grantedAt: system.clock.now(),
      });
    await grant(10);
    const started = await student.post(`/tests/${paper.testId}/start`);
    await grant(0);
    const resumed = await student.post(`/tests/${paper.testId}/start`);
    expect(resumed.body['deadline']).toBe(started.body['deadline']);
    expect(resumed.body).toMatchObject({ remainingSeconds: 1200, test: { allowanceMinutes: 10 } });
  });

  it('reject questions that only the newer version has', async () => {
    const { paper, student, attemptId } = await startAttempt();
    const added = buildQuestion(20);
    system.catalogue.publish({ ...paper, version: 2, questions: [...paper.questions, added] });
    const save = await student.put(
      `/tests/${attemptId}/progress`,
      progress([{ questionId: added.id, selectedOption: 0, timeSpent: 1 }]),
    );
    expect(save.status).toBe(400);
    const beyond = progress([], { currentQuestionIndex: 6 });
    expect((await student.put(`/tests/${attemptId}/progress`, beyond)).status).toBe(400);
  });
});
