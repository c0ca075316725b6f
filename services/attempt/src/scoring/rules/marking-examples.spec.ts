import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { GivenAnswer } from './answer.js';
import { formatFraction } from './fraction.js';
import { exactMarking, markAnswer, type KeyedQuestion, type Marking } from './mark-answer.js';
import { markPaper } from './mark-paper.js';
import { scoreAttempt } from './score-attempt.js';

const PAGE = readFileSync(
  new URL('../../../../../docs/marking.md', import.meta.url),
  'utf8',
).replaceAll('−', '-');

type Row = Readonly<Record<string, string>>;

/** The rows of all tables of the page that have these columns. */
function rowsOf(...columns: readonly string[]): Row[] {
  const lines = PAGE.split('\n').map((line) =>
    line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [],
  );
  let isWanted = false;
  return lines.flatMap((cells) => {
    const isHead = cells.join() === columns.join();
    if (cells.length === 0) isWanted = false;
    if (isHead) isWanted = true;
    if (!isWanted || isHead || cells[0]?.startsWith('---')) return [];
    return [Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))];
  });
}

const without = (text: string): string => text.replaceAll('+', '').trim();

/** `+4, -2, partial +1, +2, +3` */
function markingIn(text: string): Marking {
  const [scheme = '', partial] = text.split(', partial ');
  const [most = '', unanswered] = scheme.split(', not answered ');
  const [correct = '', wrong = ''] = most.split(', ').map(without);
  return { correct, wrong, unanswered, partial: partial?.split(', ').map(without) };
}

const optionsIn = (text: string): number[] => text.split(', ').map((name) => 'ABCD'.indexOf(name));

const isNumber = (text: string): boolean => /^-?\d/.test(text);

/** A question with this key. A single letter is a single choice in the first table only. */
function questionIn(right: string, isSingle: boolean): KeyedQuestion {
  if (isNumber(right)) {
    const accepted = right.split(' or ').map((range) => {
      const [from = '', to = from] = range.split(' to ');
      return { from, to };
    });
    return { kind: 'numeric', correct: -1, accepted };
  }
  const correctOptions = optionsIn(right);
  return isSingle
    ? { correct: correctOptions[0] ?? -1 }
    : { kind: 'multiple', correct: -1, correctOptions };
}

function answerIn({ kind }: KeyedQuestion, text: string): GivenAnswer {
  if (text === 'none') return { selectedOption: null };
  if (kind === 'numeric') return { selectedOption: null, value: text };
  if (kind === 'multiple') return { selectedOption: null, selectedOptions: optionsIn(text) };
  return { selectedOption: optionsIn(text)[0] ?? null };
}

/** The question of an example, whose right answer is option 0. */
function exampleOf(word: string): { question: KeyedQuestion; given: GivenAnswer } {
  const given = { right: 0, wrong: 1, none: null, bonus: null, dropped: 0 }[word];
  if (given === undefined) throw new Error(`The page says ${word}.`);
  const award = word === 'bonus' || word === 'dropped' ? word : undefined;
  return { question: { correct: 0, award }, given: { selectedOption: given } };
}

/** `any 3 of 5, best`; null for `all 3`. */
function choiceIn(text: string): { questions: number; counted: 'first' | 'best' } | null {
  const [, questions, counted] = /^any (\d+) of \d+, (first|best)$/.exec(text) ?? [];
  if (counted !== 'first' && counted !== 'best') return null;
  return { questions: Number(questions), counted };
}

describe('the examples of docs/marking.md', () => {
  const answers = rowsOf('right', 'marking', 'answer', 'outcome', 'marks');
  const firstSeveral = answers.findIndex(({ right }) => right?.includes(','));

  it('are there', () => {
    expect(answers).toHaveLength(33);
    expect(
      rowsOf('section', 'answers to its questions', 'counted', 'marks', 'maximum'),
    ).toHaveLength(12);
  });

  it.each(answers.map((row, index) => ({ row, index })))(
    'give the marks of one answer: $row',
    ({ row, index }) => {
      const question = questionIn(row['right'] ?? '', index < firstSeveral);
      const marking = exactMarking(markingIn(row['marking'] ?? ''));
      const { outcome, marks } = markAnswer(
        question,
        answerIn(question, row['answer'] ?? ''),
        marking,
      );
      expect({ outcome, marks: formatFraction(marks) }).toEqual({
        outcome: row['outcome'],
        marks: row['marks'],
      });
    },
  );

  it.each(rowsOf('section', 'answers to its questions', 'counted', 'marks', 'maximum'))(
    'choose the answers that count: %j',
    (row) => {
      const examples = (row['answers to its questions'] ?? '').split(', ').map(exampleOf);
      const choose = choiceIn(row['section'] ?? '');
      const section = {
        ...{ name: 'A', questions: examples.length, choose },
        marking: { correct: '4', wrong: '-1' },
      };
      const paper = {
        questions: examples.map(({ question }) => ({
          ...{ subject: 'A', difficulty: 'Easy' },
          ...question,
        })),
        marking: { correct: '1', wrong: '0' },
        sections: [section],
      };
      const given = examples.map((example) => example.given);
      const [part] = markPaper(paper, given);
      const score = scoreAttempt(paper, given, []);
      const numbers = part?.answers.flatMap(({ counts }, index) => (counts ? [index + 1] : []));
      expect({
        counted: numbers?.join(', '),
        marks: formatFraction(score.marks),
        maximum: formatFraction(score.maxMarks),
      }).toEqual({ counted: row['counted'], marks: row['marks'], maximum: row['maximum'] });
      expect(score.total).toBe(numbers?.length);
    },
  );

  it('give the sums of a whole paper', () => {
    const asked = { subject: 'A', difficulty: 'Easy', correct: 0 };
    const right = { selectedOption: 0 };
    const wrong = { selectedOption: 1 };
    const score = scoreAttempt(
      {
        questions: [
          asked,
          asked,
          { ...asked, marking: { correct: '2', wrong: '-2/3' } },
          {
            ...asked,
            kind: 'multiple',
            correctOptions: [0, 2],
            marking: { correct: '2', wrong: '0' },
          },
          {
            ...asked,
            kind: 'numeric',
            accepted: [{ from: '7', to: '7' }],
            marking: { correct: '1', wrong: '0' },
          },
        ],
        marking: { correct: '1', wrong: '0' },
        sections: [
          {
            name: 'All',
            questions: 5,
            marking: { correct: '1', wrong: '-1/3' },
            choose: null,
          },
        ],
      },
      [
        right,
        wrong,
        wrong,
        { selectedOption: null, selectedOptions: [0, 2] },
        { selectedOption: null, value: '7.5' },
      ],
      [],
    );
    const rows = rowsOf('question', 'answer', 'marks');
    expect(score.answers.map(({ marks }) => formatFraction(marks))).toEqual(
      rows.map((row) => row['marks']),
    );
    const [, marks, maxMarks, negative, percent, correct, total, accuracy] =
      /^Marks (\S+) of (\S+), negative marks (\S+), score (\d+) \((\d+) of (\d+)\), accuracy (\d+)/m.exec(
        PAGE,
      ) ?? [];
    expect([score.marks, score.maxMarks].map(formatFraction)).toEqual([marks, maxMarks]);
    expect(score.sections.map(({ negativeMarks }) => formatFraction(negativeMarks))).toEqual([
      negative,
    ]);
    expect([score.correct, score.total].map(String)).toEqual([correct, total]);
    expect((100 * score.correct) / score.total).toBe(Number(percent));
    expect((100 * score.correct) / score.answered).toBe(Number(accuracy));
    expect(score.rankValue).toBeCloseTo(2 / 7, 12);
  });
});
