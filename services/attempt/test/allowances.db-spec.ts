import { SERVICE_CREDENTIAL_HEADER, systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { AllowancesRepository } from '../src/taking/allowances.repository.js';
import type { RequestedCredit } from '../src/taking/rules/time-credit.js';
import { TimeCreditsRepository } from '../src/taking/time-credits.repository.js';
import { CreditNameTaken, TimeCreditsService } from '../src/taking/time-credits.service.js';
import { idOf, progress, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';
import { countRows, rowOf } from './rows.js';

const BY = { reason: 'power cut', grantedBy: 'operator' };

describe('time allowances', () => {
  let system: TestSystem;
  let credits: TimeCreditsService;
  beforeAll(async () => {
    system = await startSystem(2);
    credits = new TimeCreditsService(
      system.database,
      new TimeCreditsRepository(system.database),
      system.clock,
    );
  });
  afterAll(() => system.close());

  function grant(student: Student, minutes: number, minutesPerHour = 0, testId?: string) {
    return new AllowancesRepository(system.database).add(systemIds.uuid(), student.id, {
      testId: testId ?? null,
      minutes,
      minutesPerHour,
      ...BY,
      grantedAt: system.clock.now(),
    });
  }

  async function startAttempt(paper: PaperSnapshot = buildPaper()) {
    system.catalogue.publish(paper);
    const student = await system.student();
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    const path = `/tests/${attemptId}/progress`;
    const save = (right = 1) => student.put(path, progress(answers(paper, { right })));
    return { paper, student, attemptId, save };
  }

  async function ask(what: string, student: Student, more: object = {}): Promise<Body> {
    const response = await fetch(`${system.replicas[0]?.url}/internal/users/${what}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SERVICE_CREDENTIAL_HEADER]: system.config.SERVICE_CREDENTIAL,
      },
      body: JSON.stringify({ userId: student.id, email: 'asha@example.com', ...more }),
    });
    return (await response.json()) as Body;
  }

  const erase = (student: Student) =>
    ask('erase', student, { before: system.clock.now().toISOString() });

  const credit = (paper: PaperSnapshot, more: Partial<RequestedCredit> = {}): RequestedCredit => ({
    name: systemIds.uuid(),
    minutes: 15,
    testId: paper.testId,
    userId: null,
    window: null,
    ...more,
  });

  describe('of a student', () => {
    it('are shown before the start and frozen at the start', async () => {
      const paper = system.catalogue.publish(buildPaper({ duration: 3600 }));
      const [slow, other] = [await system.student(), await system.student()];
      await grant(slow, 5, 20);
      const shown = await slow.get(`/tests/${paper.testId}`);
      expect(shown.body).toMatchObject({ duration: 3600, allowanceMinutes: 25 });
      const started = await slow.post(`/tests/${paper.testId}/start`);
      expect(started.body).toMatchObject({
        remainingSeconds: 3600 + 25 * 60,
        deadline: new Date(system.clock.now().getTime() + (3600 + 1500) * 1000).toISOString(),
        test: { duration: 3600, allowanceMinutes: 25 },
      });
      const plain = await other.post(`/tests/${paper.testId}/start`);
      expect(plain.body).toMatchObject({ remainingSeconds: 3600, test: { allowanceMinutes: 0 } });
    });

    it('do not change an open attempt, and apply to the next one', async () => {
      const { paper, student, attemptId } = await startAttempt();
      await grant(student, 10);
      expect((await student.post(`/tests/${paper.testId}/start`)).body).toMatchObject({
        remainingSeconds: 600,
        test: { allowanceMinutes: 0 },
      });
      expect((await student.get(`/tests/${paper.testId}`)).body['allowanceMinutes']).toBe(0);
      await student.post(`/tests/${attemptId}/submit`);
      const retake = await student.post(`/tests/${paper.testId}/start`);
      expect(retake.body).toMatchObject({ remainingSeconds: 1200, test: { allowanceMinutes: 10 } });
    });

    it('of one test override those of all tests, and the newest overrides the older ones', async () => {
      const [one, another] = [buildPaper(), buildPaper()].map((it) => system.catalogue.publish(it));
      const student = await system.student();
      await grant(student, 30);
      await grant(student, 7, 0, one?.testId);
      await grant(student, 20);
      const minutes = async (paper?: PaperSnapshot) =>
        (await student.get(`/tests/${paper?.testId}`)).body['allowanceMinutes'];
      expect([await minutes(one), await minutes(another)]).toEqual([7, 20]);
      await grant(student, 0, 0, one?.testId);
      expect([await minutes(one), await minutes(another)]).toEqual([0, 20]);
    });

    it('extend the time that counts, and delay the sweeper', async () => {
      const paper = system.catalogue.publish(buildPaper());
      const student = await system.student();
      await grant(student, 10);
      const id = idOf(await student.post(`/tests/${paper.testId}/start`));
      system.clock.advance(1200 + 60);
      await system.sweep();
      expect((await student.get(`/api/test/results/${id}`)).status).toBe(409);
      system.clock.advance(1);
      await system.sweep();
      const { body } = await student.get(`/api/test/results/${id}`);
      expect(body['testAttempt']).toMatchObject({
        state: 'expired',
        timeSpent: 1200,
        timeAllowed: 1200,
      });
    });
  });

  describe('after an outage', () => {
    it('move the deadline, and every next save reports it, with any replica’s cache', async () => {
      const started = await startAttempt();
      system.clock.advance(60);
      // Both replicas cache the attempt with its first deadline.
      await started.save(1);
      await started.save(2);
      const report = await credits.give(credit(started.paper), BY);
      expect(report).toMatchObject({ given: 1, alreadyCredited: 0, submitted: 0, expired: 0 });
      for (const right of [3, 4]) {
        expect((await started.save(right)).body).toMatchObject({
          success: true,
          remainingSeconds: 540 + 900,
        });
      }
      const resumed = await started.student.post(`/tests/${started.paper.testId}/start`);
      expect(resumed.body).toMatchObject({
        resumed: true,
        revision: 4,
        remainingSeconds: 1440,
        test: { allowanceMinutes: 15 },
      });
    });

    it('are reported by a replica whose cached attempt differs only in the deadline', async () => {
      const { paper, student, attemptId } = await startAttempt();
      for (const replica of system.replicas) {
        const here = student.at(replica);
        const save = () => here.put(`/tests/${attemptId}/progress`, progress([]));
        const { body } = await save();
        await credits.give(credit(paper, { minutes: 1 }), BY);
        expect((await save()).body).toMatchObject({
          revision: Number(body['revision']) + 1,
          remainingSeconds: Number(body['remainingSeconds']) + 60,
        });
      }
    });

    it.each([
      [-2, 200, 'submitted'],
      [0, 200, 'submitted'],
      [59, 200, 'submitted'],
      [61, 410, 'expired'],
    ])('apply at the new deadline %i s: save %i, submit %s', async (offset, status, state) => {
      const { paper, student, attemptId, save } = await startAttempt();
      await save(2);
      system.clock.advance(300);
      await credits.give(credit(paper, { minutes: 5 }), BY);
      system.clock.advance(300 + 300 + offset);
      await system.sweep();
      expect((await save(3)).status).toBe(status);
      const submitted = await student.post(`/tests/${attemptId}/submit`);
      expect(submitted).toMatchObject({ status: 200, body: { state } });
      const { body } = await student.get(`/api/test/results/${attemptId}`);
      expect(body['testAttempt']).toMatchObject({
        state,
        correctAnswers: status === 200 ? 3 : 2,
        timeSpent: 900 + Math.min(0, offset),
      });
    });

    it('do not change finished attempts', async () => {
      const paper = buildPaper();
      const submitted = await startAttempt(paper);
      await submitted.student.post(`/tests/${submitted.attemptId}/submit`);
      const expired = await startAttempt(paper);
      const from = system.clock.now();
      system.clock.advance(661);
      await system.sweep();
      const open = await startAttempt(paper);
      const before = await Promise.all(
        [submitted, expired].map(({ attemptId }) => rowOf(system, attemptId)),
      );
      const window = { from, until: system.clock.now() };
      const report = await credits.give(credit(paper, { window }), BY);
      expect(report).toMatchObject({ given: 1, alreadyCredited: 0, submitted: 1, expired: 1 });
      expect(
        await Promise.all([submitted, expired].map(({ attemptId }) => rowOf(system, attemptId))),
      ).toEqual(before);
      expect(await rowOf(system, open.attemptId)).toMatchObject({ allowance_minutes: 15 });
    });

    it('reopen attempts that the outage made late, while they are not graded', async () => {
      const { paper, student, save } = await startAttempt();
      const from = system.clock.now();
      system.clock.advance(1000);
      expect((await save()).status).toBe(410);
      await credits.give(credit(paper, { window: { from, until: system.clock.now() } }), BY);
      await system.sweep();
      expect(await save()).toMatchObject({ status: 200, body: { remainingSeconds: 500 } });
      expect((await student.get(`/tests/${paper.testId}`)).body['allowanceMinutes']).toBe(15);
    });

    it('apply to the attempts in the window, of that test, of that student', async () => {
      const [paper, otherPaper] = [buildPaper(), buildPaper()];
      const early = await startAttempt(paper);
      system.clock.advance(300);
      const from = system.clock.now();
      system.clock.advance(60);
      const until = system.clock.now();
      const elsewhere = await startAttempt(otherPaper);
      system.clock.advance(1);
      const late = await startAttempt(paper);
      const window = { from, until };
      const minutesOf = ({ attemptId }: { attemptId: string }) =>
        rowOf(system, attemptId).then((row) => row['allowance_minutes']);
      await credits.give(credit(paper, { window }), BY);
      expect(await Promise.all([early, late, elsewhere].map(minutesOf))).toEqual([15, 0, 0]);
      await credits.give(credit(paper, { testId: null, userId: late.student.id }), BY);
      expect(await Promise.all([early, late, elsewhere].map(minutesOf))).toEqual([15, 15, 0]);
      await credits.give(credit(paper, { window, testId: null, minutes: 1 }), BY);
      expect(await Promise.all([early, late, elsewhere].map(minutesOf))).toEqual([16, 15, 1]);
    });

    it('are given once per name, also when the command runs several times or in parallel', async () => {
      const paper = buildPaper();
      const started = await Promise.all(Array.from({ length: 12 }, () => startAttempt(paper)));
      const requested = credit(paper, { minutes: 7 });
      const reports = await Promise.all(
        Array.from({ length: 4 }, () => credits.give(requested, BY)),
      );
      expect(reports.reduce((sum, { given }) => sum + given, 0)).toBe(12);
      system.clock.advance(30);
      expect(await credits.give(requested, BY)).toMatchObject({ given: 0, alreadyCredited: 12 });
      for (const { attemptId } of started) {
        expect(await rowOf(system, attemptId)).toMatchObject({ allowance_minutes: 7 });
      }
      // The window stays the same: attempts that start later do not get the credit.
      await startAttempt(paper);
      expect(await credits.give(requested, BY)).toMatchObject({ given: 0, alreadyCredited: 12 });
      const [creditName, own] = [requested.name, started[0]?.student.id ?? ''];
      const credited = (where: Record<string, string>) =>
        countRows(system, 'credited_attempts', { credit_name: creditName, ...where });
      expect(await credited({})).toBe(12);
      expect(await credited({ user_id: own })).toBe(1);
    });

    it('reject a name that belongs to another credit', async () => {
      const { paper, attemptId } = await startAttempt();
      const requested = credit(paper);
      await credits.give(requested, BY);
      const before = await rowOf(system, attemptId);
      for (const other of [{ minutes: 20 }, { testId: null }, { userId: systemIds.uuid() }]) {
        const again = credits.give({ ...requested, ...other }, BY);
        await expect(again).rejects.toBeInstanceOf(CreditNameTaken);
      }
      expect(await rowOf(system, attemptId)).toEqual(before);
    });

    it('are reported by a dry run that gives nothing', async () => {
      const { paper, attemptId } = await startAttempt();
      const requested = credit(paper);
      const before = await rowOf(system, attemptId);
      expect(await credits.preview(requested, BY)).toMatchObject({ given: 1, alreadyCredited: 0 });
      expect(await rowOf(system, attemptId)).toEqual(before);
      expect(await countRows(system, 'time_credits', { name: requested.name })).toBe(0);
    });

    it('skip an attempt that ends while they wait for its lock', async () => {
      const { paper, student, attemptId } = await startAttempt();
      const runner = system.database.createQueryRunner();
      try {
        await runner.startTransaction();
        await runner.query('SELECT id FROM attempts WHERE id = ? FOR UPDATE', [attemptId]);
        const giving = credits.give(credit(paper), BY);
        await untilSomebodyWaits();
        await runner.query('UPDATE attempts SET state = ?, finished_at = ? WHERE id = ?', [
          'submitted',
          system.clock.now(),
          attemptId,
        ]);
        await runner.commitTransaction();
        expect(await giving).toMatchObject({ given: 0, submitted: 1 });
      } finally {
        if (runner.isTransactionActive) await runner.rollbackTransaction();
        await runner.release();
      }
      expect(await rowOf(system, attemptId)).toMatchObject({ allowance_minutes: 0 });
      expect((await student.post(`/tests/${attemptId}/submit`)).body['state']).toBe('submitted');
    });

    /** Waits until a statement on this database waits for locks on attempts. */
    async function untilSomebodyWaits(): Promise<void> {
      for (;;) {
        const [row] = await system.database.query<{ n: string }[]>(
          `SELECT COUNT(*) AS n FROM information_schema.PROCESSLIST
            WHERE DB = DATABASE() AND COMMAND = 'Query' AND INFO LIKE '%FROM attempts%FOR UPDATE'`,
        );
        if (Number(row?.n) > 0) return;
      }
    }

    it('lose no concurrent save', async () => {
      const paper = buildPaper({ size: 20 });
      const started = await Promise.all(Array.from({ length: 10 }, () => startAttempt(paper)));
      const saving = started.flatMap(({ student, attemptId }) =>
        paper.questions.map((question) =>
          student.put(
            `/tests/${attemptId}/progress`,
            progress([{ questionId: question.id, selectedOption: question.correct }]),
          ),
        ),
      );
      const names = [1, 2, 3];
      await Promise.all(names.map((minutes) => credits.give(credit(paper, { minutes }), BY)));
      expect((await Promise.all(saving)).map(({ status }) => status)).toEqual(
        saving.map(() => 200),
      );
      for (const { student, attemptId } of started) {
        expect(await rowOf(system, attemptId)).toMatchObject({ allowance_minutes: 6 });
        await student.post(`/tests/${attemptId}/submit`);
        const { body } = await student.get(`/api/test/results/${attemptId}`);
        expect(body['testAttempt']).toMatchObject({ correctAnswers: 20 });
      }
    });

    it('never leave an attempt both graded and open when the sweeper runs concurrently', async () => {
      const paper = buildPaper();
      const started = await Promise.all(Array.from({ length: 30 }, () => startAttempt(paper)));
      const from = system.clock.now();
      system.clock.advance(661);
      const window = { from, until: system.clock.now() };
      const [report, ended] = await Promise.all([
        credits.give(credit(paper, { window }), BY),
        system.sweep(),
      ]);
      const rows = await Promise.all(started.map(({ attemptId }) => rowOf(system, attemptId)));
      const expired = rows.filter((row) => row['state'] === 'expired');
      expect(report.given).toBe(rows.length - expired.length);
      // Other attempts of this file may be due too.
      expect(ended).toBeGreaterThanOrEqual(expired.length);
      expect(expired.map((row) => row['allowance_minutes'])).toEqual(expired.map(() => 0));
      expect(await countRows(system, 'ranking_entries', { test_id: paper.testId })).toBe(
        expired.length,
      );
    });
  });

  it('of finished attempts keep their row without the student, when the account is erased', async () => {
    const { paper, student, attemptId } = await startAttempt();
    const requested = credit(paper);
    await credits.give(requested, BY);
    await student.post(`/tests/${attemptId}/submit`);
    await erase(student);
    const { user_id: anonymous } = await rowOf(system, attemptId);
    expect(anonymous).not.toBe(student.id);
    const where = { credit_name: requested.name, user_id: String(anonymous) };
    expect(await countRows(system, 'credited_attempts', where)).toBe(1);
  });

  it('are part of a student’s data, and are erased with the account', async () => {
    const { paper, student } = await startAttempt();
    await grant(student, 10);
    const requested = credit(paper, { userId: student.id });
    await credits.give(requested, { ...BY, reason: 'Asha called' });
    const data = await ask('data', student);
    expect(data['allowances']).toEqual([
      {
        testId: null,
        minutes: 10,
        minutesPerHour: 0,
        reason: BY.reason,
        grantedAt: system.clock.now().toISOString(),
      },
    ]);
    const now = system.clock.now().toISOString();
    expect(data['credits']).toEqual([
      {
        testId: paper.testId,
        minutes: requested.minutes,
        from: now,
        until: now,
        reason: 'Asha called',
        grantedAt: now,
      },
    ]);
    expect(data['attempts']?.[0]).toMatchObject({ allowanceMinutes: 15 });
    await erase(student);
    for (const table of ['student_allowances', 'time_credits']) {
      expect(await countRows(system, table, { user_id: student.id })).toBe(0);
    }
    expect(await countRows(system, 'time_credits', { name: requested.name, reason: '' })).toBe(1);
    expect(await countRows(system, 'credited_attempts', { credit_name: requested.name })).toBe(0);
  });
});
