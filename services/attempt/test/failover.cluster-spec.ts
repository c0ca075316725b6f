import { systemIds } from '@abhyas/service-kit';
import { eventually, REDIS_TOPOLOGIES, type RedisServers } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { RankingProjectionService } from '../src/rankings/ranking-projection.service.js';
import { RankingStore } from '../src/rankings/ranking-store.js';
import { RankingsRepository, type RequestedAttempt } from '../src/rankings/rankings.repository.js';
import { RankingsService } from '../src/rankings/rankings.service.js';
import { TurnStore } from '../src/taking/start-queue/turn-store.js';
import { idOf, startSystem, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

/** Servers start and elect each other on a machine that may be busy. */
const TIMEOUT_MS = 120_000;
const RANKINGS_KEY = 'attempt:{rankings}:state';

describe.each(REDIS_TOPOLOGIES)('tests with Redis behind %s', (name, start) => {
  let servers: RedisServers;
  let system: TestSystem;
  const papers: readonly PaperSnapshot[] = [buildPaper({ size: 10 }), buildPaper({ size: 10 })];
  const students: Student[] = [];
  const taken: RequestedAttempt[] = [];

  beforeAll(async () => {
    servers = await start();
    system = await startSystem(1, { REDIS_URL: servers.url });
    for (const paper of papers) system.catalogue.publish(paper);
  });
  afterAll(async () => {
    await system.close();
    await servers.close();
  });

  function part<T>(token: abstract new (...args: never[]) => T): T {
    const app = system.replicas[0]?.app;
    if (!app) throw new Error('A system has a replica.');
    return app.get<T>(token);
  }

  /** New students take both tests. A submit does not wait for Redis. */
  async function takeTests(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const student = await system.student();
      students.push(student);
      for (const paper of papers) {
        const id = idOf(await student.post(`/tests/${paper.testId}/start`));
        system.clock.advance(100);
        const responses = answers(paper, { right: (number * 3) % 8, wrong: 1 });
        const { status } = await student.post(`/tests/${id}/submit`, { responses });
        expect(status).toBe(200);
        taken.push({ id, userId: student.id, testId: paper.testId });
      }
    }
  }

  async function expectAgreement(): Promise<void> {
    const [fromStore, fromDatabase] = [part(RankingsService), part(RankingsRepository)];
    expect(await fromStore.rankingsOf(taken)).toEqual(
      await fromDatabase.rankingsOf(taken.map(({ id }) => id)),
    );
    for (const { id } of students) {
      expect(await fromStore.studentOf(id)).toEqual(await fromDatabase.studentOf(id));
    }
  }

  /** The sets have every participant, not only what the database adds to them. */
  async function expectComplete(): Promise<void> {
    const position = await part(RankingProjectionService).currentWithOverall();
    for (const { testId } of papers) {
      const entries = await part(RankingStore).entriesOf(position, { testId, subject: null });
      expect(entries).toHaveLength(students.length);
    }
    await expectAgreement();
  }

  it('have the rankings of the database, which can be built again', async () => {
    await takeTests(4);
    await expectComplete();
    const before = await part(RankingStore).position();
    await part(RankingProjectionService).rebuild();
    const after = await part(RankingStore).position();
    expect(after?.generation).not.toBe(before?.generation);
    await expectComplete();
  });

  it('let each student start once', async () => {
    const turns = part(TurnStore);
    const { testId } = papers[0] ?? {};
    const ask = (userId: string) =>
      turns.ask({ userId, testId: String(testId) }, { rate: 1, may: 'enter' });
    const [first, second] = [systemIds.uuid(), systemIds.uuid()];
    expect((await ask(first)).kind).toBe('start');
    expect((await ask(first)).kind).toBe('start');
    const { kind } = await ask(second);
    expect(await turns.has({ userId: first, testId: String(testId) })).toBe(false);
    expect(await turns.has({ userId: second, testId: String(testId) })).toBe(kind === 'wait');
  });

  it('have right rankings while the master is dead, and all of them after it was replaced', async () => {
    await servers.killMasterOf(RANKINGS_KEY);
    const killedAt = performance.now();
    await takeTests(2);
    await expectAgreement();
    await eventually(
      'the sets to be current',
      () =>
        part(RankingProjectionService)
          .currentWithOverall()
          .then(
            () => true,
            () => false,
          ),
      TIMEOUT_MS,
    );
    const seconds = (performance.now() - killedAt) / 1000;
    await expectComplete();
    process.stdout.write(
      `Rankings behind ${name}: master killed, the sets were current after ${seconds.toFixed(1)} s; ${taken.length} attempts, 0 lost, 0 doubled\n`,
    );
  });
});
