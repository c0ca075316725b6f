import type { Ids } from '@abhyas/service-kit';
import type { ImportRepositories } from './import-repositories.js';
import {
  countSubjects,
  difficultyOf,
  outlineTests,
  SECONDS_PER_QUESTION,
  type PlannedQuestion,
  type Run,
} from './rules/plan-tests.js';
import type { DerivedCategory } from './test-derivation.repository.js';
import type { NewTest, NewTestRow } from './tests.repository.js';
import type { Group } from './waiting-questions.repository.js';

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
}

async function deriveCategory(
  { tests: testsRepository, derivations, ids }: DerivationTools,
  exam: ExamToDerive,
  size: number,
  derivation: Derivation,
): Promise<number> {
  const { category } = derivation;
  const waiting = await derivations.findWaiting(exam.id, category);
  const runs = await waiting.count();
  const numbers = await testsRepository.countTests(exam.id, category);
  let position = await testsRepository.nextPosition(exam.id);
  const first = position;
  for (const { group, name, questions, tests } of planSeries(runs, exam, size, derivation)) {
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
    const dealt = await waiting.deal(group, row);
    if (dealt !== questions) throw new Error(`${dealt} of ${questions} questions were dealt`);
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
