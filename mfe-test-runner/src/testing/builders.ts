import type { Paper } from '../shared/paper.types';
import { UNTOUCHED, type QuestionProgress } from '../shared/progress.types';

/** A paper of `count` questions (q1, q2, …) from two subjects. */
export function buildPaper(count = 5, changes: Partial<Paper> = {}): Paper {
  return {
    _id: 'test-1',
    title: 'SSC CGL Mock 1',
    examId: 'exam-1',
    examName: 'SSC CGL',
    category: 'full',
    duration: 3600,
    markingScheme: { correct: '1', wrong: '0' },
    questions: Array.from({ length: count }, (_, index) => ({
      _id: `q${index + 1}`,
      question: `Which number follows ${index + 1}?`,
      options: [`${index + 2}`, `${index + 3}`, `${index + 4}`, `${index + 5}`],
      subject: index % 2 === 0 ? 'Reasoning' : 'Arithmetic',
    })),
    ...changes,
  };
}

/** The progress of one question, untouched but for `changes`. */
export function buildQuestionProgress(changes: Partial<QuestionProgress> = {}): QuestionProgress {
  return { ...UNTOUCHED, ...changes };
}
