import { systemIds } from '@abhyas/service-kit';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';

const SUBJECTS = ['Quantitative Aptitude', 'English', 'General Awareness'];
const DIFFICULTIES = ['Easy', 'Moderate', 'Hard'];

/** A paper of `size` questions. The right option is the question's index modulo four. */
export function buildPaper(
  overrides: Partial<PaperSnapshot> & { size?: number } = {},
): PaperSnapshot {
  const { size = 6, ...given } = overrides;
  return {
    testId: systemIds.uuid(),
    version: 1,
    exam: { _id: systemIds.uuid(), name: 'SSC CGL' },
    title: 'Arithmetic, set 1',
    category: 'setwise',
    duration: 600,
    marking: { correct: '1', wrong: '0' },
    questions: Array.from({ length: size }, (_, index) => buildQuestion(index)),
    ...given,
  };
}

/** The window of a live test that has just opened, an hour long. */
export function liveWindow(now: Date): { opensAt: string; closesAt: string } {
  return {
    opensAt: now.toISOString(),
    closesAt: new Date(now.getTime() + 3_600_000).toISOString(),
  };
}

export function buildQuestion(index: number): PaperSnapshot['questions'][number] {
  return {
    id: systemIds.uuid(),
    version: 1,
    question: `What is ${index} + 1?`,
    options: ['0', '1', '2', '3'].map((offset) => String(index + Number(offset))),
    correct: index % 4,
    explanation: `Count on from ${index}.`,
    subject: SUBJECTS[index % SUBJECTS.length] ?? '',
    topic: 'Addition',
    difficulty: DIFFICULTIES[index % DIFFICULTIES.length] ?? '',
  };
}

/** A question with this many options, whose last one is right. */
export function buildQuestionOf(options: number): PaperSnapshot['questions'][number] {
  const texts = Array.from({ length: options }, (_, index) => `option ${index}`);
  return { ...buildQuestion(0), options: texts, correct: options - 1 };
}

/** A question of four options, of which these are right. */
export function buildMultipleQuestion(
  index: number,
  correctOptions: readonly number[],
): PaperSnapshot['questions'][number] {
  return {
    ...buildQuestion(index),
    question: `Which of these are right (${index})?`,
    kind: 'multiple',
    correct: -1,
    correctOptions: [...correctOptions],
  };
}

/** A question for a number, of which these values are accepted. */
export function buildNumericQuestion(
  index: number,
  from: string,
  to = from,
): PaperSnapshot['questions'][number] {
  return {
    ...buildQuestion(index),
    question: `How much is it (${index})?`,
    kind: 'numeric',
    options: [],
    correct: -1,
    accepted: [{ from, to }],
  };
}

type Section = NonNullable<PaperSnapshot['sections']>[number];

/** A section with this many questions, all of which count, without a clock of its own. */
export function buildSection(questions: number, overrides: Partial<Section> = {}): Section {
  return {
    name: `Section of ${questions}`,
    instructions: null,
    questions,
    seconds: null,
    marking: { correct: '4', wrong: '-1' },
    choose: null,
    ...overrides,
  };
}

/** A response to the question with this index: an option, several options, or a number as text. */
export function answerTo(
  paper: PaperSnapshot,
  index: number,
  given: number | readonly number[] | string,
  more: { timeSpent?: number; changedAt?: number; marked?: boolean } = {},
): object {
  const questionId = paper.questions[index]?.id;
  if (typeof given === 'number') return { questionId, selectedOption: given, ...more };
  if (typeof given === 'string') return { questionId, value: given, ...more };
  return { questionId, selectedOptions: given, ...more };
}

/** Answers to the first questions, right ones first: `answers(paper, { right: 2, wrong: 1 })`. */
export function answers(
  paper: PaperSnapshot,
  counts: { right: number; wrong?: number },
  timeSpent = 10,
): { questionId: string; selectedOption: number; timeSpent: number }[] {
  return paper.questions.slice(0, counts.right + (counts.wrong ?? 0)).map((question, index) => ({
    questionId: question.id,
    selectedOption: index < counts.right ? question.correct : (question.correct + 1) % 4,
    timeSpent,
  }));
}
