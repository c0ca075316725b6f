import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { profileCommand } from '../src/commands/exam-profiles.js';
import { withdrawCommand } from '../src/commands/withdraw-question.js';
import type {
  ExamDetailDto,
  ExamPageDto,
  TestDetailDto,
  TestInExamDto,
} from '../src/exams/exams.dto.js';
import type { PaperSnapshotDto, SnapshotQuestionDto } from '../src/papers/papers.dto.js';
import type { ExamProfile } from '../src/profiles/rules/exam-profile.js';
import { buildPart, buildProfile, buildSection } from '../src/profiles/testing/build-profile.js';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';

const HARD = { correct: '2', wrong: '-2/3' };
/** Eight of arithmetic, three of them with more marks; four of English, of which three count. */
const PROFILE = buildProfile({
  id: 'cgl-tier-1',
  minutes: 60,
  sections: [
    buildSection({
      name: 'Arithmetic',
      minutes: 40,
      parts: [buildPart({ questions: 5 }), buildPart({ questions: 3, marking: HARD })],
    }),
    buildSection({
      name: 'English',
      instructions: 'Answer any three.',
      minutes: 20,
      parts: [
        buildPart({ subject: 'English', questions: 4, marking: { correct: '1', wrong: '0' } }),
      ],
      choose: { questions: 3, counted: 'first' },
    }),
  ],
});

let app: CatalogueApp;
let folder: string;

beforeAll(async () => {
  app = await CatalogueApp.start();
  folder = await mkdtemp(join(tmpdir(), 'catalogue-profiles-'));
});

beforeEach(async () => {
  await app.import([
    ...buildQuestions(24),
    ...buildQuestions(22, { subject: 'English', topic: 'Words' }, 100),
    ...buildQuestions(20, { exam: 'GATE CSE' }, 500),
  ]);
});

afterEach(() => app.clear());

afterAll(async () => {
  await app?.close();
  if (folder) await rm(folder, { recursive: true });
});

const run = (...args: string[]) => captureCommand(profileCommand, app.env, ...args);

async function write(content: unknown): Promise<string> {
  const file = join(folder, 'profile.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

async function store(profile: ExamProfile, ...args: string[]) {
  return run('--exam', 'ssc  cgl', '--file', await write(profile), ...args);
}

async function examDetail(): Promise<ExamDetailDto> {
  const { body } = await app.call<ExamPageDto>('/exams');
  const exam = body.exams.find(({ name }) => name === 'SSC CGL');
  return (await app.call<ExamDetailDto>(`/exams/${exam?._id}`)).body;
}

async function fullTests(): Promise<TestInExamDto[]> {
  return (await examDetail()).tests.filter(({ category }) => category === 'full');
}

async function paperOf(testId = ''): Promise<PaperSnapshotDto> {
  const { status, body } = await app.internal<PaperSnapshotDto>(
    `/internal/papers/${testId}?format=1`,
  );
  expect(status).toBe(200);
  return body;
}

async function papers(): Promise<PaperSnapshotDto[]> {
  return Promise.all((await fullTests()).map(({ _id }) => paperOf(_id)));
}

const countsOf = ({ sections = [] }: PaperSnapshotDto) =>
  sections.map(({ questions, choose }) => [questions, choose?.questions ?? null]);

describe('catalogue:profile', () => {
  it('stores a profile once, and a changed one as its next version', async () => {
    const first = await store(PROFILE);
    expect([first.status, first.err]).toEqual([0, '']);
    expect(first.out).toBe(
      'SSC CGL: cgl-tier-1, version 1: “Tier 1 Mock Test” by the pattern of 2025, 2 sections, 12 questions, 14 marks, 60 minutes.\nThis version is stored.\n',
    );
    expect((await store(PROFILE)).out).toContain('version 1: ');
    expect((await store(PROFILE)).out).toContain('This version was stored before.');
    expect((await store({ ...PROFILE, year: 2026 })).out).toContain('version 2: ');
    const listed = 'SSC CGL:\n  cgl-tier-1, version 2: “Tier 1 Mock Test” by the pattern of 2026';
    expect((await run('--list')).out).toContain(listed);
    expect((await run('--list', '--exam', 'ssc cgl')).out).toContain(listed);
    expect(JSON.parse((await run('--show', 'cgl-tier-1')).out)).toEqual({ ...PROFILE, year: 2026 });
    expect(await app.count('exam_profiles')).toBe(2);
  });

  it('composes full tests of questions that no full test has', async () => {
    const { status, out } = await store(PROFILE, '--tests', '2');
    expect(status).toBe(0);
    expect(out).toContain('2 full tests are composed: Tier 1 Mock Test 1, Tier 1 Mock Test 2.');
    const found = await papers();
    expect(found.map(({ title, category, duration }) => [title, category, duration])).toEqual([
      ['Tier 1 Mock Test 1', 'full', 3600],
      ['Tier 1 Mock Test 2', 'full', 3600],
    ]);
    const ids = found.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(24);

    const next = await run('--exam', 'SSC CGL', '--id', 'cgl-tier-1', '--tests', '1');
    expect(next.out).toContain('1 full test is composed: Tier 1 Mock Test 3.');
    const later = (await papers()).at(-1)?.questions.map(({ id }) => id) ?? [];
    expect(later.filter((id) => ids.includes(id))).toEqual([]);
  });

  it('shows a new test at once, at the end of the list', async () => {
    const before = await examDetail();
    await store(PROFILE, '--tests', '1');
    const { tests, totalTests } = await examDetail();
    expect(totalTests).toBe(before.totalTests + 1);
    expect(tests.at(-1)).toMatchObject({ title: 'Tier 1 Mock Test 1', questions: 12 });
  });

  it('says which questions are missing, and changes nothing', async () => {
    const { status, err } = await store(PROFILE, '--tests', '6');
    expect([status, err]).toEqual([
      1,
      [
        'SSC CGL has too few questions that are in no full test and no live test yet:',
        '  Arithmetic, single: 24 questions missing of 48',
        '  English, single: 2 questions missing of 24',
        'Import more, or compose fewer tests.',
        'Nothing was changed.\n',
      ].join('\n'),
    ]);
    expect([await app.count('exam_profiles'), (await fullTests()).length]).toEqual([0, 0]);
  });

  it('changes nothing in a dry run', async () => {
    const { status, out } = await store(PROFILE, '--tests', '2', '--dry-run');
    expect([status, out.split('\n').slice(1)]).toEqual([
      0,
      [
        'This version would be stored.',
        '2 full tests would be composed.',
        'Nothing was changed.',
        '',
      ],
    ]);
    expect([await app.count('exam_profiles'), (await fullTests()).length]).toEqual([0, 0]);
    expect((await store(PROFILE, '--tests', '9', '--dry-run')).status).toBe(1);
  });

  it.each([
    ['no JSON', '{', 'profile.json: It is not JSON: '],
    ['an empty file', '', 'profile.json cannot be read: it is empty.'],
    [
      'a profile that does not add up',
      { ...PROFILE, minutes: 61 },
      'profile.json: minutes: Correct it, or the sections: they have 60 minutes together, not 61.',
    ],
    ['another exam', { ...PROFILE, exam: 'JEE Main' }, 'The profile is of "JEE Main": name that'],
  ])('refuses %s', async (_what, content, reason) => {
    const { status, err } = await run('--exam', 'SSC CGL', '--file', await write(content));
    expect([status, err]).toEqual([1, expect.stringContaining(reason)]);
    expect(err).toContain('Nothing was changed.');
    expect(await app.count('exam_profiles')).toBe(0);
  });

  it('refuses unknown exams and profiles, and the id of another exam’s profile', async () => {
    await store(PROFILE);
    const file = await write({ ...PROFILE, exam: 'GATE CSE' });
    for (const [args, reason] of [
      [['--exam', 'SSC CGI', '--file', file], 'There is no exam named "SSC CGI".'],
      [['--exam', 'GATE CSE', '--file', file], 'Another exam has a profile "cgl-tier-1"'],
      [
        ['--exam', 'GATE CSE', '--id', 'cgl-tier-1', '--tests', '1'],
        'GATE CSE has no profile "cgl-tier-1".',
      ],
      [['--show', 'nothing'], 'There is no profile "nothing". See --list.'],
      [['--list', '--exam', 'nothing'], 'There is no exam named "nothing".'],
    ] as const) {
      const { status, err } = await run(...args);
      expect([status, err]).toEqual([1, expect.stringContaining(reason)]);
    }
    expect((await run()).status).toBe(2);
  });
});

describe('the list and the details of a composed test', () => {
  it('state its sections and its marks', async () => {
    await store(PROFILE, '--tests', '1');
    const exam = await examDetail();
    const [listed] = await fullTests();
    const pattern = {
      sections: [
        { name: 'Arithmetic', questions: 8, seconds: 2400 },
        { name: 'English', questions: 4, seconds: 1200 },
      ],
      marks: '14',
      markings: [
        { kind: 'single', questions: 5, correct: '1', wrong: '-1/3' },
        { kind: 'single', questions: 3, ...HARD },
        { kind: 'single', questions: 4, correct: '1', wrong: '0' },
      ],
    };
    expect(listed?.pattern).toEqual(pattern);
    const details = await app.call<TestDetailDto>(`/exams/${exam._id}/tests/${listed?._id}`);
    expect(details.body.pattern).toEqual(pattern);
    expect(exam.tests.filter((test) => 'pattern' in test)).toHaveLength(1);
  });
});

describe('the paper of a composed test', () => {
  it('has sections, the marks of each question, and the profile', async () => {
    await store(PROFILE, '--tests', '1');
    const [paper] = await papers();
    expect(paper).toMatchObject({
      duration: 3600,
      marking: { correct: '1', wrong: '-1/3' },
      profile: {
        ...{ id: 'cgl-tier-1', year: 2025, marksAndMoves: true, calculator: null, keypad: false },
        ...{ buttons: PROFILE.buttons, legend: PROFILE.legend },
        instructions: ['Answer all questions.'],
      },
    });
    expect(paper?.sections).toEqual([
      {
        ...{ name: 'Arithmetic', instructions: null, questions: 8, seconds: 2400, choose: null },
        marking: { correct: '1', wrong: '-1/3' },
      },
      {
        ...{ name: 'English', instructions: 'Answer any three.', questions: 4, seconds: 1200 },
        marking: { correct: '1', wrong: '0' },
        choose: { questions: 3, counted: 'first' },
      },
    ]);
    const questions = paper?.questions ?? [];
    expect(questions.map(({ subject }) => subject)).toEqual([
      ...Array<string>(8).fill('Arithmetic'),
      ...Array<string>(4).fill('English'),
    ]);
    const plain = undefined;
    expect(questions.map(({ marking }) => marking)).toEqual([
      ...[plain, plain, plain, plain, plain, HARD, HARD, HARD],
      ...[plain, plain, plain, plain],
    ]);
    expectRisingIn(questions.slice(0, 5), questions.slice(5, 8), questions.slice(8));
  });

  it('of another test has none of them', async () => {
    const other = (await examDetail()).tests[0];
    const paper = await paperOf(other?._id);
    expect(Object.keys(paper)).not.toContain('sections');
    expect(Object.keys(paper)).not.toContain('profile');
    expect(paper.questions.some((question) => 'marking' in question)).toBe(false);
  });

  it('keeps its pattern when the profile changes', async () => {
    await store(PROFILE, '--tests', '1');
    const [before] = await papers();
    await store({ ...PROFILE, year: 2026 }, '--tests', '1');
    const [after, later] = await papers();
    expect(after).toEqual(before);
    expect([before?.profile?.year, later?.profile?.year]).toEqual([2025, 2026]);
  });

  it('keeps its pattern when a question is corrected', async () => {
    await store(PROFILE, '--tests', '1');
    const [before] = await papers();
    await app.import(buildQuestions(24, { explanation: 'Count.' }));
    const [after] = await papers();
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect([after?.sections, after?.profile, after?.marking, after?.duration]).toEqual([
      ...[before?.sections, before?.profile, before?.marking, before?.duration],
    ]);
    expect(after?.questions.map(({ marking }) => marking)).toEqual(
      before?.questions.map(({ marking }) => marking),
    );
  });

  it('loses a withdrawn question where it stood', async () => {
    await store(PROFILE, '--tests', '1');
    const [before] = await papers();
    const ids = before?.questions.map(({ id }) => id) ?? [];
    await withdraw(ids[5]);
    const [after] = await papers();
    expect(countsOf(after ?? fail())).toEqual([
      [7, null],
      [4, 3],
    ]);
    expect(after?.questions.map(({ marking }) => marking?.correct)).toEqual([
      ...Array<undefined>(5).fill(undefined),
      ...['2', '2'],
      ...Array<undefined>(4).fill(undefined),
    ]);
    const old = await app.internal<PaperSnapshotDto>(
      `/internal/papers/${before?.testId}/versions/${before?.version}`,
    );
    expect(old.body).toEqual(before);

    for (const id of ids.slice(8, 10)) await withdraw(id);
    expect(countsOf((await papers())[0] ?? fail())).toEqual([
      [7, null],
      [2, 2],
    ]);
  });

  it('loses a section with its last question, and the section’s time', async () => {
    await store(PROFILE, '--tests', '1');
    const [before] = await papers();
    for (const { id } of before?.questions.slice(0, 8) ?? []) await withdraw(id);
    const [after] = await papers();
    expect(countsOf(after ?? fail())).toEqual([[4, 3]]);
    expect(after).toMatchObject({ duration: 1200, marking: { correct: '1', wrong: '0' } });
    const [listed] = await fullTests();
    expect(listed).toMatchObject({ duration: 1200, questions: 4 });
  });

  async function withdraw(id = ''): Promise<void> {
    const { status } = await captureCommand(withdrawCommand, app.env, id);
    expect(status).toBe(0);
  }
});

const RANKS = ['Easy', 'Moderate', 'Hard'];

function expectRisingIn(...runs: SnapshotQuestionDto[][]): void {
  for (const questions of runs) {
    const ranks = questions.map(({ difficulty }) => RANKS.indexOf(difficulty));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  }
}

function fail(): never {
  throw new Error('There is no paper.');
}
