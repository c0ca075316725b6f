import { costliestBody } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { idOf, progress, startSystem, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

// Each test sends hundreds of bodies.
jest.setTimeout(120_000);

const LIMIT = 256 * 1024;
const MAX_ANSWERS = 1_000;

/** Bodies with the maximum number of answers, and with more. */
const responses = (count: number, of: (index: number) => unknown): string =>
  JSON.stringify(progress(Array.from({ length: count }, (_, index) => of(index)) as object[]));

const crowded: Record<string, string> = {
  'empty responses': responses(MAX_ANSWERS, () => ({})),
  'too many empty responses': responses(8_000, () => ({})),
  'responses that are none': responses(MAX_ANSWERS, () => 7),
  'too many that are none': responses(8_000, () => 7),
  'all wrong': responses(MAX_ANSWERS, () => ({
    questionId: 7,
    selectedOption: 'x',
    timeSpent: -1,
    marked: 7,
    visited: 7,
    changedAt: 0.5,
  })),
  'the last one wrong': responses(MAX_ANSWERS, (index) => ({
    questionId: index < MAX_ANSWERS - 1 ? `question-${index}` : 7,
  })),
  'unknown questions': responses(MAX_ANSWERS, (index) => ({ questionId: `question-${index}` })),
  'unknown members': responses(MAX_ANSWERS, (index) => ({
    questionId: `question-${index}`,
    ...Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`member-${index}-${n}`, n])),
  })),
};

describe('the cost of a body', () => {
  let system: TestSystem;
  let student: Student;
  let ordinary: Record<string, unknown>;
  let attemptId: string;

  beforeAll(async () => {
    system = await startSystem();
    const paper = system.catalogue.publish(buildPaper({ size: 20 }));
    student = await system.student();
    attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    ordinary = { ...progress(answers(paper, { right: 10, wrong: 10 })) };
  });
  afterAll(() => system.close());

  it('is for a save never much higher than the cost of an ordinary one', async () => {
    const path = `/tests/${attemptId}/progress`;
    const costliest = await costliestBody(
      ordinary,
      LIMIT,
      (body) => student.call('PUT', path, body),
      crowded,
    );
    expect(costliest).toMatchObject({ isBounded: true });
  });

  it('is for a submit never much higher than the cost of an ordinary one', async () => {
    const path = `/tests/${attemptId}/submit`;
    await student.call('POST', path);
    const costliest = await costliestBody(
      ordinary,
      LIMIT,
      (body) => student.call('POST', path, body),
      crowded,
    );
    expect(costliest).toMatchObject({ isBounded: true });
  });

  it('is for a report never much higher than the cost of an ordinary one', async () => {
    const report = {
      kind: 'error',
      remote: 'shell',
      version: '1',
      message: 'x',
      page: '/',
      count: 1,
    };
    const path = `${system.replicas[0]?.url}/api/test/browser-reports`;
    let calls = 0;
    const costliest = await costliestBody({ reports: [report] }, 4 * 1024, async (body) => {
      calls += 1;
      const from = `10.0.${calls >> 8}.${calls & 255}`;
      const headers = { 'content-type': 'application/json', 'x-real-ip': from };
      return (await fetch(path, { method: 'POST', headers, body })).text();
    });
    expect(costliest).toMatchObject({ isBounded: true });
  });
});
