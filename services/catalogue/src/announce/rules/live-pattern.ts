import type { FullPattern } from '../../import/tests.repository.js';

/** What an operator sets; null for what the full tests have. */
export interface WantedPattern {
  minutes: number | null;
  correct: string | null;
  wrong: string | null;
}

/** The time and the marks of a live test. */
export interface LivePattern {
  questions: number;
  /** Seconds. */
  duration: number;
  marking: { correct: string; wrong: string };
  /** The full test that it follows; undefined if the exam has none. */
  like: FullPattern | undefined;
}

/**
 * The pattern of a live test with this many questions: that of the full test whose length is nearest, with
 * the time in proportion. Without a full test, a minute per question and no negative marks.
 */
export function choosePattern(
  fullTests: readonly FullPattern[],
  questions: number,
  { minutes, correct, wrong }: WantedPattern,
): LivePattern {
  const distanceOf = (pattern: FullPattern) => Math.abs(pattern.questions - questions);
  const [like] = fullTests.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  const perQuestion = like && like.questions > 0 ? like.duration / like.questions : 60;
  return {
    questions,
    duration: (minutes ?? Math.max(1, Math.round((perQuestion * questions) / 60))) * 60,
    marking: { correct: correct ?? like?.correct ?? '1', wrong: wrong ?? like?.wrong ?? '0' },
    like,
  };
}

/** Says what students get, and how it compares with the full test: one or two sentences. */
export function describePattern({ questions, duration, marking, like }: LivePattern): string {
  const own = `It takes ${duration / 60} minutes. A right answer counts ${marking.correct}, a wrong one ${marking.wrong}.`;
  if (!like) return `${own} The exam has no full test whose pattern it could follow.`;
  return questions === like.questions
    ? own
    : `${own} The full pattern of “${like.title}” has ${like.questions} questions in ${like.duration / 60} minutes.`;
}
