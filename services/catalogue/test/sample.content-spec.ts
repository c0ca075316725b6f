import { isDeepStrictEqual } from 'node:util';
import type {
  ListedQuestion,
  SampleHead,
  SamplePool,
  SampleQuestion,
} from '@abhyas/sample-catalogue';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { checkQuestion } from '../src/import/rules/check-question.js';
import { countTests, type PlannedQuestion } from '../src/import/rules/plan-tests.js';
import { collect } from '../src/import/testing/collect.js';
import { planLivePaper } from '../src/sample/live-paper.js';
import { planLiveSlots } from '../src/sample/live-schedule.js';
import { SampleArtefact } from '../src/sample/sample-artefact.js';
import { planFullMocks } from '../src/sample/sample-papers.js';

// Checks tens of thousands of questions, which takes longer on a busy machine.
jest.setTimeout(120_000);

const TEST_SIZE = 40;
const WEEK = 7 * 86_400_000;

const artefact = new SampleArtefact();
let head: SampleHead;
let listed: ListedQuestion[];

beforeAll(async () => {
  head = await artefact.head();
  listed = await collect(artefact.questions());
});

/** Questions that the importer refuses or changes. */
function findRejected(exam: string, questions: readonly SampleQuestion[]): SampleQuestion[] {
  return questions.filter((question) => {
    const check = checkQuestion({ ...question, exam });
    return !check.ok || !isDeepStrictEqual({ ...check.draft, ...question }, check.draft);
  });
}

function planned(questions: readonly SampleQuestion[]): PlannedQuestion[] {
  return questions.map((question, index) => ({
    ...question,
    id: String(index),
    version: 1,
    identity: String((index * 7919) % 10_007).padStart(5, '0'),
  }));
}

describe('each exam of the sample', () => {
  it('has only questions that the importer accepts unchanged', () => {
    for (const { name } of head.exams) {
      const own = listed.filter(({ exam }) => exam === name);
      expect([name, findRejected(name, own)]).toEqual([name, []]);
    }
  });

  it('has enough questions for at least one test per subject and four mixed sets', () => {
    for (const { name } of head.exams) {
      const own = listed.filter(({ exam }) => exam === name);
      const bySubject = Map.groupBy(own, ({ subject }) => subject);
      const counts = [...bySubject.values()].map(({ length }) => countTests(length, TEST_SIZE));
      expect([name, Math.min(...counts) > 0]).toEqual([name, true]);
      expect(countTests(own.length, TEST_SIZE)).toBeGreaterThanOrEqual(4);
    }
  });

  it('has enough questions for every paper', () => {
    for (const profile of head.exams) {
      const own = planned(listed.filter(({ exam }) => exam === profile.name));
      const filled = new Set(planFullMocks(profile, own).map(({ groupName }) => groupName));
      expect([...filled]).toEqual(profile.papers.map(({ title }) => title));
    }
  });
});

describe('the pool of a live test', () => {
  let pools: { moment: Date; pool: SamplePool }[];

  beforeAll(async () => {
    const first = Date.parse(head.live.firstOpensAt);
    pools = (await collect(artefact.pools())).map((pool, week) => ({
      moment: new Date(first + (week - 1) * WEEK),
      pool,
    }));
  });

  it('belongs to the exam whose turn it is', () => {
    for (const [week, { moment, pool }] of pools.entries()) {
      expect(planLiveSlots(head, moment)[0]).toMatchObject({ week, exam: { name: pool.exam } });
    }
  });

  it('has only questions that the importer accepts unchanged', () => {
    for (const { pool } of pools)
      expect(findRejected(pool.exam, pool.candidates.flat())).toEqual([]);
  });

  it('makes a test in the pattern of its exam, of at least a fifth of the real paper', () => {
    for (const [week, { moment, pool }] of pools.entries()) {
      const papers = planLiveSlots(head, moment)[0]?.papers ?? [];
      const paper = planLivePaper(papers, pool.candidates);
      const [, count, full] = / (\d+) of (\d+) questions$/.exec(paper?.label ?? '') ?? [];
      const share = full === undefined ? 1 : Number(count) / Number(full);
      expect([week, paper?.label, share >= 0.2]).toEqual([week, paper?.label, true]);
      expect(paper?.questions.length).toBeGreaterThanOrEqual(20);
    }
  });
});
