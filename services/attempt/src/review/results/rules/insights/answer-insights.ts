import { percentOf, roundFraction, sumFractions } from '../../../../scoring/rules/fraction.js';
import * as texts from '../../insights.texts.js';
import { extremeOf } from './compare-parts.js';
import { answersThatWere, countingQuestions, evenShare, sumOf } from './facts.js';
import type { Insight, InsightFacts, InsightQuestion } from './insight.types.js';

/** An answer is rushed when it took less than this share of the mean time per question. */
const RUSHED_SHARE = 0.25;
const MIN_RUSHED = 2;
/** Min share of the known time that went into wrong answers for an insight. */
const LOST_SHARE_PERCENT = 25;
const MIN_LOST_SECONDS = 30;

export function timeLost(facts: InsightFacts): Insight | null {
  const wrong = answersThatWere(facts, 'wrong');
  const lost = sumSeconds(wrong);
  const share = percentOf(lost, sumSeconds(facts.questions), 0);
  if (lost < MIN_LOST_SECONDS || share < LOST_SHARE_PERCENT) return null;
  return {
    icon: '📉',
    title: texts.timeLost.title,
    content: texts.timeLost.content({
      seconds: lost,
      percent: share,
      answers: wrong.length,
      secondsPerQuestion: evenShare(facts),
    }),
  };
}

export function rushedAnswers(facts: InsightFacts): Insight | null {
  const limit = Math.floor(evenShare(facts) * RUSHED_SHARE);
  const rushed = answersThatWere(facts, 'wrong').filter(
    (question) => question.timeSpent > 0 && question.timeSpent < limit,
  );
  if (rushed.length < MIN_RUSHED) return null;
  const { title, content, contentWithNumbers } = texts.tooFast;
  const hasNumbers = rushed.some(({ kind }) => kind === 'numeric');
  return {
    icon: '⚡',
    title,
    content: (hasNumbers ? contentWithNumbers : content)({
      answers: rushed.length,
      limit,
      secondsPerQuestion: evenShare(facts),
    }),
  };
}

export function partlyRight(facts: InsightFacts): Insight | null {
  const partly = answersThatWere(facts, 'partly_right');
  if (partly.length === 0) return null;
  return {
    icon: '📉',
    title: texts.partlyRight.title,
    content: texts.partlyRight.content({
      answers: partly.length,
      marks: roundFraction(sumFractions(partly.map(({ marked }) => marked.marks))),
      maxMarks: roundFraction(sumFractions(partly.map(({ marked }) => marked.maxMarks))),
    }),
  };
}

/** Answers beyond “any n of m”. */
export function notCounted(facts: InsightFacts): Insight | null {
  const beyond = answersThatWere(facts, 'not_counted').length;
  if (beyond === 0) return null;
  return { icon: '⚡', title: texts.notCounted.title, content: texts.notCounted.content(beyond) };
}

export function hardQuestionsWon(facts: InsightFacts): Insight | null {
  // Nobody solved a bonus question: its marks are a gift.
  const hard = countingQuestions(facts).filter(
    ({ difficulty, marked }) => isHard(difficulty) && marked.outcome !== 'bonus',
  );
  const won = hard.filter(({ marked }) => marked.outcome === 'right').length;
  // No praise for what another insight calls the weakest.
  const weakest = extremeOf(facts, facts.difficulties, -1)?.names ?? [];
  if (won === 0 || weakest.some(isHard)) return null;
  return {
    icon: '🛡️',
    title: texts.hardQuestions.title,
    content: texts.hardQuestions.content(won, hard.length),
  };
}

function isHard(difficulty: string): boolean {
  return /^(hard|difficult)$/i.test(difficulty);
}

function sumSeconds(questions: readonly InsightQuestion[]): number {
  return sumOf(questions.map(({ timeSpent }) => timeSpent));
}
