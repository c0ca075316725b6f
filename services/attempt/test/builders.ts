import { systemIds } from '@abhyas/service-kit';
import type { PaperSnapshot } from '../src/clients/paper-snapshot.schema.js';

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
