/** One question of a finished attempt, with its key. */
export interface DetailedResult {
  readonly questionId: string;
  readonly isCorrect: boolean;
  readonly question: string;
  readonly subject: string;
  readonly topic: string;
  readonly difficulty: string;
  readonly options: readonly string[];
  readonly selectedOption: number | null;
  readonly correctAnswer: number;
  readonly explanation: string | null;
  readonly timeSpent: number;
  /** Mean seconds of the participants who spent time on it; null if no time is known. */
  readonly takersMeanTime: number | null;
  readonly marked: boolean;
}

/** The right answers in a part of the test. */
export interface PartPerformance {
  readonly name: string;
  readonly correct: number;
  readonly total: number;
  readonly percentage: number;
}

export interface TimeShare {
  readonly name: string;
  readonly value: number;
}

export interface Insight {
  readonly icon: string;
  readonly title: string;
  readonly content: string;
}

/** The figures of the whole attempt. Times are seconds. */
export interface AttemptFigures {
  readonly title: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly correctAnswers: number;
  readonly answered: number;
  readonly accuracy: number;
  readonly timeSpent: number;
  readonly finishedAt: string;
  readonly state: string;
  readonly rank: number;
  readonly takers: number;
  readonly percentile: number;
  /** An earlier attempt counts: rank and percentile are what this one would get. */
  readonly isRetake: boolean;
  readonly marks: number;
  readonly maxMarks: number;
}

export interface Results {
  readonly attempt: AttemptFigures;
  readonly questions: readonly DetailedResult[];
  readonly subjects: readonly PartPerformance[];
  readonly difficulties: readonly PartPerformance[];
  readonly timeDistribution: readonly TimeShare[];
  readonly insights: readonly Insight[];
}
