import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_PARTS } from '../../questions/rules/question-parts.js';
import { arbitraryDraft } from '../testing/arbitrary-draft.js';
import { correctQuestion, listChanges, replaceQuestion } from './correct-question.js';
import type { QuestionDraft } from './import-item.js';
import { ALL_FIELDS, type OptionalField, type ProvidedQuestion } from './provided-fields.js';

const STORED: QuestionDraft = {
  ...NO_PARTS,
  externalId: 'p-1',
  exam: 'JEE Main',
  subject: 'Physics',
  topic: 'Optics',
  difficulty: 'Hard',
  question: 'What bends light?',
  options: ['a', 'b', 'c', 'd'],
  key: { kind: 'single', correct: 1 },
  explanation: 'A lens\nbends it.',
  source: 'own',
  licence: 'MIT',
};

/** A file that provides only these fields. */
function provide(fields: Partial<QuestionDraft>): ProvidedQuestion {
  const defaults = { subject: 'General', topic: 'General', difficulty: 'Moderate' } as const;
  const nothing = { externalId: null, explanation: null, source: null, licence: null };
  return {
    draft: { ...STORED, ...nothing, ...defaults, ...fields },
    provided: new Set(
      Object.keys(fields).filter((field) => ALL_FIELDS.has(field as OptionalField)),
    ),
  } as ProvidedQuestion;
}

describe('correctQuestion', () => {
  it('keeps fields that a file does not provide', () => {
    expect(correctQuestion(STORED, provide({}))).toEqual(STORED);
  });

  it('changes only the fields that a file provides', () => {
    const changes = {
      key: { kind: 'single', correct: 2 },
      subject: 'Chemistry',
      topic: 'Waves',
      difficulty: 'Easy',
      explanation: 'Glass.',
      externalId: 'p-2',
      source: 'NTA',
      licence: 'CC0',
    } as const;
    for (const [field, value] of Object.entries(changes)) {
      const provided = provide({ [field]: value });
      expect(correctQuestion(STORED, provided)).toEqual({ ...STORED, [field]: value });
    }
  });

  it('ignores changes of white space', () => {
    const question = 'What\n\nbends light?';
    expect(correctQuestion(STORED, provide({ question, explanation: 'A lens bends it.' }))).toEqual(
      STORED,
    );
  });

  it('changes a topic that equals the subject together with it', () => {
    const plain = { ...STORED, topic: 'Physics' };
    expect(correctQuestion(plain, provide({ subject: 'Chemistry' }))).toMatchObject({
      subject: 'Chemistry',
      topic: 'Chemistry',
    });
  });

  it('gives the same result for consistent files in any order', () => {
    const fields = [...ALL_FIELDS];
    fc.assert(
      fc.property(arbitraryDraft, fc.subarray(fields), fc.subarray(fields), (draft, a, b) => {
        // A topic in one file that equals the other's subject is the same as no topic.
        fc.pre(draft.topic !== draft.subject && draft.topic !== 'General');
        const tell = (provided: readonly OptionalField[]): ProvidedQuestion =>
          provide({ ...onlyTexts(draft), ...pick(draft, provided) });
        const made = [
          correctQuestion(newQuestion(tell(a)), tell(b)),
          correctQuestion(newQuestion(tell(b)), tell(a)),
        ];
        expect(made[0]).toEqual(made[1]);
        expect(made[0]).toMatchObject(pick(draft, [...a, ...b]));
        const once = correctQuestion(made[0] as QuestionDraft, tell(b));
        expect(listChanges(made[0] as QuestionDraft, once)).toEqual([]);
      }),
    );
  });
});

describe('correctQuestion of other kinds', () => {
  const NUMBER: QuestionDraft = {
    ...STORED,
    options: [],
    key: { kind: 'numeric', accepted: [{ from: '9.8', to: '9.8' }], unit: 'm/s' },
  };
  const accepted = [{ from: '9.79', to: '9.82' }];

  it('corrects the right options and the accepted values', () => {
    const key = { kind: 'multiple', correctOptions: [0, 2] } as const;
    const stored = { ...STORED, key: { ...key, correctOptions: [1] } };
    expect(correctQuestion(stored, provide({ key }))).toEqual({ ...STORED, key });
    expect(listChanges(stored, { ...STORED, key })).toEqual([
      { field: 'correct', from: 'B', to: 'A, C' },
    ]);
  });

  it('keeps a unit that a file does not provide', () => {
    const given = provide({ key: { kind: 'numeric', accepted, unit: null } });
    const corrected = correctQuestion(NUMBER, given);
    expect(corrected.key).toEqual({ kind: 'numeric', accepted, unit: 'm/s' });
    expect(listChanges(NUMBER, corrected)).toEqual([
      { field: 'correct', from: '9.8', to: '9.79 to 9.82' },
    ]);
    const provided = new Set([...given.provided, 'unit' as const]);
    const draft = { ...given.draft, key: { kind: 'numeric', accepted, unit: 'cm/s' } as const };
    const other = correctQuestion(NUMBER, { draft, provided });
    expect(listChanges(corrected, other)).toEqual([{ field: 'unit', from: 'm/s', to: 'cm/s' }]);
    expect(listChanges(NUMBER, replaceQuestion(NUMBER, { draft, provided }))).toContainEqual({
      field: 'unit',
      from: 'm/s',
      to: 'cm/s',
    });
  });

  it('keeps table and passage, and takes the descriptions of figures', () => {
    const figure = { id: 'f', alt: null, width: 1, height: 1 };
    const described = { ...figure, alt: 'a circle' };
    const passage = { title: null, text: 'Read\nthis.', table: null, figures: [figure] };
    const stored: QuestionDraft = {
      ...STORED,
      table: { head: [], rows: [['a  b']] },
      passage,
      figures: [described],
      optionFigures: [null, figure, null, null],
    };
    const given = provide({
      table: { head: [], rows: [['a b']] },
      passage: { ...passage, text: 'Read this.', figures: [described] },
      figures: [figure],
      optionFigures: [null, described, null, null],
    });
    const corrected = correctQuestion(stored, given);
    expect(corrected).toEqual({
      ...stored,
      passage: { ...passage, figures: [described] },
      optionFigures: [null, described, null, null],
    });
    expect(listChanges(stored, corrected)).toEqual([
      { field: 'figures', from: 'f | a circle | f', to: 'a circle | a circle | a circle' },
    ]);
    const replaced = replaceQuestion(stored, given);
    expect(listChanges(stored, replaced)).toContainEqual({
      field: 'table',
      from: 'a  b',
      to: 'a b',
    });
    expect(listChanges(stored, replaced)).toContainEqual({
      field: 'passage',
      from: 'Read\nthis.',
      to: 'Read this.',
    });
  });
});

describe('replaceQuestion', () => {
  it('takes everything from the file, including white space', () => {
    const question = 'What\nbends light?';
    const replaced = replaceQuestion(STORED, provide({ question, difficulty: 'Easy' }));
    expect(listChanges(STORED, replaced)).toEqual([
      { field: 'question', from: STORED.question, to: question },
      { field: 'explanation', from: STORED.explanation, to: null },
      { field: 'subject', from: 'Physics', to: 'General' },
      { field: 'topic', from: 'Optics', to: 'General' },
      { field: 'difficulty', from: 'Hard', to: 'Easy' },
      { field: 'id', from: 'p-1', to: null },
      { field: 'source', from: 'own', to: null },
      { field: 'licence', from: 'MIT', to: null },
    ]);
  });
});

describe('listChanges', () => {
  it('names the right option by its letter', () => {
    expect(listChanges(STORED, { ...STORED, key: { kind: 'single', correct: 3 } })).toEqual([
      { field: 'correct', from: 'B', to: 'D' },
    ]);
  });
});

function onlyTexts({ exam, question, options, key }: QuestionDraft) {
  return { exam, question, options, key };
}

function pick(draft: QuestionDraft, fields: readonly OptionalField[]): Partial<QuestionDraft> {
  // It cannot be removed. The unit is part of a numeric key.
  return Object.fromEntries(
    fields.flatMap((field) =>
      field === 'unit' || draft[field] === null ? [] : [[field, draft[field]]],
    ),
  );
}

/** As an import adds it: without a topic, the topic is the subject. */
function newQuestion({ draft, provided }: ProvidedQuestion): QuestionDraft {
  return provided.has('topic') ? draft : { ...draft, topic: draft.subject };
}
