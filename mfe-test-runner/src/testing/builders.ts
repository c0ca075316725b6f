import type { ResponseOf } from '@abhyas/web-kit';
import type { WireResponse } from '../features/attempt-session/api/attempt.types';
import type { ExamProfile, Figure, Passage, Section } from '../shared/paper.types';
import { UNTOUCHED, type QuestionProgress } from '../shared/progress.types';

type Paper = ResponseOf<'/tests/{testId}'>;

/** A paper of `count` questions (q1, q2, …) from two subjects. */
export function buildPaper(count = 5, changes: Partial<Paper> = {}): Paper {
  return {
    _id: 'test-1',
    title: 'SSC CGL Mock 1',
    examId: 'exam-1',
    examName: 'SSC CGL',
    category: 'full',
    duration: 3600,
    allowanceMinutes: 0,
    markingScheme: { correct: '1', wrong: '0' },
    questionCount: count,
    questions: Array.from({ length: count }, (_, index) => ({
      _id: `q${index + 1}`,
      question: `Which number follows ${index + 1}?`,
      options: [`${index + 2}`, `${index + 3}`, `${index + 4}`, `${index + 5}`],
      subject: index % 2 === 0 ? 'Reasoning' : 'Arithmetic',
    })),
    ...changes,
  };
}

/** A passage without a title, with nothing but its text. */
export function buildPassage(changes: Partial<Passage> = {}): Passage {
  return { id: 'passage-1', title: null, text: 'The text of the passage.', ...changes };
}

/** A picture of a known size. */
export function buildFigure(changes: Partial<Figure> = {}): Figure {
  return { id: 'figure-1', alt: 'A picture', width: 200, height: 100, ...changes };
}

/** The profile of an exam whose screen has words of its own, and neither calculator nor keypad. */
export function buildProfile(changes: Partial<ExamProfile> = {}): ExamProfile {
  return {
    id: 'mock-exam',
    year: 2026,
    buttons: {
      next: 'Save & Next',
      previous: 'Go Back',
      mark: 'Mark for Review & Next',
      clear: 'Clear Response',
      submit: 'Hand in',
    },
    legend: {
      answered: 'Answered',
      visited: 'Not Answered',
      notVisited: 'Not Visited',
      marked: 'Marked for Review',
      answeredAndMarked: 'Answered & Marked for Review',
    },
    marksAndMoves: false,
    calculator: null,
    keypad: false,
    instructions: [],
    ...changes,
  };
}

/**
 * A paper of four questions in two sections: a single and a multiple choice, then a numeric question
 * and a single choice.
 *
 * @param seconds of each section; null where the paper has one clock
 */
export function buildMixedPaper(
  seconds: number | null = null,
  changes: Partial<Paper> = {},
): Paper {
  const { questions, ...paper } = buildPaper(4);
  const kinds = ['single', 'multiple', 'numeric', 'single'] as const;
  return {
    ...paper,
    questions: questions.map((question, index) => {
      const kind = kinds[index] ?? 'single';
      return { ...question, kind, ...(kind === 'numeric' && { options: [], unit: 'm' }) };
    }),
    sections: ['Reasoning', 'Numbers'].map((name) => buildSection({ name, seconds })),
    ...changes,
  };
}

/** A section of two questions with the marking of the test. */
export function buildSection(changes: Partial<Section> = {}): Section {
  return {
    name: 'Reasoning',
    instructions: null,
    questions: 2,
    seconds: null,
    marking: { correct: '1', wrong: '0' },
    choose: null,
    ...changes,
  };
}

/** A visited question in the server's progress, not answered but for `changes`. */
export function buildResponse(changes: Partial<WireResponse> = {}): WireResponse {
  return {
    questionId: 'q1',
    selectedOption: null,
    timeSpent: 0,
    marked: false,
    visited: true,
    changedAt: 0,
    ...changes,
  };
}

/** The progress of one question, untouched but for `changes`. */
export function buildQuestionProgress(changes: Partial<QuestionProgress> = {}): QuestionProgress {
  return { ...UNTOUCHED, ...changes };
}
