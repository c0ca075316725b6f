import type {
  KeyedQuestion,
  MarkedAnswer,
  Marking,
} from '../../../../scoring/rules/mark-answer.js';
import type { Tally } from '../../../../scoring/rules/score-attempt.js';
import type { TopicTally } from '../../../../scoring/rules/tally-topics.js';
import type { Practice } from '../choose-next-test.js';

/** The four icons that the results screen knows. */
type InsightIcon = '📈' | '📉' | '⚡' | '🛡️';

export interface Insight {
  readonly icon: InsightIcon;
  readonly title: string;
  readonly content: string;
  /** What the test to take next is about, if the advice is to take one. */
  readonly practice?: Practice;
}

/** A question with what came of its answer. */
export interface InsightQuestion {
  readonly kind?: KeyedQuestion['kind'];
  readonly options: readonly unknown[];
  readonly difficulty: string;
  readonly marking: Marking;
  readonly marked: MarkedAnswer;
  /** Seconds. */
  readonly timeSpent: number;
}

/** The input of all insights: the same figures that the results screen shows. */
export interface InsightFacts {
  readonly questions: readonly InsightQuestion[];
  readonly subjects: readonly Tally[];
  readonly difficulties: readonly Tally[];
  readonly topics: readonly TopicTally[];
  /** Seconds that the test allows. */
  readonly allowedSeconds: number;
  /** Percent right per subject over all participants of the test. */
  readonly participantMeans: ReadonlyMap<
    string,
    { readonly percentage: number; readonly participants: number }
  >;
}
