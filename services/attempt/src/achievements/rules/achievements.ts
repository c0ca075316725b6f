import type { Tally } from '../../attempts/rules/score-attempt.js';

/** Counts of answers in one subject. */
export interface SubjectCount {
  readonly answered: number;
  readonly correct: number;
}

/** What a student has done before an attempt came to its end, in finished attempts. */
export interface EarlierWork {
  /** With an answer. */
  readonly answeredTests: number;
  readonly correctInAll: number;
  /** Best count of right answers of earlier attempts of the same test, null when there is none. */
  readonly bestOfTest: { readonly correct: number; readonly total: number } | null;
  /** Days in India's time on which a test was answered, lately, in any order. */
  readonly days: readonly number[];
  readonly subjects: ReadonlyMap<string, SubjectCount>;
}

/** The attempt that has just come to its end. */
export interface EndedAttempt {
  readonly total: number;
  readonly answered: number;
  readonly correct: number;
  readonly elapsedSeconds: number;
  readonly allowedSeconds: number;
  /** The day of its end, in India's time. */
  readonly day: number;
  readonly subjects: readonly Pick<Tally, 'name' | 'answered' | 'correct'>[];
}

/** What the rules may look at when an attempt has just been finished, that attempt included. */
export interface AchievementFacts {
  /** Finished attempts with an answer: one that was opened and left alone earns nothing. */
  readonly answeredTests: number;
  /** Of the attempt just finished. */
  readonly total: number;
  readonly answered: number;
  readonly correct: number;
  readonly elapsedSeconds: number;
  readonly allowedSeconds: number;
  /** Best count of right answers of earlier attempts of the same test, null when there is none. */
  readonly bestBefore: { readonly correct: number; readonly total: number } | null;
  /** Days in India's time, running up to today, on each of which a test was answered. */
  readonly streakDays: number;
  /** Over all finished attempts. */
  readonly correctInAll: number;
  readonly subjects: readonly SubjectCount[];
}

export interface AchievementRule {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  /** Whether the facts earn it. */
  readonly isEarned: (facts: AchievementFacts) => boolean;
}

/** A test this short says too little to be celebrated for its score or speed. */
const MEANINGFUL_QUESTIONS = 10;
const MASTERY_ANSWERS = 25;

const isMeaningful = (facts: AchievementFacts): boolean => facts.total >= MEANINGFUL_QUESTIONS;

const hasShare = (part: number, whole: number, percent: number): boolean =>
  whole > 0 && part * 100 >= whole * percent;

/** Every achievement there is, in the order in which they are shown. */
export const ACHIEVEMENTS: readonly AchievementRule[] = [
  {
    id: 'first-test',
    icon: '🎯',
    title: 'First Steps',
    description: 'Finish your first test, with an answer in it.',
    isEarned: (facts) => facts.answeredTests >= 1,
  },
  {
    id: 'ten-tests',
    icon: '📚',
    title: 'Regular',
    description: 'Finish 10 tests, with answers in each.',
    isEarned: (facts) => facts.answeredTests >= 10,
  },
  {
    id: 'fifty-tests',
    icon: '🏔️',
    title: 'Long Distance',
    description: 'Finish 50 tests, with answers in each.',
    isEarned: (facts) => facts.answeredTests >= 50,
  },
  {
    id: 'streak-3',
    icon: '🔥',
    title: 'Three in a Row',
    description: 'Answer a test on 3 days running.',
    isEarned: (facts) => facts.streakDays >= 3,
  },
  {
    id: 'streak-7',
    icon: '🗓️',
    title: 'A Full Week',
    description: 'Answer a test on 7 days running.',
    isEarned: (facts) => facts.streakDays >= 7,
  },
  {
    id: 'score-90',
    icon: '🏆',
    title: 'Ninety Plus',
    description: 'Score 90% or more in a test of 10 questions or more.',
    isEarned: (facts) => isMeaningful(facts) && hasShare(facts.correct, facts.total, 90),
  },
  {
    id: 'perfect',
    icon: '💯',
    title: 'Nothing Missed',
    description: 'Answer every question of a test of 10 or more right.',
    isEarned: (facts) => isMeaningful(facts) && facts.correct === facts.total,
  },
  {
    id: 'sure-hand',
    icon: '🛡️',
    title: 'Sure Hand',
    description: 'Answer 20 questions or more of one test with 90% accuracy.',
    isEarned: (facts) => facts.answered >= 20 && hasShare(facts.correct, facts.answered, 90),
  },
  {
    id: 'fast',
    icon: '⚡',
    title: 'Quick and Right',
    description:
      'Answer all of a test of 10 questions or more in half its time, 80% or more of it right.',
    isEarned: (facts) =>
      isMeaningful(facts) &&
      facts.answered === facts.total &&
      facts.elapsedSeconds * 2 <= facts.allowedSeconds &&
      hasShare(facts.correct, facts.total, 80),
  },
  {
    id: 'comeback',
    icon: '📈',
    title: 'Comeback',
    description: 'Score 20 points more than your best so far when you retake a test.',
    isEarned: ({ total, correct, bestBefore: best }) =>
      best !== null && correct * 100 * best.total >= (best.correct * 100 + 20 * best.total) * total,
  },
  {
    id: 'subject-master',
    icon: '🎓',
    title: 'Subject Mastered',
    description: 'Answer 25 questions or more of one subject with 85% accuracy over all tests.',
    isEarned: (facts) =>
      facts.subjects.some(
        ({ answered, correct }) => answered >= MASTERY_ANSWERS && hasShare(correct, answered, 85),
      ),
  },
  {
    id: 'all-rounder',
    icon: '🧭',
    title: 'All-Rounder',
    description: 'Answer 10 questions or more right in each of 5 subjects.',
    isEarned: (facts) => facts.subjects.filter(({ correct }) => correct >= 10).length >= 5,
  },
  {
    id: 'thousand-right',
    icon: '⭐',
    title: 'A Thousand Right',
    description: 'Give 1,000 right answers over all tests.',
    isEarned: (facts) => facts.correctInAll >= 1000,
  },
];

/** What is true once the attempt has been added to what was done before. */
export function factsAfter(earlier: EarlierWork, attempt: EndedAttempt): AchievementFacts {
  const { total, answered, correct, elapsedSeconds, allowedSeconds, day } = attempt;
  const isAnswered = answered > 0;
  const subjects = new Map(earlier.subjects);
  for (const own of attempt.subjects) {
    const before = subjects.get(own.name) ?? { answered: 0, correct: 0 };
    subjects.set(own.name, {
      answered: before.answered + own.answered,
      correct: before.correct + own.correct,
    });
  }
  return {
    answeredTests: earlier.answeredTests + (isAnswered ? 1 : 0),
    total,
    answered,
    correct,
    elapsedSeconds,
    allowedSeconds,
    bestBefore: earlier.bestOfTest,
    streakDays: streakUpTo(day, isAnswered ? [...earlier.days, day] : earlier.days),
    correctInAll: earlier.correctInAll + correct,
    subjects: [...subjects.values()],
  };
}

/** What is true of all that was done, on the `day` of the last end; says nothing of any one attempt. */
export function factsOfAll(work: EarlierWork, day: number): AchievementFacts {
  return {
    answeredTests: work.answeredTests,
    ...{ total: 0, answered: 0, correct: 0, elapsedSeconds: 0, allowedSeconds: 0 },
    bestBefore: null,
    streakDays: streakUpTo(day, work.days),
    correctInAll: work.correctInAll,
    subjects: [...work.subjects.values()],
  };
}

/**
 * How many days without a gap lead up to `today`. Days are whole numbers (days since 1970 in
 * India's time), in any order and possibly repeated.
 */
export function streakUpTo(today: number, days: readonly number[]): number {
  const known = new Set(days);
  let length = 0;
  while (known.has(today - length)) length += 1;
  return length;
}
