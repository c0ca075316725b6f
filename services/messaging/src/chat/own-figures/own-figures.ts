import { countOf, indiaTimeFormat } from '@abhyas/service-kit/rules';
import type { OwnFigures } from '../../clients/attempt.client.js';
import type { ChatLink } from '../links/chat-link.js';
import { ABOUT_OTHERS } from '../retrieval/direct-questions.js';

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

export const LOG_IN_FIRST =
  'I can tell you your own figures once you **log in**: I then see your tests and nobody else’s. Without a login I do not know whose they would be.';

export const FIGURES_AWAY =
  'I cannot read your results just now. They are under **Dashboard → Test History**; please look there, or ask me again in a minute.';

/** The reply with the student's own figures. A rank is only on the pages, which know when it is fair. */
export function describeOwn(question: OwnQuestion, figures: OwnFigures): string {
  const [last] = figures.recentActivity;
  if (figures.testsTaken === 0 || !last) {
    return 'You have not finished a test yet. Take a first one, and I can tell you your score, your average and your weakest subject.';
  }
  switch (question) {
    case 'last':
      return `Your last test was **${last.testName}** on ${date.format(new Date(last.date))}: **${last.score}%** of its questions right. ${beforeThat(figures)}Your average over ${countOf(figures.testsTaken, 'test')} is ${figures.avgScore}%.`;
    case 'count':
      return `You have finished **${countOf(figures.testsTaken, 'test')}**. Your average score is ${figures.avgScore}%, and the last one was **${last.testName}**.`;
    case 'average':
      return `Your average score is **${figures.avgScore}%** over ${countOf(figures.testsTaken, 'test')}.`;
    case 'weak':
      return figures.weakestSubject
        ? `Your weakest subject so far is **${figures.weakestSubject}**, by the share of right answers over ${countOf(figures.testsTaken, 'finished test')}. The performance page shows all subjects.\n\nTake one topic of it, go back to its school level, and do a short topicwise test in it each week.`
        : 'There are not enough answers yet to name a weak subject. The performance page shows what there is.';
    case 'rank':
      return 'Rank and percentile are on your performance page and in each result, as soon as enough students have taken the test for them to mean something.';
  }
}

/** The test before the last one, so that a student sees whether it went better. */
function beforeThat({ recentActivity: [, before] }: OwnFigures): string {
  return before ? `The one before, **${before.testName}**, was ${before.score}%. ` : '';
}

/** The pages with these figures. */
export function ownLinks(question: OwnQuestion, figures: OwnFigures | undefined): ChatLink[] {
  const [last] = figures?.recentActivity ?? [];
  const history = { label: 'Test History', path: '/dashboard/history' };
  const performance = { label: 'Performance', path: '/dashboard/performance' };
  if (question === 'last' && last) {
    const path = `/test-results/${last.examId}/${last.testId}?attempt=${last.attemptId}`;
    return [{ label: 'See the result', path }, history];
  }
  return question === 'count' ? [history] : [performance];
}
