import { indiaTimeFormat } from '@abhyas/service-kit/rules';
import type { OwnFigures } from '../../clients/attempt.client.js';
import type { ChatLink } from '../links/chat-link.js';
import { ABOUT_OTHERS } from '../retrieval/direct-questions.js';
import * as texts from './own-figures.texts.js';

export type OwnQuestion = 'last' | 'count' | 'weak' | 'average' | 'rank';

const date = indiaTimeFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** These ask how the site works, not for a figure. */
const ABOUT_THE_SITE =
  /\bwhy\b|\bwhen\b.*\b(rank|percentile)\b|\bnot (shown?|showing|visible|seen?)\b|\b(delet|compar|retak|reattempt|print|download|answer)\w*\b/u;
const MINE =
  /\b(my|mine|i|gave)\b|\b(previous|last|latest) (test|mock|attempt)\b|^average\b|\baverage score (tell|what)\b/u;
const QUESTIONS: readonly (readonly [OwnQuestion, RegExp])[] = [
  ['rank', /\bmy( \w+)? (rank|percentile|position|standing)\b/u],
  ['average', /\bmy (average|avg|mean|overall)\b|\baverage\b.*\b(score|marks)\b/u],
  [
    'weak',
    /\bwhat\b.*\bi\b.*\b(study|practi[cs]e|revise|do|take)( \w+)? next\b|\b(which|what)( \w+){0,2} (subjects?|topics?|chapters?)\b.*\bi\b.*\b(work|study|focus|improve|practi[cs]e|revise|do)\b(?! (for|in) )|\b(my|i)\b.*\b(weak(est)?|worst|poor)\b.*\b(subjects?|topics?|areas?|points?)\b|\b(subjects?|topics?)\b.*\b(am )?i\b.*\b(weak(est)?|worst)\b|\b(my|i)\b.*\b(subjects?|topics?)\b.*\bweak\b|\bmy weak\b/u,
  ],
  [
    'count',
    /\bhow (many|much) (tests?|mocks?)\b.*\b(have i|did i|i have|i gave|my|taken)\b|\bmy\b.*\b(how many|number of)\b.*\b(tests?|mocks?)\b|\b(tests?|mocks?) (have i|did i|i gave|i took|i have)\b|\bhow many (tests?|mocks?)\b.*\b(gave|taken|done)\b/u,
  ],
  [
    'last',
    /\b(last|latest|previous|recent|yesterday|tomorrow)\b.*\b(test|mock|score|result|attempt|marks)\b|\bmy (test )?(results?|scores?|marks|history)\b|\b(test|mock)\b.*\bmy\b.*\b(how many|marks|received)\b/u,
  ],
];

/** What the message asks about the student's own attempts, or undefined. */
export function ownQuestion(text: string): OwnQuestion | undefined {
  if (!MINE.test(text) || ABOUT_THE_SITE.test(text) || ABOUT_OTHERS.test(text)) return undefined;
  return QUESTIONS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The reply with the student's own figures. */
export function describeOwn(question: OwnQuestion, figures: OwnFigures): string {
  const { testsTaken: all, avgScore: average, weakestSubject: weakest } = figures;
  const tests = figures.testsMarked ?? all;
  const [last] = figures.recentActivity;
  if (all === 0 || !last) return texts.noTestYet;
  if (question === 'rank') return texts.rank;
  // The marks of a live test come when nobody can take it any more.
  if (tests === 0 || (question === 'last' && last.solutionsFrom !== undefined)) {
    return texts.marksComeLater(last.testName);
  }
  const before = figures.recentActivity.slice(1).find((one) => one.solutionsFrom === undefined);
  switch (question) {
    case 'last':
      return texts.lastTest({
        last: { name: last.testName, date: date.format(new Date(last.date)), score: last.score },
        before: before && { name: before.testName, score: before.score },
        ...{ tests, average },
      });
    case 'count':
      return texts.testCount(all, average, last.testName);
    case 'average':
      return texts.averageScore(tests, average);
    case 'weak':
      return weakest ? texts.weakestSubject(weakest, tests) : texts.noWeakSubject;
  }
}

/** The pages with these figures. */
export function ownLinks(question: OwnQuestion, figures: OwnFigures | undefined): ChatLink[] {
  const [last] = figures?.recentActivity ?? [];
  const history = { label: texts.testHistory, path: '/dashboard/history' };
  const performance = { label: texts.performance, path: '/dashboard/performance' };
  if (question === 'last' && last) {
    const path = `/test-results/${last.examId}/${last.testId}?attempt=${last.attemptId}`;
    return [{ label: texts.seeResult, path }, history];
  }
  return question === 'count' ? [history] : [performance];
}
