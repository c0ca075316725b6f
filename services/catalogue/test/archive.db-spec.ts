import { systemClock, systemIds } from '@abhyas/service-kit';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { archiveExam, NotArchived, type ArchiveRequest } from '../src/archive/archive-exam.js';
import type { Outcome } from '../src/archive/rules/describe-outcome.js';
import type { FactsDto } from '../src/chat-facts/chat-facts.dto.js';
import { AttemptClient } from '../src/clients/attempt.client.js';
import { archiveCommand } from '../src/commands/archive-exam.js';
import { withdrawCommand } from '../src/commands/withdraw-question.js';
import { storeCutoffs } from '../src/cutoffs/change-cutoffs.js';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import { figureIdOf } from '../src/figures/rules/figure-id.js';
import { readSvg } from '../src/import/pictures/read-svg.js';
import { describeReport } from '../src/import/rules/describe-report.js';
import type { FoundPictures, PictureSource, ReadItem } from '../src/import/rules/import-item.js';
import { buildSvg } from '../src/import/testing/pictures.js';
import type { UpcomingTestDto } from '../src/live-tests/live-tests.dto.js';
import type { PaperSnapshotDto } from '../src/papers/papers.dto.js';
import { storeProfile } from '../src/profiles/change-profiles.js';
import { buildProfile } from '../src/profiles/testing/build-profile.js';
import type { RecommendationDto } from '../src/recommendations/recommendations.dto.js';
import type { SavedTestDto } from '../src/saved-tests/saved-tests.dto.js';
import type { InternalTest } from '../src/tests/tests.service.js';
import { CatalogueApp, signIn } from './app.js';
import { AttemptServer } from './attempt-server.js';
import { buildQuestion, buildQuestions } from './builders.js';
import { announceLive } from './live-test.js';

const STUDENT = '00000000-0000-7000-8000-000000000001';
const EXAM_GONE = {
  status: 404,
  body: {
    code: 'exam_archived',
    message:
      'This exam is no longer offered. If you took one of its tests, your results are in your test history.',
  },
};
const TEST_GONE = {
  status: 404,
  body: {
    code: 'test_archived',
    message:
      'This test is no longer offered. If you took it, your results are in your test history.',
  },
};
const TABLES = [
  ...['exams', 'questions', 'question_versions', 'tests', 'test_versions', 'test_questions'],
  ...['live_tests', 'live_test_registrations', 'saved_tests', 'exam_cutoffs', 'exam_profiles'],
];

let app: CatalogueApp;
let replica: CatalogueApp;
let attempts: AttemptServer;
let attemptUrl: string;
let token: string;
let exam: ExamDetailDto;
/** Waiting times of deletions, in ms. */
const waits: number[] = [];

beforeAll(async () => {
  app = await CatalogueApp.start();
  replica = await CatalogueApp.start({ env: app.env });
});

beforeEach(async () => {
  attempts = new AttemptServer(app.env['SERVICE_CREDENTIAL'] ?? '');
  attemptUrl = await attempts.listen();
  await app.import([
    ...buildQuestions(60),
    ...buildQuestions(30, { exam: 'GATE CSE', subject: 'Networks' }, 200),
  ]);
  exam = await detailOf('SSC CGL');
  token = await signIn(STUDENT);
  waits.length = 0;
});

afterEach(() => Promise.all([app.clear(), attempts.close()]));

afterAll(() => Promise.all([app.close(), replica.close()]));

async function names(path = '/exams', from = app): Promise<string[]> {
  return (await from.call<ExamPageDto>(path)).body.exams.map(({ name }) => name);
}

async function detailOf(name: string): Promise<ExamDetailDto> {
  const { body } = await app.call<ExamPageDto>('/exams');
  const id = body.exams.find((it) => it.name === name)?._id;
  return (await app.call<ExamDetailDto>(`/exams/${id}`)).body;
}

function run(
  action: ArchiveRequest['action'] = 'archive',
  change: Partial<ArchiveRequest> = {},
): Promise<Outcome> {
  return archiveExam(
    {
      dataSource: app.dataSource,
      attempts: new AttemptClient(attemptUrl, app.env['SERVICE_CREDENTIAL'] ?? ''),
      sleep: (ms) => Promise.resolve(waits.push(ms)),
    },
    { exam: 'SSC CGL', action, isDryRun: false, ...change },
  );
}

async function save(testId = exam.tests[0]?._id) {
  return app.call('/api/user/saved-tests', { method: 'POST', token, json: { testId } });
}

/** Announces a live test from one of the exam's listed tests, and registers a student. */
async function announce(): Promise<{ id: string; testId: string }> {
  const testId = exam.tests.at(-1)?._id ?? '';
  const id = await announceLive(app, { testId, now: new Date(), opensIn: -60, closesIn: 3600 });
  const place = await app.call(`/api/user/upcoming-tests/${id}/register`, {
    method: 'POST',
    token,
  });
  expect(place.status).toBe(200);
  return { id, testId };
}

async function storeCutoff(): Promise<void> {
  const cutoff = { stage: '', year: 2024, category: 'UR', marks: '150', maxMarks: '200' };
  await storeCutoffs(
    { dataSource: app.dataSource, clock: systemClock },
    { exam: 'SSC CGL', isDryRun: false },
    [{ ...cutoff, source: 'Result', url: null }],
  );
  await storeProfile(
    { dataSource: app.dataSource, clock: systemClock, ids: systemIds },
    { exam: 'SSC CGL', tests: 0, isDryRun: false },
    buildProfile(),
  );
}

function drawing(number: number): PictureSource {
  const svg = buildSvg(`<rect width="${number}" height="1"/>`);
  return { name: `${number}.svg`, alt: `Drawing ${number}`, read: () => Promise.resolve(svg) };
}

async function importIllustrated(
  questions: readonly (readonly [number: number, exam: string, pictures: FoundPictures])[],
): Promise<void> {
  async function* read(): AsyncGenerator<ReadItem> {
    for (const [number, exam, pictures] of questions) {
      const item = { ...buildQuestion(number, { exam }) };
      yield { place: { file: 'made', line: number }, item, pictures };
    }
  }
  expect(await app.import([], { read })).toMatchObject({ refused: 0, unchanged: 0 });
}

async function storedFigures(): Promise<string[]> {
  const rows: { id: string }[] = await app.dataSource.query('SELECT id FROM figures ORDER BY id');
  return rows.map(({ id }) => id);
}

/** The full content of the catalogue. */
async function contents(): Promise<unknown> {
  return Promise.all(
    TABLES.map((table) => app.dataSource.query(`SELECT * FROM ${table} ORDER BY 1, 2`)),
  );
}

describe('an archived exam', () => {
  it('disappears at once from lists, searches, recommendations and facts on every replica', async () => {
    await run();
    for (const from of [app, replica]) {
      expect(await names('/exams', from)).toEqual(['GATE CSE']);
      expect(await names('/exams/search?q=ssc+cgl', from)).toEqual([]);
      expect(await names('/exams/search?q=arithmetic', from)).toEqual([]);
      const facts = (await from.internal<FactsDto>('/internal/facts')).body;
      expect(facts.exams.map(({ name }) => name)).toEqual(['GATE CSE']);
      const path = `/internal/recommendations?userId=${STUDENT}`;
      const recommended = (await from.internal<RecommendationDto[]>(path)).body;
      expect(new Set(recommended.map(({ examId }) => examId)).size).toBe(1);
      expect(recommended.map(({ examId }) => examId)).not.toContain(exam._id);
    }
  });

  it('responds to old links that it is no longer offered', async () => {
    const test = `/exams/${exam._id}/tests/${exam.tests[0]?._id}`;
    for (const path of [`/exams/${exam._id}`, test]) {
      expect((await replica.call(path)).status).toBe(200);
    }
    await run();
    expect(await replica.call(`/exams/${exam._id}`)).toMatchObject(EXAM_GONE);
    expect(await replica.call(test)).toMatchObject(TEST_GONE);
  });

  it('has no test to start, but keeps the papers and names of its tests', async () => {
    const testId = exam.tests[0]?._id;
    const path = `/internal/papers/${testId}`;
    const current = `${path}?format=1`;
    const before = await app.internal<PaperSnapshotDto>(current);
    const tag = before.headers.get('etag') ?? '';
    await run();
    expect(await app.internal(current)).toMatchObject(TEST_GONE);
    const credential = app.env['SERVICE_CREDENTIAL'] ?? '';
    const again = { headers: { 'x-service-credential': credential, 'if-none-match': tag } };
    expect(await app.internal(current, again)).toMatchObject(TEST_GONE);
    const snapshot = await app.internal<PaperSnapshotDto>(`${path}/versions/1`);
    expect(snapshot.body).toEqual(before.body);
    const named = await app.internal<InternalTest[]>(`/internal/tests?ids=${testId}`);
    expect(named.body).toMatchObject([{ testId, exam: { name: 'SSC CGL' } }]);
    await run('restore');
    expect((await app.internal(current, again)).status).toBe(304);
  });

  it('is hidden from saved tests until it is restored', async () => {
    await save();
    const listed = async () =>
      (await app.call<SavedTestDto[]>('/api/user/saved-tests', { token })).body.map(({ id }) => id);
    expect(await listed()).toEqual([exam.tests[0]?._id]);
    await run();
    expect(await listed()).toEqual([]);
    expect(await save(exam.tests[1]?._id)).toMatchObject(TEST_GONE);
    await run('restore');
    expect(await listed()).toEqual([exam.tests[0]?._id]);
  });

  it('has hidden live tests: no list, place, calendar or reminder; registrations stay', async () => {
    const { id, testId } = await announce();
    const upcoming = async () =>
      (await app.call<UpcomingTestDto[]>('/api/user/upcoming-tests', { token })).body;
    expect(await upcoming()).toMatchObject([{ id, registered: true }]);
    expect(await run()).toMatchObject({ liveTests: 1, registrations: 1 });
    expect(await upcoming()).toEqual([]);
    const other = await signIn('00000000-0000-7000-8000-000000000002');
    const place = { method: 'POST', token: other };
    expect(await app.call(`/api/user/upcoming-tests/${id}/register`, place)).toMatchObject(
      TEST_GONE,
    );
    const calendar = `/exams/${exam._id}/tests/${testId}/calendar.ics`;
    expect((await app.call(calendar)).status).toBe(404);
    expect(await app.internal(`/internal/papers/${testId}?format=1`)).toMatchObject(TEST_GONE);
    await app.dataSource.query(
      'UPDATE live_tests SET opens_at = DATE_ADD(UTC_TIMESTAMP(), INTERVAL 1 HOUR)',
    );
    expect(await app.remind()).toBe(0);
    await run('restore');
    expect(await upcoming()).toMatchObject([{ id, registered: true }]);
  });

  it('is unchanged once it is restored', async () => {
    await save();
    await announce();
    exam = await detailOf('SSC CGL');
    const before = await contents();
    expect(await run()).toMatchObject({ kind: 'archived' });
    expect(await run()).toMatchObject({ kind: 'archived before' });
    expect(await run('restore')).toMatchObject({ kind: 'restored' });
    expect(await run('restore')).toMatchObject({ kind: 'not archived' });
    expect(await contents()).toEqual(before);
    expect(await detailOf('SSC CGL')).toEqual(exam);
    expect(await names('/exams', replica)).toEqual(['SSC CGL', 'GATE CSE']);
  });

  it('stays archived after another import, which reports it', async () => {
    await run();
    const report = await app.import(buildQuestions(90));
    expect(report).toMatchObject({ added: 30, unchanged: 60, archivedExams: ['SSC CGL'] });
    expect(describeReport(report)).toContain(
      'SSC CGL is archived and hidden from students. To restore it: npm run catalogue:archive -- --exam "SSC CGL" --restore',
    );
    expect(await names()).toEqual(['GATE CSE']);
    await run('restore');
    expect(await names()).toEqual(['SSC CGL', 'GATE CSE']);
    expect(await app.import(buildQuestions(90))).toMatchObject({ archivedExams: [] });
  });
});

describe('a deleted exam', () => {
  it('is deleted with everything that belongs to it, and nothing else', async () => {
    await save();
    await announce();
    await storeCutoff();
    await run('delete');
    expect(await names('/exams', replica)).toEqual(['GATE CSE']);
    const counts = await Promise.all(TABLES.map((table) => app.count(table)));
    expect(counts).toEqual([1, 30, 30, 3, 3, 90, 0, 0, 0, 0, 0]);
    expect((await app.call(`/exams/${exam._id}`)).body.code).toBe('exam_not_found');
    expect(attempts.requests.flat()).toEqual(
      expect.arrayContaining(exam.tests.map(({ _id }) => _id)),
    );
    const report = await app.import(buildQuestions(60));
    expect(report).toMatchObject({ added: 60, examsMade: 1 });
  });

  it('is deleted with its figures, except those that another question shows', async () => {
    const [one, two, three, four] = [1, 2, 3, 4].map(drawing);
    if (!one || !two || !three || !four) throw new Error('a drawing is missing');
    await importIllustrated([
      [900, 'SSC CGL', { question: [one], passage: [two] }],
      [901, 'SSC CGL', { options: [null, three, null, null] }],
      [902, 'GATE CSE', { options: [one, null, null, null] }],
      [903, 'GATE CSE', { passage: [three] }],
      [904, 'GATE CSE', { question: [four] }],
    ]);
    // Students have seen the figure of a withdrawn question, and older versions of a corrected one.
    const [{ id } = { id: '' }]: { id: string }[] = await app.dataSource.query(
      "SELECT id FROM questions WHERE external_id = 'made-904'",
    );
    expect((await captureCommand(withdrawCommand, app.env, id)).status).toBe(0);
    const described = { ...one, alt: 'Described better' };
    await importIllustrated([[902, 'GATE CSE', { options: [described, null, null, null] }]]);
    const stored = await storedFigures();
    expect(stored).toHaveLength(4);
    expect(await run('delete', { isDryRun: true })).toMatchObject({ figures: 1 });
    expect(await storedFigures()).toEqual(stored);

    expect(await run('delete')).toMatchObject({ kind: 'deleted', figures: 1 });
    const gone = figureIdOf(readSvg(await two.read()).svg);
    expect(await storedFigures()).toEqual(stored.filter((each) => each !== gone));
    expect(await app.count('figure_sources')).toBe(3);
    expect(await run('delete', { exam: 'GATE CSE' })).toMatchObject({ figures: 3 });
    expect(await storedFigures()).toEqual([]);
  });

  it('is not deleted if one of its tests has an attempt', async () => {
    attempts.attempted.add(exam.tests[1]?._id ?? '');
    const before = await contents();
    const deleting = run('delete');
    await expect(deleting).rejects.toThrow(NotArchived);
    await expect(deleting).rejects.toThrow(
      'SSC CGL cannot be deleted: attempts refer to 1 of its 6 tests. Without --delete it is hidden',
    );
    expect(await contents()).toEqual(before);
    expect(waits).toEqual([]);
  });

  it('is restored if a student started a test just before', async () => {
    attempts.startableForMs = 4000;
    const before = await contents();
    const deleting = archiveExam(
      {
        dataSource: app.dataSource,
        attempts: new AttemptClient(attemptUrl, app.env['SERVICE_CREDENTIAL'] ?? ''),
        sleep: async (ms) => {
          waits.push(ms);
          // Now nobody else can start; a start that was under way is complete.
          expect(
            await app.internal(`/internal/papers/${exam.tests[0]?._id}?format=1`),
          ).toMatchObject(TEST_GONE);
          attempts.attempted.add(exam.tests[0]?._id ?? '');
        },
      },
      { exam: 'SSC CGL', action: 'delete', isDryRun: false },
    );
    await expect(deleting).rejects.toThrow('attempts refer to 1 of its 6 tests');
    expect(await contents()).toEqual(before);
    expect(await names()).toEqual(['SSC CGL', 'GATE CSE']);
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits[0]).toBeLessThanOrEqual(4000);
  });

  it('needs no wait if it was archived before, and stays archived if the deletion is refused', async () => {
    await run();
    await app.dataSource.query(
      'UPDATE exams SET archived_at = DATE_SUB(archived_at, INTERVAL 1 HOUR) WHERE archived_at IS NOT NULL',
    );
    attempts.startableForMs = 4000;
    attempts.meanwhile = async () => {
      if (attempts.requests.length === 1) attempts.attempted.add(exam.tests[0]?._id ?? '');
      await Promise.resolve();
    };
    await expect(run('delete')).rejects.toThrow('attempts refer to 1');
    expect(waits).toEqual([0]);
    expect(await names()).toEqual(['GATE CSE']);
  });

  it('is not deleted while the attempt service is unavailable', async () => {
    attempts.isDown = true;
    const before = await contents();
    await expect(run('delete')).rejects.toThrow('The attempt service gave no valid response');
    expect(await contents()).toEqual(before);
  });

  it.each([
    { attempted: [] },
    { attempted: [], startableForMs: null },
    { startableForMs: 0 },
    { attempted: null, startableForMs: 0 },
    null,
  ])('is not deleted if the attempt service responds with %j', async (response) => {
    attempts.response = response;
    const before = await contents();
    await expect(run('delete')).rejects.toThrow('The attempt service gave no valid response');
    expect(await contents()).toEqual(before);
    expect(waits).toEqual([]);
  });

  it('is not deleted if it was restored meanwhile', async () => {
    attempts.meanwhile = async () => {
      if (attempts.requests.length === 2) await run('restore');
    };
    await expect(run('delete')).rejects.toThrow('SSC CGL was restored in the meantime.');
    expect(await names()).toEqual(['SSC CGL', 'GATE CSE']);
  });

  it('is checked for attempts in batches of a hundred tests', async () => {
    await app.dataSource.query(
      `INSERT INTO tests (id, exam_id, title, category, group_name, duration, marking_correct,
         marking_wrong, position, current_version, question_count, difficulty, subjects, created_at,
         updated_at)
       SELECT UUID(), exam_id, title, category, group_name, duration, marking_correct,
         marking_wrong, NULL, current_version, question_count, difficulty, subjects, created_at,
         updated_at
       FROM tests, (SELECT 1 FROM questions LIMIT 80) many WHERE exam_id = ?`,
      [exam._id],
    );
    await run('delete', { isDryRun: true });
    expect(attempts.requests.map((ids) => ids.length)).toEqual([100, 100, 100, 100, 86]);
  });
});

describe('a dry run', () => {
  it('reports what would happen and changes nothing', async () => {
    await save();
    const before = [await contents(), await names()];
    const counts = { tests: 6, questions: 60, saved: 1, liveTests: 0, registrations: 0 };
    expect(await run('archive', { isDryRun: true })).toMatchObject({ kind: 'archived', ...counts });
    expect(await run('restore', { isDryRun: true })).toMatchObject({ kind: 'not archived' });
    expect(await run('delete', { isDryRun: true })).toMatchObject({ kind: 'deleted', ...counts });
    attempts.attempted.add(exam.tests[0]?._id ?? '');
    await expect(run('delete', { isDryRun: true })).rejects.toThrow('attempts refer to');
    expect([await contents(), await names()]).toEqual(before);
    expect(waits).toEqual([]);
  });
});

describe('together with an import', () => {
  it('runs before or after an import, never during one', async () => {
    const imports = [0, 1, 2].map((round) =>
      app.import(buildQuestions(60, {}, 1000 + 100 * round)),
    );
    const [deleted] = await Promise.all([run('delete'), ...imports]);
    expect(deleted.kind).toBe('deleted');
    // Later imports created the exam again; nothing remains of earlier imports.
    const [row] = await app.dataSource.query<{ loose: string }[]>(
      `SELECT (SELECT COUNT(*) FROM questions q LEFT JOIN exams e ON e.id = q.exam_id WHERE e.id IS NULL)
         + (SELECT COUNT(*) FROM test_questions tq LEFT JOIN tests t ON t.id = tq.test_id
             WHERE t.id IS NULL) AS loose`,
    );
    expect(Number(row?.loose)).toBe(0);
    const reports = await Promise.all(imports);
    const remaining = (await app.count('questions')) - 30;
    expect(remaining % 60).toBe(0);
    expect(remaining).toBeLessThanOrEqual(reports.reduce((sum, { added }) => sum + added, 0));
  });
});

describe('the command', () => {
  it('archives, restores and deletes, and exits with 0', async () => {
    const env = { ...app.env, ATTEMPT_URL: attemptUrl };
    const archived = await captureCommand(archiveCommand, env, '--exam', 'ssc  cgl');
    expect([archived.status, archived.err]).toEqual([0, '']);
    expect(archived.out).toContain('SSC CGL is archived: 6 tests and 60 questions are hidden');
    expect(await names()).toEqual(['GATE CSE']);
    expect(
      (await captureCommand(archiveCommand, env, '--exam', 'SSC CGL', '--restore')).status,
    ).toBe(0);
    expect(await names()).toEqual(['SSC CGL', 'GATE CSE']);
    const deleted = await captureCommand(archiveCommand, env, '--exam', 'SSC CGL', '--delete');
    expect([deleted.status, deleted.err]).toEqual([0, '']);
    expect(deleted.out).toContain('SSC CGL is deleted permanently: 6 tests and 60 questions.');
    expect(await names()).toEqual(['GATE CSE']);
  });

  it('exits with 1 and the reason on failure, and with 2 on invalid usage', async () => {
    const unknown = await captureCommand(archiveCommand, app.env, '--exam', 'SSC CG');
    expect([unknown.status, unknown.out]).toEqual([1, '']);
    expect(unknown.err).toBe(
      'There is no exam named "SSC CG". Did you mean SSC CGL?\nNothing was changed.\n',
    );
    const strange = await captureCommand(archiveCommand, app.env, '--exam', 'zzzz');
    expect(strange.err).toContain('There are SSC CGL, GATE CSE.');
    const unset = await captureCommand(archiveCommand, app.env, '--exam', 'SSC CGL', '--delete');
    expect([unset.status, unset.err]).toEqual([
      1,
      'ATTEMPT_URL is not set.\nNothing was changed.\n',
    ]);
    const misused = await captureCommand(archiveCommand, app.env, '--delete');
    expect(misused.status).toBe(2);
    expect(misused.err).toContain('Usage: npm run catalogue:archive');
    expect((await captureCommand(archiveCommand, app.env, '--help')).out).toContain('Exit status');
    expect(await names()).toEqual(['SSC CGL', 'GATE CSE']);
  });
});
