import type { Ids } from '@abhyas/service-kit';
import type { ImportRepository, NewTest } from './import.repository.js';
import {
  countSubjects,
  dealTests,
  difficultyOf,
  groupBy,
  SECONDS_PER_QUESTION,
  type PlannedQuestion,
} from './rules/plan-tests.js';

export interface ExamToDerive {
  id: string;
  name: string;
}

/** One way of making tests: which questions go together, and what the row of tests is called. */
interface Derivation {
  category: string;
  groupOf: (question: PlannedQuestion) => string;
  stratumOf: (question: PlannedQuestion) => string;
  titleOf: (exam: ExamToDerive, first: PlannedQuestion, number: number) => string;
}

const DERIVATIONS: readonly Derivation[] = [
  {
    category: 'chapterwise',
    groupOf: ({ subject }) => subject,
    stratumOf: ({ topic }) => topic,
    titleOf: (_exam, { subject }, number) => `${subject}: Chapter Test ${number}`,
  },
  {
    category: 'topicwise',
    groupOf: ({ subject, topic }) => `${subject}: ${topic}`,
    stratumOf: ({ difficulty }) => difficulty,
    titleOf: (_exam, { topic }, number) => `${topic}: Topic Test ${number}`,
  },
  {
    category: 'setwise',
    groupOf: () => '',
    stratumOf: ({ subject }) => subject,
    titleOf: (exam, _first, number) => `${exam.name}: Mixed Set ${number}`,
  },
];

/**
 * Puts an exam's questions that are in no test of a kind yet into tests of that kind, as far as they
 * suffice. What is left over waits for the next import.
 *
 * @returns the number of tests made, per category
 */
export async function deriveTests(
  repository: ImportRepository,
  ids: Ids,
  exam: ExamToDerive,
  size: number,
): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  let position = await repository.nextPosition(exam.id);
  for (const derivation of DERIVATIONS) {
    const tests = await planCategory(repository, exam, size, derivation);
    await repository.insertTests(
      tests.map((test, index) => ({ ...test, id: ids.uuid(), position: position + index })),
    );
    position += tests.length;
    made.set(derivation.category, tests.length);
  }
  return made;
}

async function planCategory(
  repository: ImportRepository,
  exam: ExamToDerive,
  size: number,
  derivation: Derivation,
): Promise<Omit<NewTest, 'id' | 'position'>[]> {
  const { category, groupOf, stratumOf, titleOf } = derivation;
  const unplaced = await repository.findUnplaced(exam.id, category);
  const numbers = await repository.countTests(exam.id, category);
  const tests: Omit<NewTest, 'id' | 'position'>[] = [];
  for (const [groupName, group] of groupBy(unplaced, groupOf)) {
    let number = numbers.get(groupName) ?? 0;
    for (const questions of dealTests(group, size, stratumOf)) {
      const first = questions[0];
      if (!first) continue;
      number += 1;
      const title = titleOf(exam, first, number);
      tests.push({ ...describePaper(questions), examId: exam.id, title, category, groupName });
    }
  }
  return tests;
}

type Paper = Pick<
  NewTest,
  'questions' | 'duration' | 'difficulty' | 'subjects' | 'markingCorrect' | 'markingWrong'
>;

/** What follows from the questions alone: a minute each, one mark for a right answer, none taken away. */
export function describePaper(questions: readonly PlannedQuestion[]): Paper {
  return {
    questions,
    duration: questions.length * SECONDS_PER_QUESTION,
    difficulty: difficultyOf(questions),
    subjects: countSubjects(questions),
    markingCorrect: '1',
    markingWrong: '0',
  };
}
