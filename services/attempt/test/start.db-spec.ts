import { systemIds } from '@abhyas/service-kit';
import { publicRoutes } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, progress, startSystem, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';
import { countRows } from './rows.js';

describe('starting a test', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  it('needs a token, like all routes except those for operators and browser reports', () => {
    const routes = system.replicas.map(({ app }) => publicRoutes(app));
    const open = [
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
      'POST /api/test/browser-reports',
    ];
    expect(routes).toEqual([open, open]);
  });

  it('shows the paper without keys and explanations', async () => {
    const paper = system.catalogue.publish(buildPaper({ marking: { correct: '4', wrong: '-1' } }));
    const student = await system.student();
    const { status, body } = await student.get(`/tests/${paper.testId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: paper.testId,
      examId: paper.exam._id,
      examName: 'SSC CGL',
      duration: 600,
      markingScheme: { correct: '4', wrong: '-1' },
    });
    expect(Object.keys(body['questions']?.[0] ?? {})).toEqual([
      '_id',
      'question',
      'options',
      'subject',
    ]);
  });

  it('requests the paper each time; the catalogue sends it to each replica only when it has changed', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const { requests, papersSent } = system.catalogue;
    const startEach = async () => {
      const shown: unknown[] = [];
      for (const replica of system.replicas) {
        const student = (await system.student()).at(replica);
        shown.push((await student.post(`/tests/${paper.testId}/start`)).body['test']?.['title']);
      }
      return new Set(shown);
    };
    for (let round = 0; round < 3; round += 1) {
      expect(await startEach()).toEqual(new Set([paper.title]));
    }
    expect(system.catalogue.requests).toBe(requests + 3 * system.replicas.length);
    expect(system.catalogue.papersSent).toBe(papersSent + system.replicas.length);
    system.catalogue.publish({ ...paper, version: paper.version + 1, title: 'Another title' });
    expect(await startEach()).toEqual(new Set(['Another title']));
    expect(await startEach()).toEqual(new Set(['Another title']));
    expect(system.catalogue.papersSent).toBe(papersSent + 2 * system.replicas.length);
  });

  it('opens an attempt with a deadline by the server’s clock', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    const { status, body } = await student.post(`/tests/${paper.testId}/start`);
    expect(status).toBe(201);
    const startedAt = system.clock.now();
    expect(body).toMatchObject({
      resumed: false,
      revision: 0,
      startedAt: startedAt.toISOString(),
      deadline: new Date(startedAt.getTime() + 600_000).toISOString(),
      remainingSeconds: 600,
      currentQuestionIndex: 0,
      responses: [{ questionId: paper.questions[0]?.id, selectedOption: null, visited: true }],
      test: { _id: paper.testId, title: paper.title },
    });
    expect(JSON.stringify(body)).not.toMatch(/explanation|"correct":\d/);
  });

  it('resumes with saved progress and less time while the catalogue is down', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    const started = await student.post(`/tests/${paper.testId}/start`);
    await student.put(
      `/tests/${idOf(started)}/progress`,
      progress(answers(paper, { right: 2 }), { revision: 1, currentQuestionIndex: 1 }),
    );
    system.clock.advance(100);
    system.catalogue.isDown = true;
    const resumed = await student.post(`/tests/${paper.testId}/start`);
    const shown = await student.get(`/tests/${paper.testId}`);
    system.catalogue.isDown = false;
    expect(resumed.status).toBe(200);
    expect(resumed.body).toMatchObject({
      attemptId: started.body['attemptId'],
      resumed: true,
      revision: 1,
      remainingSeconds: 500,
      currentQuestionIndex: 1,
    });
    expect(resumed.body['responses']).toHaveLength(2);
    expect(shown.status).toBe(200);
  });

  it('opens one attempt when two starts run in parallel', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    const starts = await Promise.all(
      Array.from({ length: 8 }, () => student.post(`/tests/${paper.testId}/start`)),
    );
    expect(new Set(starts.map(({ body }) => body['attemptId'])).size).toBe(1);
    expect(starts.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(starts.filter(({ body }) => body['resumed'])).toHaveLength(7);
  });

  it('opens a new attempt for a retake, with the version that is current then', async () => {
    const paper = system.catalogue.publish(buildPaper({ title: 'First edition' }));
    const student = await system.student();
    const first = await student.post(`/tests/${paper.testId}/start`);
    system.catalogue.publish({ ...paper, version: 2, title: 'Second edition', duration: 60 });
    const resumed = await student.post(`/tests/${paper.testId}/start`);
    expect(resumed.body['test']?.['title']).toBe('First edition');
    await student.post(`/tests/${idOf(first)}/submit`);
    const retake = await student.post(`/tests/${paper.testId}/start`);
    expect(retake.status).toBe(201);
    expect(retake.body['attemptId']).not.toBe(first.body['attemptId']);
    expect(retake.body).toMatchObject({ remainingSeconds: 60, test: { title: 'Second edition' } });
    const results = await student.get(`/api/test/results/${idOf(first)}`);
    expect(results.body['testAttempt']?.['title']).toBe('First edition');
  });

  it('grades the open attempt and starts a new one when its time is over', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    const first = await student.post(`/tests/${paper.testId}/start`);
    system.clock.advance(600 + 61);
    const second = await student.post(`/tests/${paper.testId}/start`);
    expect(second.status).toBe(201);
    expect(second.body['attemptId']).not.toBe(first.body['attemptId']);
    const results = await student.get(`/api/test/results/${idOf(first)}`);
    expect(results.body['testAttempt']?.['state']).toBe('expired');
  });

  it('refuses a live test outside its window, and without a registration', async () => {
    const opensAt = new Date(system.clock.now().getTime() + 3_600_000).toISOString();
    const closesAt = new Date(system.clock.now().getTime() + 7_200_000).toISOString();
    const paper = system.catalogue.publish(buildPaper({ opensAt, closesAt }));
    const student = await system.student();
    for (const early of [
      await student.get(`/tests/${paper.testId}`),
      await student.post(`/tests/${paper.testId}/start`),
    ]) {
      expect(early.status).toBe(403);
      expect(early.body).toMatchObject({ success: false, code: 'test_not_open', opensAt });
      expect(JSON.stringify(early.body)).not.toContain(paper.questions[0]?.question);
    }
    system.clock.advance(3600);
    for (const stranger of [
      await student.get(`/tests/${paper.testId}`),
      await student.post(`/tests/${paper.testId}/start`),
    ]) {
      expect(stranger).toMatchObject({ status: 403, body: { code: 'not_registered' } });
      expect(JSON.stringify(stranger.body)).not.toContain(paper.questions[0]?.question);
    }
    system.catalogue.register(paper.testId, student.id);
    const opened = await student.get(`/tests/${paper.testId}`);
    expect(opened).toMatchObject({ status: 200, body: { questions: [] } });
    system.clock.advance(3599);
    expect((await student.post(`/tests/${paper.testId}/start`)).status).toBe(201);
    system.clock.advance(1);
    const latecomer = await system.student();
    system.catalogue.register(paper.testId, latecomer.id);
    const late = await latecomer.post(`/tests/${paper.testId}/start`);
    expect(late).toMatchObject({ status: 403, body: { code: 'test_closed' } });
    // An open attempt continues until its own deadline.
    const resumed = await student.post(`/tests/${paper.testId}/start`);
    expect(resumed).toMatchObject({ status: 200, body: { resumed: true } });
  });

  describe('a live test that is open', () => {
    /** Inside its window, with a registered student. */
    async function openLive() {
      const now = system.clock.now().getTime();
      const paper = system.catalogue.publish(
        buildPaper({
          marking: { correct: '4', wrong: '-1' },
          opensAt: new Date(now).toISOString(),
          closesAt: new Date(now + 3_600_000).toISOString(),
        }),
      );
      const student = await system.student();
      system.catalogue.register(paper.testId, student.id);
      const path = `/tests/${paper.testId}`;
      const texts = paper.questions.flatMap((it) => [it.id, it.question, it.explanation ?? '']);
      return { paper, student, path, texts };
    }

    const idsOf = (test: unknown) =>
      (test as { questions: { _id: string }[] }).questions.map((it) => it._id);

    it('shows what the instructions need before the start, without questions', async () => {
      const { paper, student, path, texts } = await openLive();
      const shown = await student.get(path);
      expect(shown.status).toBe(200);
      expect(shown.body).toEqual({
        _id: paper.testId,
        title: paper.title,
        examId: paper.exam._id,
        examName: paper.exam.name,
        category: paper.category,
        duration: paper.duration,
        allowanceMinutes: 0,
        markingScheme: { correct: '4', wrong: '-1' },
        questionCount: paper.questions.length,
        questions: [],
        openAttempt: null,
      });
      for (const text of texts) expect(JSON.stringify(shown.body)).not.toContain(text);
      expect(shown.headers.get('cache-control')).toBe('no-store');
    });

    it('asks the catalogue once for a registration, and again while there is none', async () => {
      const { paper, student, path } = await openLive();
      const [replica] = system.replicas;
      const stranger = await system.student();
      const registered = replica ? student.at(replica) : student;
      const asks = async (work: () => Promise<unknown>): Promise<number> => {
        const { requests } = system.catalogue;
        await work();
        return system.catalogue.requests - requests;
      };
      expect(await asks(() => registered.get(path))).toBe(2);
      expect(await asks(() => registered.post(`${path}/start`))).toBe(1);
      expect((await stranger.get(path)).status).toBe(403);
      system.catalogue.register(paper.testId, stranger.id);
      expect((await stranger.get(path)).status).toBe(200);
    });

    it('shows its questions with the start, and then in the open attempt on every device', async () => {
      const { paper, student, path } = await openLive();
      const ids = paper.questions.map(({ id }) => id);
      const started = await student.post(`${path}/start`);
      expect(idsOf(started.body['test'])).toEqual(ids);
      for (const replica of system.replicas) {
        const otherDevice = student.at(replica);
        const shown = await otherDevice.get(path);
        expect(idsOf(shown.body)).toEqual(ids);
        expect(shown.body['questionCount']).toBe(ids.length);
        const resumed = await otherDevice.post(`${path}/start`);
        expect(resumed).toMatchObject({ status: 200, body: { resumed: true } });
        expect(idsOf(resumed.body['test'])).toEqual(ids);
      }
    });

    it('is taken once: after a submit it says so, without questions', async () => {
      const { student, path, texts } = await openLive();
      const attemptId = idOf(await student.post(`${path}/start`));
      await student.post(`${path}/submit`);
      for (const again of [await student.get(path), await student.post(`${path}/start`)]) {
        expect(again).toMatchObject({ status: 409, body: { code: 'live_test_taken', attemptId } });
        expect(again.body['message']).toContain('once');
        for (const text of texts) expect(JSON.stringify(again.body)).not.toContain(text);
      }
    });

    it('is taken once: after the deadline it says so, graded or not', async () => {
      const { student, path } = await openLive();
      await student.post(`${path}/start`);
      system.clock.advance(600 + 61);
      expect((await student.get(path)).body['code']).toBe('live_test_taken');
      expect((await student.post(`${path}/start`)).body['code']).toBe('live_test_taken');
      await system.sweep();
      expect((await student.get(path)).body['code']).toBe('live_test_taken');
    });

    it('is started once however many devices start and submit it at the same moment', async () => {
      const { student, path } = await openLive();
      await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          const { status } = await student.post(`${path}/start`);
          if (index % 2 === 0 && status < 300) await student.post(`${path}/submit`);
        }),
      );
      expect(await countRows(system, 'attempts', { user_id: student.id })).toBe(1);
    });

    it('shows no questions once it is over, without an attempt that is still open', async () => {
      const { paper, student, path, texts } = await openLive();
      const other = await system.student();
      system.catalogue.register(paper.testId, other.id);
      await other.post(`${path}/start`);
      system.clock.advance(3600 + 61);
      for (const unfinished of [student, other]) {
        const shown = await unfinished.get(path);
        expect(shown).toMatchObject({ status: 403, body: { code: 'test_closed' } });
        for (const text of texts) expect(JSON.stringify(shown.body)).not.toContain(text);
      }
    });

    it('shows no questions when it became live after its paper was stored', async () => {
      const { paper, student, path } = await openLive();
      system.catalogue.publish({ ...paper, opensAt: null, closesAt: null });
      expect((await student.get(path)).body['questions']).toHaveLength(paper.questions.length);
      system.catalogue.publish(paper);
      expect((await student.get(path)).body['questions']).toEqual([]);
    });
  });

  it('rejects missing tokens, malformed ids and unknown tests, each with a sentence', async () => {
    const student = await system.student();
    const anonymous = await fetch(`${system.replicas[0]?.url}/tests/${systemIds.uuid()}/start`, {
      method: 'POST',
    });
    expect(anonymous.status).toBe(401);
    expect(await student.get('/tests/not-an-id')).toMatchObject({
      status: 404,
      body: { success: false, code: 'test_not_found' },
    });
    const unknown = await student.post(`/tests/${systemIds.uuid()}/start`);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'test_not_found' } });
    expect(unknown.body['message']).toBe(unknown.body['error']);
  });

  it('returns 503 with Retry-After while the catalogue is down', async () => {
    const student = await system.student();
    system.catalogue.isDown = true;
    const response = await student.post(`/tests/${systemIds.uuid()}/start`);
    system.catalogue.isDown = false;
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
