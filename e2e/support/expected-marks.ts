import type { StartedAttempt } from './attempt-page.ts';
import { withDatabase } from './database.ts';

/** What a student answered: an option, several options, or a number. */
export type Answer = { option: number } | { options: readonly number[] } | { value: string };

/** What is right, as the catalogue stores it. */
export type Key =
  | { kind: 'single'; correct: number }
  | { kind: 'multiple'; correctOptions: readonly number[] }
  | { kind: 'numeric'; accepted: readonly { from: string; to: string }[] };

type Paper = StartedAttempt['test'];
type PaperQuestion = Paper['questions'][number];

/** Reads the keys of a test by question. No call tells them before a result does. */
export async function readKeys(testId: string): Promise<ReadonlyMap<string, Key>> {
  const [rows] = await withDatabase('catalogue', (database) =>
    database.query(
      `SELECT question_id AS id, kind, correct, answer
         FROM test_questions used JOIN question_versions one USING (question_id)
        WHERE used.test_id = ? AND one.version = used.question_version`,
      [testId],
    ),
  );
  const stored = rows as { id: string; kind: string; correct: number; answer: string | null }[];
  return new Map(
    stored.map(({ id, kind, correct, answer }) => [
      id,
      { kind, correct, ...(JSON.parse(answer ?? '{}') as object) } as Key,
    ]),
  );
}

/** A right answer. */
export function rightAnswer(key: Key): Answer {
  switch (key.kind) {
    case 'single':
      return { option: key.correct };
    case 'multiple':
      return { options: key.correctOptions };
    case 'numeric':
      return { value: key.accepted[0]?.from ?? '' };
  }
}

/** A wrong answer: the next option, one option that is missing or too many, a number above all ranges. */
export function wrongAnswer(key: Key, { options }: PaperQuestion): Answer {
  switch (key.kind) {
    case 'single':
      return { option: (key.correct + 1) % options.length };
    case 'multiple': {
      const other = options.findIndex((_, index) => !key.correctOptions.includes(index));
      if (other === -1) return { options: key.correctOptions.slice(1) };
      return { options: [...key.correctOptions, other].toSorted((a, b) => a - b) };
    }
    case 'numeric':
      return { value: `${Math.ceil(Number(key.accepted.at(-1)?.to)) + 1}` };
  }
}

/** Marks as hundredths of a third: every fraction of the sample's papers is a whole number of them. */
const UNIT = 300;

/** Marks of a section. */
interface SectionMarks {
  name: string;
  marks: number;
  negativeMarks: number;
  maxMarks: number;
}

interface ExpectedMarks {
  marks: number;
  maxMarks: number;
  outcomes: readonly string[];
  sections: readonly SectionMarks[];
}

/**
 * The marks of a paper by the rules of docs/marking.md, as far as the papers of the sample use them: one right
 * option, several right options that count together, a number. Nothing of it is the service's.
 */
export function expectMarks(
  paper: Paper,
  keys: ReadonlyMap<string, Key>,
  answers: ReadonlyMap<string, Answer>,
): ExpectedMarks {
  const { questions, sections = [] } = paper;
  const graded = questions.map((question) => {
    const key = keys.get(question._id);
    if (!key) throw new Error(`The key of question ${question._id} was not read.`);
    const answer = answers.get(question._id);
    const outcome = answer ? outcomeOf(answer, key) : 'unanswered';
    const { correct, wrong } = question.marking ?? sectionOf(paper, question).marking;
    const units = { right: unitsOf(correct), wrong: unitsOf(wrong), unanswered: 0 }[outcome];
    return { outcome, units, max: unitsOf(correct) };
  });
  let first = 0;
  const bySection = sections.map(({ name, questions: count }) => {
    const own = graded.slice(first, (first += count));
    return {
      name,
      marks: rounded(own.map(({ units }) => units)),
      negativeMarks: rounded(own.map(({ units }) => Math.min(units, 0))),
      maxMarks: rounded(own.map(({ max }) => max)),
    };
  });
  return {
    marks: rounded(graded.map(({ units }) => units)),
    maxMarks: rounded(graded.map(({ max }) => max)),
    outcomes: graded.map(({ outcome }) => outcome),
    sections: bySection,
  };
}

function outcomeOf(answer: Answer, key: Key): 'right' | 'wrong' {
  return isRight(answer, key) ? 'right' : 'wrong';
}

function isRight(answer: Answer, key: Key): boolean {
  switch (key.kind) {
    case 'single':
      return 'option' in answer && answer.option === key.correct;
    case 'multiple':
      return 'options' in answer && answer.options.join() === key.correctOptions.join();
    case 'numeric':
      return (
        'value' in answer &&
        key.accepted.some(
          ({ from, to }) =>
            Number(from) <= Number(answer.value) && Number(answer.value) <= Number(to),
        )
      );
  }
}

function sectionOf({ sections = [], questions }: Paper, question: PaperQuestion) {
  let left = questions.indexOf(question);
  const section = sections.find((each) => (left -= each.questions) < 0);
  if (!section) throw new Error(`Question ${question._id} is in no section.`);
  return section;
}

function unitsOf(marks: string): number {
  const [above = 0, below = 1] = marks.split('/').map(Number);
  const units = (above * UNIT) / below;
  if (!Number.isInteger(units)) throw new Error(`Marks of ${marks} are not expected here.`);
  return units;
}

/** The sum as it is shown: two decimals, halves away from zero. */
function rounded(units: readonly number[]): number {
  const sum = units.reduce((total, each) => total + each, 0);
  return (Math.sign(sum) * Math.round((Math.abs(sum) * 100) / UNIT)) / 100;
}
