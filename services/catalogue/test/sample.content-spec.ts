import { isDeepStrictEqual } from 'node:util';
import type {
  ListedQuestion,
  SampleFigure,
  SampleHead,
  SamplePool,
  SampleQuestion,
} from '@abhyas/sample-catalogue';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { figureIdOf } from '../src/figures/rules/figure-id.js';
import { readSvg } from '../src/import/pictures/read-svg.js';
import { checkQuestion } from '../src/import/rules/check-question.js';
import type { FoundFigures, QuestionDraft } from '../src/import/rules/import-item.js';
import { countTests, type ComposableQuestion } from '../src/import/rules/plan-tests.js';
import { collect } from '../src/import/testing/collect.js';
import type { ExamProfile } from '../src/profiles/rules/exam-profile.js';
import type { AnswerKey } from '../src/questions/rules/answer-key.js';
import type { Figure } from '../src/questions/rules/question-parts.js';
import { planLivePaper } from '../src/sample/live-paper.js';
import { planLiveSlots } from '../src/sample/live-schedule.js';
import { requireProfile } from '../src/sample/require-profile.js';
import { SampleArtefact } from '../src/sample/sample-artefact.js';
import { draftOf, itemOf } from '../src/sample/sample-draft.js';
import { planFullMocks } from '../src/sample/sample-papers.js';

// Checks tens of thousands of questions, which takes longer on a busy machine.

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
    const check = checkQuestion(itemOf(question, exam).item, figuresOf(question));
    return !check.ok || !isDeepStrictEqual(textsOf(check.draft), textsOf(asDraft(question)));
  });
}

type Texts = Pick<QuestionDraft, 'subject' | 'topic' | 'difficulty' | 'question' | 'options'> &
  Pick<QuestionDraft, 'key' | 'explanation' | 'table' | 'passage' | 'figures' | 'optionFigures'>;

function textsOf({ subject, topic, difficulty, question, options, ...rest }: Texts): Texts {
  const { key, explanation, table, passage, figures, optionFigures } = rest;
  return {
    ...{ subject, topic, difficulty, question, options },
    ...{ key, explanation, table, passage, figures, optionFigures },
  };
}

function asDraft(question: SampleQuestion): Texts {
  const { table, passage } = question;
  const figures = figuresOf(question);
  return {
    ...question,
    options: question.kind === 'numeric' ? [] : question.options,
    key: keyOf(question),
    table: table ?? null,
    passage: passage
      ? {
          title: passage.title ?? null,
          text: passage.text,
          table: passage.table ?? null,
          figures: figures.passage ?? [],
        }
      : null,
    figures: figures.question ?? [],
    optionFigures: figures.options ?? [],
  };
}

/** The drawings of a question. */
function drawingsOf(question: SampleQuestion) {
  const options = 'optionFigures' in question ? question.optionFigures : undefined;
  return { question: question.figures, options, passage: question.passage?.figures };
}

/** Its figures, if the catalogue stores its drawings as they are. */
function figuresOf(question: SampleQuestion): FoundFigures {
  const { question: own, options, passage } = drawingsOf(question);
  return {
    ...(own && { question: own.map(figureOf) }),
    ...(options && { options: options.map(figureOf) }),
    ...(passage && { passage: passage.map(figureOf) }),
  };
}

function figureOf({ svg, alt, width, height }: SampleFigure): Figure {
  return { id: figureIdOf(Buffer.from(svg)), alt, width, height };
}

function keyOf(question: SampleQuestion): AnswerKey {
  switch (question.kind) {
    case 'numeric': {
      const { answer, unit = null } = question;
      const range = typeof answer === 'string' ? { from: answer, to: answer } : answer;
      return { kind: 'numeric', accepted: [range], unit };
    }
    case 'multiple':
      return { kind: 'multiple', correctOptions: question.correct };
    case 'single':
    case undefined:
      return { kind: 'single', correct: question.correct };
  }
}

function planned(questions: readonly SampleQuestion[]): ComposableQuestion[] {
  return questions.map((question, index) => ({
    ...question,
    id: String(index),
    version: 1,
    identity: String((index * 7919) % 10_007).padStart(5, '0'),
    kind: question.kind ?? 'single',
    passage: question.passage ? JSON.stringify(question.passage) : null,
  }));
}

function profilesOf(name: string): ExamProfile[] {
  return head.profiles.filter(({ exam }) => exam === name).map(requireProfile);
}

/** All drawings of some questions, each once. */
function findDrawings(questions: readonly SampleQuestion[]): SampleFigure[] {
  const all = questions.flatMap((own) => {
    const { question = [], options = [], passage = [] } = drawingsOf(own);
    return [...question, ...options, ...passage];
  });
  return [...new Map(all.map((drawing) => [drawing.svg, drawing])).values()];
}

/** Drawings that the importer refuses or changes. */
function findRedrawn(drawings: readonly SampleFigure[]): SampleFigure[] {
  return drawings.filter(({ svg, width, height }) => {
    const clean = readSvg(Buffer.from(svg));
    return clean.svg.toString() !== svg || clean.width !== width || clean.height !== height;
  });
}

describe('the drawings of the sample', () => {
  it('are taken by the importer unchanged', () => {
    const drawings = findDrawings(listed);
    expect(drawings.length).toBeGreaterThan(1000);
    expect(findRedrawn(drawings)).toEqual([]);
  });
});

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

  it('has profiles that add up, with a year and a source', () => {
    for (const { name } of head.exams) {
      const profiles = profilesOf(name);
      expect([name, profiles.length > 0]).toEqual([name, true]);
      for (const { year, source } of profiles) {
        expect(year).toBeGreaterThanOrEqual(2023);
        expect(source.title).not.toBe('');
      }
    }
    const ids = head.profiles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has enough questions for a full test by every profile, without a question in two of them', () => {
    for (const { name } of head.exams) {
      const own = planned(listed.filter(({ exam }) => exam === name));
      const series = planFullMocks(profilesOf(name), own);
      expect(series.map(({ profile }) => profile.id)).toEqual(profilesOf(name).map(({ id }) => id));
      const ids = series.flatMap(({ papers }) => papers.flat().map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
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

  it('has only drawings that the importer takes unchanged', () => {
    const drawings = findDrawings(pools.flatMap(({ pool }) => pool.candidates.flat()));
    expect(findRedrawn(drawings)).toEqual([]);
  });

  it('makes a test in the pattern of its exam, of at least a fifth of the real paper', () => {
    for (const [week, { moment, pool }] of pools.entries()) {
      const profiles = planLiveSlots(head, moment)[0]?.profiles ?? [];
      const drafts = pool.candidates
        .flat()
        .map((question) => draftOf(question, pool.exam, figuresOf(question)));
      const paper = planLivePaper(profiles.map(requireProfile), drafts);
      const [, count, full] = / (\d+) of (\d+) questions$/.exec(paper?.label ?? '') ?? [];
      const share = full === undefined ? 1 : Number(count) / Number(full);
      expect([week, paper?.label, share >= 0.2]).toEqual([week, paper?.label, true]);
      expect(paper?.drafts.length).toBeGreaterThanOrEqual(20);
    }
  });
});
