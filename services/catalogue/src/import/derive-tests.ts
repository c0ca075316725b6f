import type { Ids } from '@abhyas/service-kit';
import type { ImportRepositories } from './import-repositories.js';
import { planGroupDeal, type DealLevel } from './rules/deal-groups.js';
import {
  countSubjects,
  difficultyOf,
  outlineTests,
  SECONDS_PER_QUESTION,
  type PlannedQuestion,
  type Run,
} from './rules/plan-tests.js';
import type { DerivedCategory } from './test-derivation.repository.js';
import type { NewTest, NewTestRow, TestsRepository } from './tests.repository.js';
import type { Group, WaitingQuestionsRepository } from './waiting-questions.repository.js';

const TESTS_PER_DESCRIPTION = 500;

export interface ExamToDerive {
  id: string;
  name: string;
}

/** The repositories for derived tests, and the source of their ids. */
export interface DerivationTools extends Pick<ImportRepositories, 'tests' | 'derivations'> {
  ids: Ids;
}

/** One way of deriving tests: how questions are grouped, and how the series of tests is named. */
interface Derivation {
  category: DerivedCategory;
  groupOf: (run: Run) => Group;
  nameOf: (group: Group) => string;
  titleOf: (exam: ExamToDerive, group: Group, number: number) => string;
}

const DERIVATIONS: readonly Derivation[] = [
  {
    category: 'chapterwise',
    groupOf: ({ subject }) => ({ subject }),
    nameOf: ({ subject = '' }) => subject,
    titleOf: (_exam, { subject }, number) => `${subject}: Chapter Test ${number}`,
  },
  {
    category: 'topicwise',
    groupOf: ({ subject, topic }) => ({ subject, topic }),
    nameOf: ({ subject, topic }) => `${subject}: ${topic}`,
    titleOf: (_exam, { topic }, number) => `${topic}: Topic Test ${number}`,
  },
  {
    category: 'setwise',
    groupOf: () => ({}),
    nameOf: () => '',
    titleOf: (exam, _group, number) => `${exam.name}: Mixed Set ${number}`,
  },
];

/**
 * Derives tests of each category from the exam's questions that are in no test of that category yet.
 * Questions that are too few for a test wait for the next import.
 *
 * @returns the number of tests created, per category
 */
export async function deriveTests(
  tools: DerivationTools,
  exam: ExamToDerive,
  size: number,
): Promise<Map<string, number>> {
  const created = new Map<string, number>();
  for (const derivation of DERIVATIONS) {
    created.set(derivation.category, await deriveCategory(tools, exam, size, derivation));
  }
  return created;
}

interface Series {
  group: Group;
  name: string;
  questions: number;
  tests: NewTestRow[];
  /** Where single questions go, if others stay together. */
  levels?: readonly DealLevel[];
}

async function deriveCategory(
  { tests: testsRepository, derivations, ids }: DerivationTools,
  exam: ExamToDerive,
  size: number,
  derivation: Derivation,
): Promise<number> {
  const { category } = derivation;
  const waiting = await derivations.findWaiting(exam.id, category);
  const planned = planSeries(await waiting.count(), exam, size, derivation);
  const series = (await waiting.hasPassages())
    ? await keepTogether(waiting, planned, size)
    : planned;
  const numbers = await testsRepository.countTests(exam.id, category);
  let position = await testsRepository.nextPosition(exam.id);
  const first = position;
  for (const { group, name, questions, tests, levels } of series) {
    if (tests.length === 0) continue;
    const number = numbers.get(name) ?? 0;
    const rows = tests.map((test, index) => ({
      ...test,
      id: ids.uuid(),
      position: position + index,
      title: derivation.titleOf(exam, group, number + index + 1),
    }));
    await testsRepository.insertTestRows(rows);
    const row = { firstPosition: position, tests: tests.length };
    const dealt = await (levels
      ? waiting.dealTogether(group, row, levels)
      : waiting.deal(group, row));
    if (dealt !== questions) throw new Error(`${dealt} of ${questions} questions were dealt`);
    if (levels) await describeDealt(testsRepository, rows);
    position += tests.length;
  }
  return position - first;
}

function planSeries(
  runs: readonly Run[],
  exam: ExamToDerive,
  size: number,
  { category, groupOf, nameOf }: Derivation,
): Series[] {
  const groups = Map.groupBy(runs, (run) => nameOf(groupOf(run)));
  return [...groups].flatMap(([name, own]) => {
    const [run] = own;
    if (!run) return [];
    return {
      group: groupOf(run),
      name,
      questions: own.reduce((total, { questions }) => total + questions, 0),
      tests: outlineTests(own, size).map((outline) => ({
        ...outline,
        ...derivedTerms(outline.questionCount),
        id: '',
        examId: exam.id,
        title: '',
        category,
        groupName: name,
        position: null,
      })),
    };
  });
}

/** Questions of a passage change how many tests of a series there are, and what each gets. */
async function keepTogether(
  waiting: WaitingQuestionsRepository,
  planned: readonly Series[],
  size: number,
): Promise<Series[]> {
  const series: Series[] = [];
  for (const own of planned) {
    const passages = await waiting.countPassages(own.group);
    const [outline] = own.tests;
    if (!outline || passages.every(({ questions }) => questions < 2)) series.push(own);
    else {
      const { sizes, levels } = planGroupDeal(own.questions, passages, size);
      const tests = sizes.map((questionCount) => ({
        ...outline,
        ...derivedTerms(questionCount),
        questionCount,
      }));
      series.push({ ...own, tests, levels });
    }
  }
  return series;
}

/** Difficulty and subjects of tests are only known once the questions of passages are dealt. */
async function describeDealt(
  testsRepository: TestsRepository,
  rows: readonly NewTestRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += TESTS_PER_DESCRIPTION) {
    const ids = rows.slice(start, start + TESTS_PER_DESCRIPTION).map(({ id }) => id);
    const outlines = Map.groupBy(await testsRepository.findOutlines(ids), ({ testId }) => testId);
    for (const [testId, questions] of outlines) {
      await testsRepository.updateOutline(
        testId,
        difficultyOf(questions),
        countSubjects(questions),
      );
    }
  }
}

/** One minute per question, one mark for a right answer, no negative marks. */
function derivedTerms(
  questions: number,
): Pick<NewTest, 'duration' | 'markingCorrect' | 'markingWrong'> {
  return { duration: questions * SECONDS_PER_QUESTION, markingCorrect: '1', markingWrong: '0' };
}

type Paper = Pick<
  NewTest,
  'questions' | 'duration' | 'difficulty' | 'subjects' | 'markingCorrect' | 'markingWrong'
>;

/** Derives the data of a paper from its questions. */
export function describePaper(questions: readonly PlannedQuestion[]): Paper {
  return {
    ...derivedTerms(questions.length),
    questions,
    difficulty: difficultyOf(questions),
    subjects: countSubjects(questions),
  };
}
