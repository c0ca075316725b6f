import type { AttemptFigures, Cutoff, DetailedResult } from '../features/results/api/results.types';

/** The figures of a finished attempt of 20 questions, 12 of them right. */
export function buildFigures(changes: Partial<AttemptFigures> = {}): AttemptFigures {
  return {
    examName: 'SSC CGL',
    title: 'SSC CGL Mock 1',
    category: 'full',
    score: 60,
    totalQuestions: 20,
    correctAnswers: 12,
    answered: 18,
    accuracy: 66.7,
    timeSpent: 754,
    timeAllowed: 1200,
    finishedAt: '2026-11-21T05:00:00.000Z',
    state: 'submitted',
    rank: 3,
    takers: 34,
    percentile: 94.11,
    ranked: true,
    minParticipants: 20,
    rankedAt: '2026-11-21T06:00:00.000Z',
    isRetake: false,
    marks: 12,
    maxMarks: 20,
    ...changes,
  };
}

/** One question of it, answered wrong. Its outcome follows from the answer and `isCorrect`. */
export function buildDetailedResult(changes: Partial<DetailedResult> = {}): DetailedResult {
  const { isCorrect = false, selectedOption = 1 } = changes;
  const missed = selectedOption === null ? 'unanswered' : 'wrong';
  return {
    questionId: 'q1',
    isCorrect: false,
    question: 'Which number follows 1?',
    subject: 'Reasoning',
    topic: 'Series',
    difficulty: 'Easy',
    options: ['2', '3', '4', '5'],
    selectedOption: 1,
    correctAnswer: 0,
    outcome: isCorrect ? 'right' : missed,
    marks: isCorrect ? 1 : 0,
    maxMarks: 1,
    explanation: 'One and one is two.',
    timeSpent: 40,
    takersMeanTime: 25.4,
    marked: false,
    ...changes,
  };
}

/** A cut-off of the real exam, out of the maximum marks of that attempt. */
export function buildCutoff(changes: Partial<Cutoff> = {}): Cutoff {
  return {
    stage: 'Tier 1',
    year: 2024,
    category: 'UR',
    marks: 13.5,
    maxMarks: 20,
    source: { title: 'Result of Tier 1', url: 'https://exams.example/2024' },
    ...changes,
  };
}
