import type { Difficulty } from '../questions/rules/difficulty.js';

/** Everything that is needed to take and score one version of a test, with keys. For services only. */
export interface PaperSnapshot {
  testId: string;
  version: number;
  exam: { _id: string; name: string };
  title: string;
  category: string;
  /** Seconds. */
  duration: number;
  /** Exact fractions as text, e.g. '1' and '-1/3'. */
  marking: { correct: string; wrong: string };
  /** The window of a live test, ISO 8601; absent on others. */
  opensAt?: string;
  closesAt?: string;
  questions: SnapshotQuestion[];
}

export interface SnapshotQuestion {
  id: string;
  version: number;
  question: string;
  options: string[];
  /** Index of the right option. */
  correct: number;
  explanation: string | null;
  subject: string;
  topic: string;
  difficulty: Difficulty;
}
