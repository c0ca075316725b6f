import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { idOf, progress, startSystem, type TestSystem } from './app.js';
import { buildPaper } from './builders.js';
import { rowOf } from './rows.js';

const DURATION = 600;

describe('a clock that jumps', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => system.close());

  async function begin() {
    const paper = system.catalogue.publish(buildPaper({ duration: DURATION }));
    const student = await system.student();
    const id = idOf(await student.post(`/tests/${paper.testId}/start`));
    const questionId = paper.questions[0]?.id;
    const save = (selectedOption: number, changedAt: number) =>
      student.put(
        `/tests/${id}/progress`,
        progress([{ questionId, selectedOption, timeSpent: 1, changedAt }]),
      );
    const stored = async (): Promise<unknown> => {
      const { body } = await student.post(`/tests/${paper.testId}/start`);
      return body['responses']?.[0]?.['selectedOption'];
    };
    return { student, id, save, stored };
  }

  it('back: a later answer replaces the earlier one, and each save is stored', async () => {
    const { save, stored } = await begin();
    system.clock.advance(100);
    expect((await save(1, 99_000)).status).toBe(200);
    system.clock.advance(-60);
    expect((await save(2, 99_001)).status).toBe(200);
    expect(await stored()).toBe(2);
    expect((await save(3, 99_002)).status).toBe(200);
    expect(await stored()).toBe(3);
  });

  it('forward, on the machine of a service: no attempt ends by that', async () => {
    const { student, id, save, stored } = await begin();
    await save(1, 0);
    const jump = DURATION + 3600;
    system.clock.advance(jump);
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + jump * 1000);
    const off = { status: 503, body: { code: 'clock_off' } };
    expect(await save(2, 1)).toMatchObject(off);
    expect(await student.post(`/tests/${id}/submit`)).toMatchObject(off);
    expect(await student.get(`/api/test/results/${id}`)).toMatchObject(off);
    await expect(system.sweep()).rejects.toMatchObject({ code: 'clock_off' });
    expect(await rowOf(system, id)).toMatchObject({ state: 'in_progress', revision: 1 });

    jest.restoreAllMocks();
    system.clock.advance(-jump);
    expect((await save(2, 1)).status).toBe(200);
    expect(await stored()).toBe(2);
  });
});
