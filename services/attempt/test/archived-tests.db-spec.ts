import { SERVICE_CREDENTIAL_HEADER, systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AttemptedTestsDto } from '../src/review/history/attempted-tests.dto.js';
import { ATTEMPTED } from '../src/review/history/attempted-tests.service.js';
import { idOf, progress, startSystem, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

let system: TestSystem;

beforeAll(async () => {
  system = await startSystem(2);
});
afterAll(() => system.close());

describe('a test whose exam was archived', () => {
  const GONE = {
    status: 404,
    body: {
      code: 'test_archived',
      message:
        'This test is no longer offered. If you took it, your results are in your test history.',
    },
  };

  it('can no longer be started or seen', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    expect((await student.get(`/tests/${paper.testId}`)).status).toBe(200);
    system.catalogue.archive(paper.testId);
    // Each request goes to another replica, with or without the paper in its cache.
    for (let call = 0; call < 2; call += 1) {
      expect(await student.get(`/tests/${paper.testId}`)).toMatchObject(GONE);
      expect(await student.post(`/tests/${paper.testId}/start`)).toMatchObject(GONE);
    }
    system.catalogue.restore(paper.testId);
    expect((await student.post(`/tests/${paper.testId}/start`)).status).toBe(201);
  });

  it('continues for open attempts: save, resume, submit, results and history', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    const started = await student.post(`/tests/${paper.testId}/start`);
    system.catalogue.archive(paper.testId);
    const id = idOf(started);
    const saved = await student.put(
      `/tests/${id}/progress`,
      progress(answers(paper, { right: 2 })),
    );
    expect(saved.status).toBe(200);
    const resumed = await student.post(`/tests/${paper.testId}/start`);
    expect(resumed).toMatchObject({ status: 200, body: { attemptId: id, resumed: true } });
    expect((await student.get(`/tests/${paper.testId}`)).status).toBe(200);
    expect((await student.post(`/tests/${id}/submit`)).status).toBe(200);
    const results = await student.get(`/api/test/results/${id}`);
    expect(results.body['detailedResults']).toHaveLength(paper.questions.length);
    const history = await student.get('/api/user/test-history');
    expect(history.body['testAttempts']?.[0]).toMatchObject({ _id: id });
    // A retake would be a new attempt.
    expect(await student.post(`/tests/${paper.testId}/start`)).toMatchObject(GONE);
  });
});

describe('POST /internal/tests/attempted', () => {
  async function ask(
    testIds: unknown,
    credential = system.config.SERVICE_CREDENTIAL,
  ): Promise<{ status: number; body: AttemptedTestsDto }> {
    const response = await fetch(`${system.replicas[0]?.url}/internal/tests/attempted`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SERVICE_CREDENTIAL_HEADER]: credential },
      body: JSON.stringify({ testIds }),
    });
    return { status: response.status, body: (await response.json()) as AttemptedTestsDto };
  }

  it('returns the tests with an attempt, open or finished, of any version', async () => {
    const [open, finished, seen, old, none] = Array.from({ length: 5 }, () =>
      system.catalogue.publish(buildPaper()),
    ) as [ReturnType<typeof buildPaper>, ...ReturnType<typeof buildPaper>[]];
    const student = await system.student();
    await student.post(`/tests/${open.testId}/start`);
    const id = idOf(await student.post(`/tests/${finished?.testId}/start`));
    await student.post(`/tests/${id}/submit`);
    await student.get(`/tests/${seen?.testId}`);
    await student.post(`/tests/${old?.testId}/start`);
    system.catalogue.publish({ ...buildPaper(), testId: old?.testId ?? '', version: 2 });
    await (await system.student()).get(`/tests/${old?.testId}`);
    const all = [open, finished, seen, old, none].map((paper) => paper?.testId ?? '');
    const { status, body } = await ask(all);
    expect(status).toBe(200);
    expect(new Set(body.attempted)).toEqual(new Set([open.testId, finished?.testId, old?.testId]));
    expect((await ask([none?.testId])).body.attempted).toEqual([]);
    expect((await ask([])).body.attempted).toEqual([]);
  });

  it('counts the attempts of erased students', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    await student.post(`/tests/${idOf(await student.post(`/tests/${paper.testId}/start`))}/submit`);
    const erased = await fetch(`${system.replicas[0]?.url}/internal/users/erase`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SERVICE_CREDENTIAL_HEADER]: system.config.SERVICE_CREDENTIAL,
      },
      body: JSON.stringify({ userId: student.id, email: 'a@example.com' }),
    });
    expect(erased.status).toBe(200);
    expect((await ask([paper.testId])).body.attempted).toEqual([paper.testId]);
  });

  it('returns how long a test can still be started: while its paper is cached, plus one start', async () => {
    const { body } = await ask([]);
    expect(body.startableForMs).toBe(system.config.PAPERS_FRESH_MS + 5000);
  });

  it('is internal, and accepts up to a hundred ids', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => systemIds.uuid());
    expect((await ask([], 'some-other-credential')).status).toBe(403);
    const student = await system.student();
    expect((await student.post('/internal/tests/attempted', { testIds: [] })).status).toBe(403);
    expect((await ask(ids(100))).status).toBe(200);
    for (const wrong of [ids(101), ['x'], 'x', null, [[]]]) {
      expect((await ask(wrong)).status).toBe(400);
    }
  });

  it('uses indexes, so the number of attempts does not matter', async () => {
    const paper = system.catalogue.publish(buildPaper());
    for (let count = 0; count < 5; count += 1) {
      await (await system.student()).post(`/tests/${paper.testId}/start`);
    }
    const rowsRead = async (): Promise<number> => {
      const runner = system.database.createQueryRunner();
      try {
        await runner.query('FLUSH STATUS');
        await runner.query(ATTEMPTED, [[paper.testId, systemIds.uuid()]]);
        const rows = (await runner.query("SHOW SESSION STATUS LIKE 'Handler_read%'")) as {
          Variable_name: string;
          Value: string;
        }[];
        return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
      } finally {
        await runner.release();
      }
    };
    const few = await rowsRead();
    for (let count = 0; count < 40; count += 1) {
      await (await system.student()).post(`/tests/${paper.testId}/start`);
      const other = system.catalogue.publish(buildPaper({ size: 1 }));
      await (await system.student()).post(`/tests/${other.testId}/start`);
    }
    expect(await rowsRead()).toBe(few);
  });
});
