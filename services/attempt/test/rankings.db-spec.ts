import { REDIS, systemIds, withDatabaseLock, type RedisClient } from '@abhyas/service-kit';
import type { TestApp } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RESP_TYPES } from 'redis';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { RankingLogRepository } from '../src/rankings/ranking-log.repository.js';
import { RankingProjectionService } from '../src/rankings/ranking-projection.service.js';
import { RankingStore } from '../src/rankings/ranking-store.js';
import { RankingsRepository, type RequestedAttempt } from '../src/rankings/rankings.repository.js';
import { RankingsService } from '../src/rankings/rankings.service.js';
import { idOf, startSystem, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

// These tests make many attempts, on a machine that may be busy.

const ALL_KEYS = 'attempt:{rankings}:*';

describe('rankings in Redis', () => {
  let system: TestSystem;
  let redis: RedisClient;
  let papers: PaperSnapshot[];
  const students: Student[] = [];
  const taken: RequestedAttempt[] = [];

  beforeAll(async () => {
    system = await startSystem(2);
    redis = part(REDIS);
    papers = [buildPaper({ size: 10 }), buildPaper({ size: 10 }), buildPaper({ size: 10 })];
    for (const paper of papers) system.catalogue.publish(paper);
    for (let number = 0; number < 6; number += 1) students.push(await system.student());
    // All students take some of the papers, with ties and retakes.
    for (const [number, student] of students.entries()) {
      for (const [index, paper] of papers.entries()) {
        if ((number + index) % 3 === 2) continue;
        await take(student, paper, (number * 3 + index * 2) % 8);
        if (number === 1) await take(student, paper, 9);
      }
    }
  });
  afterAll(() => system.close());

  function part<T>(token: symbol | (abstract new (...args: never[]) => T)): T {
    const app = system.replicas[0]?.app;
    if (!app) throw new Error('A system has a replica.');
    return app.get<T>(token);
  }

  async function take(student: Student, paper: PaperSnapshot, right: number): Promise<string> {
    const id = idOf(await student.post(`/tests/${paper.testId}/start`));
    system.clock.advance(100);
    await student.post(`/tests/${id}/submit`, { responses: answers(paper, { right, wrong: 1 }) });
    taken.push({ id, userId: student.id, testId: paper.testId });
    return id;
  }

  /** All rankings from Redis and from the database. */
  async function bothSources() {
    const [fromStore, fromDatabase] = [part(RankingsService), part(RankingsRepository)];
    const sides = await Promise.all([
      fromStore.rankingsOf(taken),
      fromDatabase.rankingsOf(taken.map(({ id }) => id)),
      Promise.all(students.map(({ id }) => fromStore.studentOf(id))),
      Promise.all(students.map(({ id }) => fromDatabase.studentOf(id))),
    ]);
    return { attempts: sides.slice(0, 2), students: sides.slice(2) };
  }

  async function expectAgreement(): Promise<void> {
    const { attempts, students: overall } = await bothSources();
    expect(attempts[0]).toEqual(attempts[1]);
    expect(overall[0]).toEqual(overall[1]);
  }

  /** Checks that the sets in Redis are complete. */
  async function expectComplete(): Promise<void> {
    await expectAgreement();
    const position = await part(RankingProjectionService).currentWithOverall();
    expect(position.hasOverall).toBe(true);
    for (const { testId } of papers) {
      const entries = await part(RankingStore).entriesOf(position, { testId, subject: null });
      expect(entries).toHaveLength(4);
    }
  }

  async function keysOfRankings(): Promise<string[]> {
    return (await redis.keys(ALL_KEYS)).toSorted();
  }

  it('equal those of the database, with ties, retakes and subjects', async () => {
    await expectComplete();
  });

  it('include the last attempts before the sets have them, with retakes and ties', async () => {
    const paper = system.catalogue.publish(buildPaper({ size: 10 }));
    const participants = await Promise.all(Array.from({ length: 5 }, () => system.student()));
    const ids: RequestedAttempt[] = [];
    const takeOne = async (number: number, right: number): Promise<void> => {
      const participant = participants[number];
      if (!participant) return;
      const id = await take(participant, paper, right);
      ids.push({ id, userId: participant.id, testId: paper.testId });
    };
    for (const [number, right] of [3, 5].entries()) await takeOne(number, right);
    const before = await part(RankingProjectionService).current();
    await expectSameRankings(ids);
    for (const [number, right] of [4, 5, 1, 8, 5].entries()) await takeOne(number, right);
    await expectSameRankings(ids);
    expect(await part(RankingStore).position()).toMatchObject({ batch: before.batch });
    // Another replica enters them. This replica notices it with its next request.
    await system.replicas[1]?.app.get(RankingProjectionService).current();
    await takeOne(2, 9);
    await expectSameRankings(ids);
    await part(RankingProjectionService).current();
    await expectSameRankings(ids);
  });

  async function expectSameRankings(requested: readonly RequestedAttempt[]): Promise<void> {
    expect(await part(RankingsService).rankingsOf(requested)).toEqual(
      await part(RankingsRepository).rankingsOf(requested.map(({ id }) => id)),
    );
  }

  it('are the same from every replica', async () => {
    const sides = await Promise.all(
      system.replicas.map(({ app }) => app.get(RankingsService).rankingsOf(taken)),
    );
    expect(sides[0]).toEqual(sides[1]);
  });

  it('contain no student’s id', async () => {
    await expectComplete();
    const dumped: string[] = [];
    for (const key of await keysOfRankings()) {
      dumped.push(key);
      const type = await redis.type(key);
      if (type === 'zset') dumped.push(...(await redis.zRange(key, 0, -1)));
      if (type === 'hash') dumped.push(JSON.stringify(await redis.hGetAll(key)));
    }
    expect(dumped.length).toBeGreaterThan(papers.length);
    for (const { id } of students) expect(dumped.join(' ')).not.toContain(id);
  });

  it('are rebuilt when Redis has lost everything', async () => {
    await redis.flushDb();
    await expectComplete();
    expect(await keysOfRankings()).not.toEqual([]);
  });

  it('catch up when Redis restarts without its last entries', async () => {
    const before = await part(RankingProjectionService).currentWithOverall();
    const bytes = redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const backup = await Promise.all(
      (await keysOfRankings()).map(async (key) => ({ key, dump: await bytes.dump(key) })),
    );
    const latecomer = await system.student();
    students.push(latecomer);
    const paper = buildPaper({ size: 10 });
    papers.push(paper);
    system.catalogue.publish(paper);
    for (const student of students.slice(-4)) await take(student, paper, 4);
    await expectComplete();
    await redis.flushDb();
    for (const { key, dump } of backup) await redis.restore(key, 0, dump);
    expect(await part(RankingStore).position()).toEqual(before);
    await expectComplete();
    const after = await part(RankingProjectionService).current();
    expect(after.generation).toBe(before.generation);
  });

  it('are rebuilt when a set is missing or an entry is wrong', async () => {
    const [paper] = papers;
    const position = await part(RankingProjectionService).currentWithOverall();
    const leaderboard = `attempt:{rankings}:${position.generation}:board:${paper?.testId}`;
    expect(await redis.del(leaderboard)).toBe(1);
    await expectComplete();
    const next = await part(RankingProjectionService).currentWithOverall();
    expect(next.generation).not.toBe(position.generation);
    // The old keys are deleted.
    expect((await keysOfRankings()).join(' ')).not.toContain(position.generation);
    const [entry] = await part(RankingStore).entriesOf(next, {
      testId: paper?.testId ?? '',
      subject: null,
    });
    await redis.zAdd(`attempt:{rankings}:${next.generation}:board:${paper?.testId}`, {
      value: entry?.participant ?? '',
      score: 1e6,
    });
    // A request for a student with a wrong entry notices it.
    await part(RankingsService).rankingsOf(taken);
    await expectComplete();
    const last = await part(RankingProjectionService).currentWithOverall();
    expect(last.generation).not.toBe(next.generation);
    expect(await redis.del(`attempt:{rankings}:${last.generation}:overall:`)).toBe(1);
    await part(RankingsService).studentOf(students[0]?.id ?? '');
    await expectComplete();
  });

  it('are rebuilt for another database with the same Redis', async () => {
    const before = await part(RankingProjectionService).currentWithOverall();
    const epoch = systemIds.uuid();
    await system.database.query('UPDATE ranking_logs SET epoch = ?', [epoch]);
    await expectComplete();
    const after = await part(RankingProjectionService).current();
    expect(after).toMatchObject({ epoch });
    expect(after.generation).not.toBe(before.generation);
    // After a restored backup, the database is behind Redis.
    await redis.hSet('attempt:{rankings}:state', 'batch', after.batch + 7);
    await expectComplete();
    expect((await part(RankingProjectionService).current()).generation).not.toBe(after.generation);
  });

  it('number each entry once, also when replicas run in parallel', async () => {
    const paper = system.catalogue.publish(buildPaper({ size: 10, duration: 6000 }));
    const participants = await Promise.all(Array.from({ length: 8 }, () => system.student()));
    await Promise.all(participants.map((participant, index) => take(participant, paper, index)));
    await Promise.all(
      system.replicas.flatMap(({ app }) => [
        app.get(RankingProjectionService).numberPending(),
        app.get(RankingsService).rankingsOf(taken),
        app.get(RankingsService).studentOf(participants[0]?.id ?? ''),
      ]),
    );
    const [row] = await system.database.query<{ participants: string; seconds: string }[]>(
      'SELECT participants, seconds FROM question_times WHERE test_id = ? AND question_id = ?',
      [paper.testId, paper.questions[0]?.id],
    );
    expect({ participants: Number(row?.participants), seconds: Number(row?.seconds) }).toEqual({
      participants: 8,
      seconds: 80,
    });
    await expectSubjectSums();
    await expectAgreement();
  });

  /** Compares the stored sums with sums over all rows. */
  async function expectSubjectSums(): Promise<void> {
    const sums = await system.database.query<SumRow[]>(
      'SELECT test_id, subject, participants, correct, total FROM subject_sums ORDER BY test_id, subject',
    );
    const all = await system.database.query<SumRow[]>(
      `SELECT test_id, subject, COUNT(*) AS participants, SUM(correct) AS correct, SUM(total) AS total
         FROM subject_results WHERE is_first = 1
        GROUP BY test_id, subject ORDER BY test_id, subject`,
    );
    expect(all.length).toBeGreaterThan(0);
    expect(asNumbers(sums)).toEqual(asNumbers(all));
  }

  it('do not block the results while a replica that numbers entries hangs', async () => {
    const [student, paper] = [await system.student(), papers[0]];
    if (!paper) throw new Error('There are papers.');
    const hanging = system.database.createQueryRunner();
    try {
      await hanging.startTransaction();
      await hanging.query('SELECT last_batch FROM ranking_logs WHERE id = 1 FOR UPDATE');
      const id = await take(student, paper, 5);
      const results = await student.get(`/api/test/results/${id}`);
      expect(results.status).toBe(200);
      expect(results.body['testAttempt']?.['correctAnswers']).toBe(5);
    } finally {
      await hanging.rollbackTransaction();
      await hanging.release();
    }
    await expectAgreement();
  });

  it('do not wait while another replica updates the overall rankings', async () => {
    const [student, paper] = [students[0], papers[0]];
    if (!student || !paper) throw new Error('There are students and papers.');
    const before = await part(RankingsService).studentOf(student.id);
    const fromDatabase = jest.spyOn(part(RankingsRepository), 'studentOf');
    const warn = jest.spyOn(Logger.prototype, 'warn');
    await withDatabaseLock(system.database, 'overall ranking', async () => {
      await take(await system.student(), paper, 3);
      const { overall } = await part(RankingsService).studentOf(student.id);
      expect(overall?.students).toBe(before.overall?.students);
    });
    expect(fromDatabase).not.toHaveBeenCalled();
    fromDatabase.mockRestore();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
    await expectAgreement();
  });

  it('of a student’s attempts are read again once others’ entries count', async () => {
    const [paper] = papers;
    if (!paper) throw new Error('There are papers.');
    const student = await system.student();
    const id = await take(student, paper, 5);
    const attempt = { id, userId: student.id, testId: paper.testId };
    const rankings = part(RankingsService);
    const read = async () => {
      await rankings.studentOf(student.id);
      return (await rankings.rankingsOfStudent(student.id, [attempt])).get(attempt.id);
    };
    const before = await read();
    const listed = jest.spyOn(part(RankingsRepository), 'listed');
    expect(await read()).toEqual(before);
    expect(listed).not.toHaveBeenCalled();
    listed.mockRestore();

    await take(await system.student(), paper, 7);
    await expectAgreement();
    const after = await read();
    expect(after?.participants).toBe((before?.participants ?? 0) + 1);
    expect(after).toEqual((await rankings.rankingsOf([attempt])).get(attempt.id));
  });

  it('are still given, and the error is logged, when the overall rankings cannot be updated', async () => {
    const [student] = students;
    if (!student) throw new Error('There are students.');
    const before = await part(RankingsService).studentOf(student.id);
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const error = new Error('an error of the update');
    const update = jest.spyOn(part(RankingStore), 'staleLeaderboards').mockRejectedValueOnce(error);
    expect(await part(RankingsService).studentOf(student.id)).toEqual(before);
    expect(warn.mock.calls).toEqual([[{ err: error }, 'The overall rankings were not updated']]);
    update.mockRestore();
    warn.mockRestore();
  });

  // 40 entries: the server prefers to read all entries instead of a search by key.
  it.each([1, 40])(
    'do not block students who finish an attempt while %i entries are numbered',
    async (count) => {
      const paper = papers[0];
      const log = part(RankingLogRepository);
      if (!paper) throw new Error('There are papers.');
      const participants = await Promise.all(Array.from({ length: count }, () => system.student()));
      await Promise.all(participants.map((participant) => take(participant, paper, 2)));
      const reached = gate();
      const goOn = gate();
      const adding = jest.spyOn(log, 'addSubjects').mockImplementationOnce(() => {
        reached.open();
        return goOn.opened;
      });
      const numbering = part(RankingProjectionService).numberPending();
      try {
        await reached.opened;
        const student = (await system.student()).at(system.replicas[1] as TestApp);
        const id = idOf(await student.post(`/tests/${paper.testId}/start`));
        expect((await student.post(`/tests/${id}/submit`)).status).toBe(200);
      } finally {
        goOn.open();
        await numbering;
        adding.mockRestore();
      }
    },
  );

  it('come from the database while Redis is down', async () => {
    const [, away] = system.replicas;
    const client = away?.app.get<RedisClient>(REDIS);
    const service = away?.app.get(RankingsService);
    client?.destroy();
    expect(await service?.rankingsOf(taken)).toEqual(
      await part(RankingsRepository).rankingsOf(taken.map(({ id }) => id)),
    );
    const [student] = students;
    expect(await service?.studentOf(student?.id ?? '')).toEqual(
      await part(RankingsRepository).studentOf(student?.id ?? ''),
    );
  });
});

type SumRow = Record<'test_id' | 'subject' | 'participants' | 'correct' | 'total', string | number>;

/** Some queries return sums as text, others as numbers. */
function asNumbers(rows: readonly SumRow[]): unknown[] {
  return rows.map(({ participants, correct, total, ...key }) => ({
    ...key,
    participants: Number(participants),
    correct: Number(correct),
    total: Number(total),
  }));
}

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
