import type {
  ListedQuestion,
  SampleHead,
  SamplePool,
  SampleQuestion,
} from '@abhyas/sample-catalogue';
import { createTestEnv, FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { ExamDetailDto, ExamPageDto, TestDetailDto } from '../src/exams/exams.dto.js';
import { collect } from '../src/import/testing/collect.js';
import type { UpcomingTestDto } from '../src/live-tests/live-tests.dto.js';
import type { PaperSnapshotDto } from '../src/papers/papers.dto.js';
import { LiveScheduleSweeper } from '../src/sample/live-schedule.sweeper.js';
import { SampleArtefact } from '../src/sample/sample-artefact.js';
import { CatalogueApp, signIn } from './app.js';
import { buildQuestions } from './builders.js';

// Loads the whole sample, which takes longer on a busy machine.

const DAY = 86_400;

/** The sample with some of its exams, which loads faster. */
class PartOfSample extends SampleArtefact {
  constructor(private readonly names: readonly string[]) {
    super();
  }

  override async head(): Promise<SampleHead> {
    const head = await super.head();
    return { ...head, exams: head.exams.filter(({ name }) => this.names.includes(name)) };
  }

  override async *questions(): AsyncGenerator<ListedQuestion> {
    for await (const question of super.questions()) {
      if (this.names.includes(question.exam)) yield question;
    }
  }
}

const artefact = new SampleArtefact();
const clock = new FixedClock();
let head: SampleHead;

beforeAll(async () => {
  head = await artefact.head();
});

const TABLES = [
  ...['exams', 'questions', 'question_versions', 'tests', 'test_versions', 'test_questions'],
  ...['figures', 'figure_sources'],
];

/** The figures that a stored question names, with those of its options and passage. */
function figureIdsIn(content: string): string[] {
  const ids: string[] = [];
  JSON.parse(content, (key, value: unknown) => {
    if (key === 'id' && typeof value === 'string') ids.push(value);
    return value;
  });
  return ids;
}

function countAll(app: CatalogueApp): Promise<number[]> {
  return Promise.all(TABLES.map((table) => app.count(table)));
}

async function findExams(app: CatalogueApp): Promise<ExamDetailDto[]> {
  const { body } = await app.call<ExamPageDto>('/exams?limit=100');
  const responses = await Promise.all(
    body.exams.map(({ _id }) => app.call<ExamDetailDto>(`/exams/${_id}`)),
  );
  return responses.map((response) => response.body);
}

describe('the sample catalogue on first start', () => {
  let app: CatalogueApp;
  let exams: ExamDetailDto[];

  beforeAll(async () => {
    app = await CatalogueApp.start({ clock, isSampled: true });
    exams = await findExams(app);
  });

  afterAll(() => app.close());

  it('has the sixteen exams, priced and described', () => {
    expect(
      exams.map(({ name, price, description, features }) => [name, price, description, features]),
    ).toEqual(
      head.exams.map(({ name, price, description, features }) => [
        name,
        price,
        description,
        features,
      ]),
    );
  });

  it('has at least 320 tests in total, of every category in every exam', () => {
    const total = exams.reduce((sum, exam) => sum + exam.totalTests, 0);
    expect(total).toBeGreaterThanOrEqual(320);
    for (const { name, testCounts } of exams) {
      const kinds = ['chapterwise', 'topicwise', 'setwise', 'full'];
      expect([name, kinds.filter((kind) => (testCounts[kind] ?? 0) > 0)]).toEqual([name, kinds]);
    }
    const sizes = exams[0]?.tests.map(({ questions }) => questions) ?? [];
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  });

  it('has full tests by the profiles of the real papers', async () => {
    const rows: { id: string; profile: string }[] = await app.dataSource.query(
      `SELECT t.id, JSON_VALUE(v.pattern, '$.profile.id') AS profile FROM tests t
       JOIN test_versions v ON v.test_id = t.id AND v.version = t.current_version
       WHERE t.category = 'full'`,
    );
    const composed = Map.groupBy(rows, ({ profile }) => profile);
    expect([...composed.keys()].toSorted()).toEqual(head.profiles.map(({ id }) => id).toSorted());
    for (const [, own] of composed) expect(own.length).toBeLessThanOrEqual(4);
    const kindsOf = (paper: PaperSnapshotDto): Record<string, number> =>
      Object.fromEntries(
        [...Map.groupBy(paper.questions, ({ kind = 'single' }) => kind)].map(([kind, own]) => [
          kind,
          own.length,
        ]),
      );
    const paperOf = async (profile: string): Promise<PaperSnapshotDto> => {
      const id = composed.get(profile)?.[0]?.id;
      return (await app.internal<PaperSnapshotDto>(`/internal/papers/${id}?format=1`)).body;
    };
    const jee = await paperOf('jee-main-paper-1');
    expect([jee.duration, jee.marking, kindsOf(jee)]).toEqual([
      ...[10_800, { correct: '4', wrong: '-1' }, { single: 60, numeric: 15 }],
    ]);
    const gate = await paperOf('gate-cse');
    expect(kindsOf(gate)).toEqual({ single: 36, multiple: 11, numeric: 18 });
    expect(gate.profile).toMatchObject({ calculator: 'scientific', keypad: true });
    const ibps = await paperOf('ibps-po-prelims');
    expect(ibps.sections?.map(({ seconds }) => seconds)).toEqual([1200, 1200, 1200]);
    expect(ibps.passages?.length).toBeGreaterThan(0);
    for (const { passage } of ibps.questions) {
      if (passage) expect(ibps.passages?.map(({ id }) => id)).toContain(passage);
    }
  });

  it('has at least 10,000 distinct questions in listed tests', async () => {
    const [row]: { texts: string }[] = await app.dataSource.query(
      `SELECT COUNT(DISTINCT v.question) AS texts FROM questions q
       JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version
       JOIN test_questions tq ON tq.question_id = q.id
       JOIN tests t ON t.id = tq.test_id AND t.position IS NOT NULL`,
    );
    expect(Number(row?.texts)).toBeGreaterThanOrEqual(10_000);
  });

  it('has every figure that its questions name, also in live tests', async () => {
    const rows: { content: string; category: string }[] = await app.dataSource.query(
      `SELECT DISTINCT v.content, t.category FROM question_versions v
       JOIN test_questions tq ON tq.question_id = v.question_id
       JOIN tests t ON t.id = tq.test_id WHERE v.content LIKE '%igures"%'`,
    );
    const categories = new Set(rows.map(({ category }) => category));
    expect(['live', 'full', 'topicwise'].filter((name) => !categories.has(name))).toEqual([]);
    const named = new Set(rows.flatMap(({ content }) => figureIdsIn(content)));
    const stored: { id: string; media_type: string }[] = await app.dataSource.query(
      'SELECT id, media_type FROM figures',
    );
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
    expect(new Set(stored.map(({ media_type }) => media_type))).toEqual(new Set(['image/svg+xml']));
  });

  it('lists tests without gaps or repeated titles', () => {
    for (const { name, tests } of exams) {
      const titles = tests.map(({ title, category }) => `${category} ${title}`);
      expect([name, new Set(titles).size]).toEqual([name, titles.length]);
      expect(tests.map(({ free }) => free)).toEqual(tests.map((_, index) => index % 3 === 0));
    }
  });

  it('marks mock tests like the real paper, and others without negative marks', async () => {
    const rows: { category: string; correct: string; wrong: string }[] = await app.dataSource.query(
      `SELECT DISTINCT t.category, t.marking_correct AS correct, t.marking_wrong AS wrong
       FROM tests t JOIN exams e ON e.id = t.exam_id WHERE e.name = 'NEET UG'`,
    );
    for (const { category, correct, wrong } of rows) {
      const isReal = ['full', 'sectional', 'live'].includes(category);
      expect([category, correct, wrong]).toEqual(
        isReal ? [category, '4', '-1'] : [category, '1', '0'],
      );
    }
  });

  it('changes nothing when several replicas start at once', async () => {
    const before = await countAll(app);
    const replicas = await Promise.all(
      [1, 2].map(() => CatalogueApp.start({ env: app.env, clock, isSampled: true })),
    );
    await Promise.all(replicas.map((replica) => replica.close()));
    expect(await countAll(app)).toEqual(before);
  });

  it('changes nothing after an interruption before the edition was stored', async () => {
    const before = await countAll(app);
    await app.dataSource.query('UPDATE catalogue_versions SET sample_edition = 0');
    const again = await CatalogueApp.start({ env: app.env, clock, isSampled: true });
    await again.close();
    expect(await countAll(app)).toEqual(before);
  });

  const list = async (token: string): Promise<UpcomingTestDto[]> =>
    (await app.call<UpcomingTestDto[]>('/api/user/upcoming-tests', { token })).body;

  it('has three live tests, the next first, in Indian time', async () => {
    const upcoming = await list(await signIn());
    expect(upcoming).toHaveLength(3);
    expect(upcoming[0]).toMatchObject({
      name: expect.stringContaining('Live Test of 29 November 2026'),
      date: '29 Nov 2026',
      time: '10:00 am',
      startsAt: '2026-11-29T04:30:00.000Z',
      closesAt: '2026-11-29T16:30:00.000Z',
      registered: false,
      capacity: 500,
    });
    expect(upcoming.map(({ registration }) => registration)).toEqual(['open', 'open', 'not_yet']);
  });

  it('has live tests in the pattern of their exams, honestly named', async () => {
    const upcoming = await list(await signIn());
    expect(upcoming.map(({ name, duration }) => [name, duration / 60])).toEqual([
      ['IBPS PO: Live Test of 29 November 2026 (Preliminary, 51 of 100 questions)', 30],
      ['CRPF HC: Live Test of 6 December 2026 (Written Test, 75 of 100 questions)', 68],
      [expect.stringMatching(/^UPSC CAPF: .* \(Paper 1, \d+ of 125 questions\)$/), 16],
    ]);
    const { examId, testId } = upcoming[0] ?? {};
    const { body } = await app.call<TestDetailDto>(`/exams/${examId}/tests/${testId}`);
    expect([body.markingScheme, body.subjects]).toEqual([
      { correct: '1', wrong: '-1/4' },
      [
        { subject: 'English Language', questions: 15 },
        { subject: 'Quantitative Aptitude', questions: 18 },
        { subject: 'Reasoning Ability', questions: 18 },
      ],
    ]);
  });

  it('has no question in a live test that another exam has too', async () => {
    const repeated: { exam: string; others: number | string }[] = await app.dataSource.query(
      `SELECT e.name AS exam, COUNT(DISTINCT other.id) AS others
       FROM tests t
       JOIN exams e ON e.id = t.exam_id
       JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
       JOIN question_versions v ON v.question_id = tq.question_id AND v.version = tq.question_version
       JOIN question_versions same ON same.question = v.question AND same.options = v.options
         AND COALESCE(same.content, '') = COALESCE(v.content, '')
       JOIN questions other ON other.id = same.question_id AND other.exam_id <> t.exam_id
       WHERE t.category = 'live' GROUP BY e.name`,
    );
    expect(repeated).toEqual([]);
  });

  it('has live tests in the future after every restart, and while it runs', async () => {
    const restart = async () =>
      (await CatalogueApp.start({ env: app.env, clock, isSampled: true })).close();
    const sweep = () => app.nest.get(LiveScheduleSweeper).run();
    for (const announceNext of [restart, sweep]) {
      const [next] = await list(await signIn(undefined, clock.now()));
      clock.advance(8 * DAY + 13 * 3600);
      const late = await signIn(undefined, clock.now());
      expect((await list(late)).map(({ id }) => id)).not.toContain(next?.id);
      await announceNext();
      expect((await list(late)).length).toBeGreaterThanOrEqual(3);
    }
  });
});

/** The sample of a day on which the catalogue knows all questions for live tests. */
class WithoutNewQuestions extends PartOfSample {
  override async pool(week: number): Promise<SamplePool> {
    return { ...(await super.pool(week)), candidates: [] };
  }
}

describe('an installation that has used up the questions for live tests', () => {
  it('announces none, and its log says what to do', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const sample = new WithoutNewQuestions(['GATE EE']);
    const used = await CatalogueApp.start({ clock, isSampled: true, sample });
    try {
      expect(await used.count('live_tests')).toBe(0);
      expect(warn).toHaveBeenCalledWith(
        expect.objectContaining({ exam: 'GATE EE' }),
        'The sample has no new questions for a live test. Announce one with catalogue:announce',
      );
    } finally {
      warn.mockRestore();
      await used.close();
    }
  });
});

describe('an installation with an earlier edition', () => {
  const ALREADY = ['SSC CGL', 'GATE CSE', 'NEET UG'];
  const part = new PartOfSample([...ALREADY, 'JEE Main', 'CTET']);
  let app: CatalogueApp;
  let papers: PaperSnapshotDto[];
  let before: { testId: string; paper: PaperSnapshotDto }[];

  /** Three exams at one price, with the last questions of each current exam and other questions. */
  async function loadEarlier(earlier: CatalogueApp): Promise<void> {
    const listed = await collect(artefact.questions());
    const today = ALREADY.flatMap((name) => listed.filter(({ exam }) => exam === name).slice(-20));
    const others = await Promise.all(ALREADY.map(findUnlisted));
    const items = [...today, ...others.flat()].map((item) => ({ ...item, source: 'Abhyas' }));
    await earlier.import(items, { size: 25, price: 1 });
  }

  async function findUnlisted(exam: string): Promise<(SampleQuestion & { exam: string })[]> {
    const week = head.exams.findIndex(({ name }) => name === exam);
    const { candidates } = await artefact.pool(week);
    return candidates.flat().map((question) => ({ ...question, exam }));
  }

  async function readPapers(
    from: CatalogueApp,
    ids: readonly string[],
  ): Promise<PaperSnapshotDto[]> {
    const responses = await Promise.all(
      ids.map((id) => from.internal<PaperSnapshotDto>(`/internal/papers/${id}/versions/1`)),
    );
    return responses.map(({ body }) => body);
  }

  beforeAll(async () => {
    const env = await createTestEnv('catalogue');
    const earlier = await CatalogueApp.start({ env });
    await loadEarlier(earlier);
    await earlier.import(buildQuestions(25, { exam: 'JEE Main' }), { price: 77 });
    const ids: { id: string }[] = await earlier.dataSource.query('SELECT id FROM tests');
    const snapshots = await readPapers(
      earlier,
      ids.map(({ id }) => id),
    );
    before = snapshots.map((paper) => ({ testId: paper.testId, paper }));
    await earlier.close();
    app = await CatalogueApp.start({ env, isSampled: true, sample: part });
    papers = await readPapers(
      app,
      before.map(({ testId }) => testId),
    );
  });

  afterAll(() => app.close());

  it('keeps every paper snapshot unchanged', () => {
    expect(before.length).toBeGreaterThan(6);
    expect(papers).toEqual(before.map(({ paper }) => paper));
  });

  it('keeps its tests at their positions, and appends new ones', async () => {
    const exams = await findExams(app);
    const { exams: listedExams } = await part.head();
    expect(exams.map(({ name }) => name).toSorted()).toEqual(
      listedExams.map(({ name }) => name).toSorted(),
    );
    const listed = new Map(exams.map((exam) => [exam.name, exam.tests.map(({ _id }) => _id)]));
    for (const name of ALREADY) {
      const own = before.filter(({ paper }) => paper.exam.name === name);
      const first = listed.get(name)?.slice(0, own.length).toSorted();
      expect(first).toEqual(own.map(({ testId }) => testId).toSorted());
    }
  });

  it('updates its sample exams to the current edition, but not an exam of an operator', async () => {
    const exams = await findExams(app);
    for (const { name, price, examCategories } of (await part.head()).exams) {
      expect(exams.find((exam) => exam.name === name)).toMatchObject({
        price: name === 'JEE Main' ? 77 : price,
        examCategories,
      });
    }
  });

  it('has no question of an exam twice', async () => {
    const rows: { name: string; question: string }[] = await app.dataSource.query(
      `SELECT e.name, v.question, v.content FROM questions q
       JOIN exams e ON e.id = q.exam_id
       JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version
       WHERE NOT EXISTS (
         SELECT 1 FROM test_questions tq JOIN tests t ON t.id = tq.test_id
         WHERE tq.question_id = q.id AND t.category = 'live')
       GROUP BY e.name, v.question, v.content HAVING COUNT(*) > 1`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a catalogue that never had the sample', () => {
  it('is not changed', async () => {
    const env = await createTestEnv('catalogue');
    const own = await CatalogueApp.start({ env });
    await own.import(buildQuestions(30));
    const before = await countAll(own);
    await own.close();
    const sampled = await CatalogueApp.start({ env, isSampled: true });
    const after = await countAll(sampled);
    await sampled.close();
    // Its exam has the name of a sample exam, so live tests of it may be announced.
    expect(after[0]).toBe(before[0]);
    expect(after[5]).toBeLessThanOrEqual((before[5] ?? 0) + 75);
  });
});
