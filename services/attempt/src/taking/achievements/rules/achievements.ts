import type { Tally } from '../../../scoring/rules/score-attempt.js';
import type { achievementTexts } from '../achievements.texts.js';

/** Counts of answers in one subject. */
interface SubjectCount {
  readonly answered: number;
  readonly correct: number;
}

interface BestAttempt {
  /** As in {@link EndedAttempt}. */
  readonly share: number;
}

/** A student's finished attempts before an attempt ended. */
export interface EarlierWork {
  /** Finished attempts with at least one answer. */
  readonly answeredTests: number;
  readonly correctInAll: number;
  /** The earlier attempt of the same test with the most marks; null when there is none. */
  readonly bestOfTest: BestAttempt | null;
  /** Recent days, in India's time, on which the student answered a test. In any order. */
  readonly days: readonly number[];
  readonly subjects: ReadonlyMap<string, SubjectCount>;
}

/** The attempt that has just ended. */
export interface EndedAttempt {
  /** Whether the student gave no answer. Bonus questions count as answered all the same. */
  readonly isBlank: boolean;
  readonly total: number;
  readonly answered: number;
  readonly correct: number;
  /** Marks ÷ maximum marks; without a marking scheme right answers ÷ questions. May be negative. */
  readonly share: number;
  readonly elapsedSeconds: number;
  readonly allowedSeconds: number;
  /** The day of its end, in India's time. */
  readonly day: number;
  readonly subjects: readonly Pick<Tally, 'name' | 'answered' | 'correct'>[];
}

/** The input of the rules when an attempt has just finished; it includes that attempt. */
export interface AchievementFacts {
  /** Finished attempts with at least one answer: an attempt without answers earns nothing. */
  readonly answeredTests: number;
  /** Of the attempt that has just finished. */
  readonly total: number;
  readonly answered: number;
  readonly correct: number;
  readonly share: number;
  readonly elapsedSeconds: number;
  readonly allowedSeconds: number;
  /** The earlier attempt of the same test with the most marks; null when there is none. */
  readonly bestBefore: BestAttempt | null;
  /** Consecutive days up to today, in India's time, on each of which the student answered a test. */
  readonly streakDays: number;
  /** Over all finished attempts. */
  readonly correctInAll: number;
  readonly subjects: readonly SubjectCount[];
}

interface AchievementRule {
  readonly id: keyof typeof achievementTexts;
  readonly icon: string;
  readonly isEarned: (facts: AchievementFacts) => boolean;
}

/** Shorter tests are too short for an achievement by score or speed. */
const MEANINGFUL_QUESTIONS = 10;
const MASTERY_ANSWERS = 25;
/** A share of the marks. */
const COMEBACK = 0.2;
/** More than a difference of two doubles is rounded, and less than shares of one test differ. */
const ROUNDING = 1e-9;

const isMeaningful = (facts: AchievementFacts): boolean => facts.total >= MEANINGFUL_QUESTIONS;

const hasShare = (part: number, whole: number, percent: number): boolean =>
  whole > 0 && part * 100 >= whole * percent;

/** All achievements, in display order. */
export const ACHIEVEMENTS: readonly AchievementRule[] = [
  {
    id: 'first-test',
    icon: '🎯',
    isEarned: (facts) => facts.answeredTests >= 1,
  },
  {
    id: 'ten-tests',
    icon: '📚',
    isEarned: (facts) => facts.answeredTests >= 10,
  },
  {
    id: 'fifty-tests',
    icon: '🏔️',
    isEarned: (facts) => facts.answeredTests >= 50,
  },
  {
    id: 'streak-3',
    icon: '🔥',
    isEarned: (facts) => facts.streakDays >= 3,
  },
  {
    id: 'streak-7',
    icon: '🗓️',
    isEarned: (facts) => facts.streakDays >= 7,
  },
  {
    id: 'score-90',
    icon: '🏆',
    isEarned: (facts) => isMeaningful(facts) && facts.share >= 0.9,
  },
  {
    id: 'perfect',
    icon: '💯',
    isEarned: (facts) => isMeaningful(facts) && facts.share >= 1,
  },
  {
    id: 'sure-hand',
    icon: '🛡️',
    isEarned: (facts) => facts.answered >= 20 && hasShare(facts.correct, facts.answered, 90),
  },
  {
    id: 'fast',
    icon: '⚡',
    isEarned: (facts) =>
      isMeaningful(facts) &&
      facts.answered === facts.total &&
      facts.elapsedSeconds * 2 <= facts.allowedSeconds &&
      hasShare(facts.correct, facts.total, 80),
  },
  {
    id: 'comeback',
    icon: '📈',
    isEarned: ({ share, bestBefore: best }) =>
      best !== null && share - Math.max(0, best.share) >= COMEBACK - ROUNDING,
  },
  {
    id: 'subject-master',
    icon: '🎓',
    isEarned: (facts) =>
      facts.subjects.some(
        ({ answered, correct }) => answered >= MASTERY_ANSWERS && hasShare(correct, answered, 85),
      ),
  },
  {
    id: 'all-rounder',
    icon: '🧭',
    isEarned: (facts) => facts.subjects.filter(({ correct }) => correct >= 10).length >= 5,
  },
  {
    id: 'thousand-right',
    icon: '⭐',
    isEarned: (facts) => facts.correctInAll >= 1000,
  },
];

/** The facts after an attempt has been added to the earlier work. One without answers adds nothing. */
export function factsAfter(earlier: EarlierWork, attempt: EndedAttempt): AchievementFacts {
  if (attempt.isBlank) return factsOfAll(earlier, attempt.day);
  const { total, answered, correct, share, elapsedSeconds, allowedSeconds, day } = attempt;
  const subjects = new Map(earlier.subjects);
  for (const own of attempt.subjects) {
    const before = subjects.get(own.name) ?? { answered: 0, correct: 0 };
    subjects.set(own.name, {
      answered: before.answered + own.answered,
      correct: before.correct + own.correct,
    });
  }
  return {
    answeredTests: earlier.answeredTests + 1,
    total,
    answered,
    correct,
    share,
    elapsedSeconds,
    allowedSeconds,
    bestBefore: earlier.bestOfTest,
    streakDays: streakUpTo(day, [...earlier.days, day]),
    correctInAll: earlier.correctInAll + correct,
    subjects: [...subjects.values()],
  };
}

/** The facts over all finished attempts, on the `day` of the last one. Facts of one attempt are 0. */
export function factsOfAll(work: EarlierWork, day: number): AchievementFacts {
  return {
    answeredTests: work.answeredTests,
    ...{ total: 0, answered: 0, correct: 0, share: 0, elapsedSeconds: 0, allowedSeconds: 0 },
    bestBefore: null,
    streakDays: streakUpTo(day, work.days),
    correctInAll: work.correctInAll,
    subjects: [...work.subjects.values()],
  };
}

/**
 * The number of consecutive days up to `today`. Days are whole numbers (days since 1970 in India's
 * time), in any order, and may repeat.
 */
export function streakUpTo(today: number, days: readonly number[]): number {
  const known = new Set(days);
  let length = 0;
  while (known.has(today - length)) length += 1;
  return length;
}
