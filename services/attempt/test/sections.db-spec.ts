import { systemIds } from '@abhyas/service-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { AllowancesRepository } from '../src/taking/allowances.repository.js';
import { TimeCreditsRepository } from '../src/taking/time-credits.repository.js';
import { TimeCreditsService } from '../src/taking/time-credits.service.js';
import { idOf, progress, startSystem, type Student, type TestSystem } from './app.js';
import { answers, answerTo, buildPaper, buildSection } from './builders.js';
import { rowOf } from './rows.js';

const BY = { reason: 'power cut', grantedBy: 'operator' };
/** Of each of the three sections, which have two questions each. */
const LENGTH = 600;

function buildLockedPaper(): PaperSnapshot {
  const section = buildSection(2, { seconds: LENGTH, marking: { correct: '1', wrong: '0' } });
  return buildPaper({ size: 6, duration: 3 * LENGTH, sections: [section, section, section] });
}

describe('locked sections', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => system.close());

  async function startAttempt(givenStudent?: Student) {
    const paper = system.catalogue.publish(buildLockedPaper());
    const student = givenStudent ?? (await system.student());
    const started = await student.post(`/tests/${paper.testId}/start`);
    const attemptId = idOf(started);
    const save = (responses: readonly object[], more: { revision?: number } = {}) =>
      student.put(`/tests/${attemptId}/progress`, progress(responses, more));
    const resume = async () => (await student.post(`/tests/${paper.testId}/start`)).body;
    const answered = async (): Promise<unknown[]> =>
      [...((await resume())['responses'] ?? [])]
        .filter((one) => one['selectedOption'] !== null)
        .map((one) => one['questionId']);
    const ids = paper.questions.map(({ id }) => id);
    return { paper, student, started, attemptId, save, resume, answered, ids };
  }

  /** A right answer to the first question of each section. */
  const oneEach = (paper: PaperSnapshot): object[] =>
    [0, 2, 4].map((index) => answerTo(paper, index, paper.questions[index]?.correct ?? 0));

  it('say at the start and with each response how long each still is', async () => {
    const { student, started, paper, attemptId, save, resume } = await startAttempt();
    expect(started.body).toMatchObject({
      remainingSeconds: 1800,
      sectionRemainingSeconds: [600, 1200, 1800],
      test: { sections: paper.sections },
    });
    expect(await rowOf(system, attemptId)).toMatchObject({ section_ends: '600,1200,1800' });
    system.clock.advance(750);
    const left = { remainingSeconds: 1050, sectionRemainingSeconds: [0, 450, 1050] };
    expect((await save([], { revision: 3 })).body).toMatchObject(left);
    expect(await resume()).toMatchObject({ resumed: true, ...left });
    const stale = await save([], { revision: 2 });
    expect(stale).toMatchObject({ status: 409, body: { current: left } });
    const open = await student.get('/api/user/open-attempts');
    expect(open.body).toMatchObject([{ attemptId, remainingSeconds: 1050, questions: 6 }]);
  });

  const CLOSED = 'section_closed';
  const NOT_OPEN = 'section_not_open';

  describe.each<[offset: number, first: string | null, second: string | null]>([
    [-3, null, NOT_OPEN],
    [-2.001, null, NOT_OPEN],
    [-2, null, null],
    [0, null, null],
    [2, null, null],
    // They do not say when they were chosen.
    [2.001, CLOSED, null],
    [30, CLOSED, null],
    [31, CLOSED, null],
  ])('%f s after the end of the first', (offset, first, second) => {
    const verdicts = [first, second, NOT_OPEN];
    const taken = (ids: readonly string[]) =>
      [ids[0], ids[2], ids[4]].filter((_, index) => verdicts[index] === null);
    const refused = (ids: readonly string[]) =>
      [ids[0], ids[2], ids[4]].flatMap((questionId, index) => {
        const code = verdicts[index];
        return code ? [{ questionId, code }] : [];
      });

    it('a save is taken without the answers to sections that are not open', async () => {
      const { paper, attemptId, save, answered, ids } = await startAttempt();
      system.clock.advance(LENGTH + offset);
      const saved = await save(oneEach(paper), { revision: 1 });
      expect(saved).toMatchObject({ status: 200, body: { revision: 1, refused: refused(ids) } });
      expect(await answered()).toEqual(taken(ids));
      // The gateway repeats it: the same response, and nothing changes.
      const before = await rowOf(system, attemptId);
      const repeated = await save(oneEach(paper), { revision: 1 });
      expect(repeated).toMatchObject({ status: 200, body: saved.body });
      expect(await rowOf(system, attemptId)).toEqual(before);
    });

    it('a submit is graded without them, and says that answers were missed', async () => {
      const { paper, student, attemptId, ids } = await startAttempt();
      system.clock.advance(LENGTH + offset);
      const submitted = await student.post(`/tests/${attemptId}/submit`, {
        responses: oneEach(paper),
      });
      expect(submitted).toMatchObject({
        status: 200,
        body: {
          state: 'submitted',
          finishedAt: system.clock.now().toISOString(),
          answersMissed: true,
        },
      });
      const count = taken(ids).length;
      expect(await rowOf(system, attemptId)).toMatchObject({
        answered: count,
        correct_answers: count,
      });
    });
  });

  it.each([
    ['before the end', LENGTH * 1000, 30, true],
    ['before the end, and arrived after the grace', LENGTH * 1000, 30.001, false],
    ['after the end', LENGTH * 1000 + 2_001, 30, false],
  ])('take an answer that was chosen %s: %i ms, %f s', async (_, changedAt, offset, isTaken) => {
    const { paper, save, answered, ids } = await startAttempt();
    system.clock.advance(LENGTH + offset);
    const saved = await save([{ ...answerTo(paper, 0, 1), changedAt }]);
    expect(saved.body['refused']).toEqual(
      isTaken ? undefined : [{ questionId: ids[0], code: CLOSED }],
    );
    expect(await answered()).toEqual(isTaken ? [ids[0]] : []);
  });

  it('take no answer in their grace that an earlier save would have contained', async () => {
    const { paper, save, answered, ids } = await startAttempt();
    system.clock.advance(LENGTH + 9);
    await save([{ ...answerTo(paper, 0, 1), changedAt: LENGTH * 1000 - 1 }]);
    system.clock.advance(4);
    await save([{ ...answerTo(paper, 1, 1), changedAt: LENGTH * 1000 - 1 }]);
    system.clock.advance(4);
    const late = await save([{ ...answerTo(paper, 0, 2), changedAt: LENGTH * 1000 }]);
    expect(late.body['refused']).toEqual([{ questionId: ids[0], code: CLOSED }]);
    expect(await answered()).toEqual([ids[0], ids[1]]);
  });

  it('that are over refuse only what would change an answer', async () => {
    const { paper, attemptId, save, resume, ids } = await startAttempt();
    system.clock.advance(300);
    const [one, other] = answers(paper, { right: 2 }, 20);
    await save([{ ...one, changedAt: 100_000 }]);
    const { responses: before } = await resume();
    system.clock.advance(LENGTH);
    // The whole answer set, as a page sends it: marks, visits and times of a section that is over
    // change nothing either.
    const same = await save([
      { ...one, changedAt: 100_000, marked: true, timeSpent: 500 },
      { questionId: ids[1], marked: true, visited: true, timeSpent: 500 },
      { questionId: ids[4], marked: true, visited: true, timeSpent: 500 },
      answerTo(paper, 2, 1),
    ]);
    expect(same.status).toBe(200);
    expect(same.body).not.toHaveProperty('refused');
    const { responses } = await resume();
    expect([...(responses ?? [])].map((it) => it['questionId'])).toEqual([ids[0], ids[2]]);
    expect(responses?.[0]).toEqual(before?.[0]);

    // An older answer of another device loses anyway.
    const older = await save([{ ...one, selectedOption: 3, changedAt: 90_000 }]);
    expect(older.body).not.toHaveProperty('refused');
    const newer = await save([
      { ...one, selectedOption: 3, changedAt: 110_000 },
      { ...other, changedAt: 110_000 },
    ]);
    expect(newer.body['refused']).toEqual([
      { questionId: ids[0], code: CLOSED },
      { questionId: ids[1], code: CLOSED },
    ]);
    const cleared = await save([{ questionId: ids[0], cleared: true, changedAt: 110_000 }]);
    expect(cleared.body['refused']).toEqual([{ questionId: ids[0], code: CLOSED }]);
    expect((await resume())['responses']?.[0]).toEqual(before?.[0]);
    expect(await rowOf(system, attemptId)).toMatchObject({ revision: 5 });
  });

  it('can be submitted before the last one ends: that ends the whole test', async () => {
    const { paper, student, attemptId, save } = await startAttempt();
    system.clock.advance(100);
    const submitted = await student.post(`/tests/${attemptId}/submit`, {
      responses: answers(paper, { right: 2 }),
    });
    expect(submitted.body).toMatchObject({ state: 'submitted', answersMissed: false });
    expect(await rowOf(system, attemptId)).toMatchObject({ answered: 2, elapsed_seconds: 100 });
    expect((await save([])).status).toBe(409);
  });

  it('are graded together by the sweeper, after the end of the last', async () => {
    const { paper, attemptId, save } = await startAttempt();
    for (const index of [0, 2, 4]) {
      await save([answerTo(paper, index, paper.questions[index]?.correct ?? 0)]);
      system.clock.advance(LENGTH);
    }
    system.clock.advance(60);
    await system.sweep();
    expect(await rowOf(system, attemptId)).toMatchObject({ state: 'in_progress' });
    system.clock.advance(1);
    await system.sweep();
    expect(await rowOf(system, attemptId)).toMatchObject({
      state: 'expired',
      answered: 3,
      correct_answers: 3,
      elapsed_seconds: 1800,
    });
  });

  it('are spread with a student’s extra time, by their length', async () => {
    const student = await system.student();
    await new AllowancesRepository(system.database).add(systemIds.uuid(), student.id, {
      testId: null,
      minutes: 0,
      minutesPerHour: 20,
      ...BY,
      grantedAt: system.clock.now(),
    });
    const { started, paper, save, answered, ids } = await startAttempt(student);
    expect(started.body).toMatchObject({
      remainingSeconds: 2400,
      sectionRemainingSeconds: [800, 1600, 2400],
      test: { allowanceMinutes: 10 },
    });
    system.clock.advance(800 + 40);
    const before = { changedAt: 800_000 };
    const both = [{ ...oneEach(paper)[0], ...before }, ...oneEach(paper).slice(1)];
    expect((await save(both)).body['refused']).toEqual([{ questionId: ids[4], code: NOT_OPEN }]);
    expect(await answered()).toEqual([ids[0], ids[2]]);
    system.clock.advance(1);
    const late = await save([answerTo(paper, 1, 1)]);
    expect(late.body['refused']).toEqual([{ questionId: ids[1], code: CLOSED }]);
  });

  describe('after an outage', () => {
    const give = (paper: PaperSnapshot, from: Date, until: Date | null) =>
      new TimeCreditsService(
        system.database,
        new TimeCreditsRepository(system.database),
        system.clock,
      ).give(
        {
          name: systemIds.uuid(),
          minutes: 15,
          testId: paper.testId,
          userId: null,
          window: { from, until },
        },
        BY,
      );
    const after = (start: Date, seconds: number): Date =>
      new Date(start.getTime() + seconds * 1000);

    it('the one in which it began gets the minutes, and all later ones move', async () => {
      const start = system.clock.now();
      const { paper, student, attemptId, save, resume, answered, ids } = await startAttempt();
      system.clock.advance(700);
      // Both replicas cache the attempt with its first ends.
      await save([answerTo(paper, 2, 1)]);
      await save([answerTo(paper, 2, 2)]);
      // The second section ended in the outage, and the third began.
      system.clock.advance(600);
      expect((await save([])).body['sectionRemainingSeconds']).toEqual([0, 0, 500]);
      const report = await give(paper, after(start, 900), after(start, 1290));
      expect(report).toMatchObject({ given: 1 });
      expect(await rowOf(system, attemptId)).toMatchObject({
        section_ends: '600,2100,2700',
        allowance_minutes: 15,
        deadline_at: after(start, 2700),
      });
      const left = { remainingSeconds: 1400, sectionRemainingSeconds: [0, 800, 1400] };
      for (const replica of system.replicas) {
        const path = `/tests/${attemptId}/progress`;
        const saved = await student.at(replica).put(path, progress(oneEach(paper)));
        expect(saved.body).toMatchObject({
          ...left,
          refused: [
            { questionId: ids[0], code: CLOSED },
            { questionId: ids[4], code: NOT_OPEN },
          ],
        });
      }
      expect(await resume()).toMatchObject(left);
      expect(await answered()).toEqual([ids[2]]);
      system.clock.advance(800 + 60);
      const inTime = { ...answerTo(paper, 3, 1), changedAt: 2_100_000 };
      expect((await save([inTime])).body).not.toHaveProperty('refused');
      system.clock.advance(1);
      expect((await save([answerTo(paper, 3, 2)])).body['refused']).toEqual([
        { questionId: ids[3], code: CLOSED },
      ]);
    });

    it('that began before the start, the first one gets them', async () => {
      const start = system.clock.now();
      const { paper, attemptId } = await startAttempt();
      system.clock.advance(50);
      await give(paper, after(start, -600), null);
      expect(await rowOf(system, attemptId)).toMatchObject({ section_ends: '1500,2100,2700' });
    });

    it('of many attempts at once, each has its own ends', async () => {
      const paper = system.catalogue.publish(buildLockedPaper());
      const begun: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        const student = await system.student();
        begun.push(idOf(await student.post(`/tests/${paper.testId}/start`)));
        system.clock.advance(LENGTH - 10);
      }
      const now = system.clock.now();
      expect(await give(paper, after(now, -10), null)).toMatchObject({ given: 3 });
      const ends = await Promise.all(
        begun.map(async (id) => (await rowOf(system, id))['section_ends']),
      );
      expect(ends).toEqual(['600,1200,2700', '600,2100,2700', '1500,2100,2700']);
    });
  });

  it('refuse nothing while the clock of a service is off', async () => {
    const { paper, student, attemptId, save, answered, ids } = await startAttempt();
    await save([answerTo(paper, 0, 1)]);
    const before = await rowOf(system, attemptId);
    const { now } = Date;
    const jump = LENGTH + 61;
    system.clock.advance(jump);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + jump * 1000);
    const off = { status: 503, body: { code: 'clock_off' } };
    expect(await save([answerTo(paper, 0, 2)])).toMatchObject(off);
    const body = { responses: [answerTo(paper, 0, 2)] };
    expect(await student.post(`/tests/${attemptId}/submit`, body)).toMatchObject(off);
    expect(await rowOf(system, attemptId)).toEqual(before);
    // What is open by that clock too needs no comparison.
    expect((await save([answerTo(paper, 2, 2)])).status).toBe(200);

    jest.restoreAllMocks();
    system.clock.advance(-jump);
    expect((await save([answerTo(paper, 1, 2)])).body).not.toHaveProperty('refused');
    expect(await answered()).toEqual([ids[0], ids[1], ids[2]]);
  });

  it('are different from sections without clocks, which take answers in any order', async () => {
    const paper = system.catalogue.publish(
      buildPaper({ size: 6, sections: [buildSection(2), buildSection(4)] }),
    );
    const student = await system.student();
    const started = await student.post(`/tests/${paper.testId}/start`);
    expect(started.body).not.toHaveProperty('sectionRemainingSeconds');
    const saved = await student.put(
      `/tests/${idOf(started)}/progress`,
      progress(answers(paper, { right: 6 })),
    );
    expect(saved.status).toBe(200);
    expect(saved.body).not.toHaveProperty('refused');
  });

  it.each([
    ['questions', [buildSection(2), buildSection(3)]],
    ['time', [buildSection(2, { seconds: 300 }), buildSection(4, { seconds: 299 })]],
    ['clocks', [buildSection(2, { seconds: 600 }), buildSection(4)]],
  ])('that do not add up to the paper’s %s cannot be started', async (_, sections) => {
    const paper = system.catalogue.publish(buildPaper({ size: 6, sections }));
    const student = await system.student();
    const { status } = await student.post(`/tests/${paper.testId}/start`);
    expect(status).toBe(503);
  });
});
