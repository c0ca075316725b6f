import { wordsOf } from './words.js';

export type Intent =
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'introduction'
  | 'price'
  | 'exam-list'
  | 'upcoming'
  | 'counts'
  | 'other';

const SMALL_TALK: readonly {
  intent: Intent;
  core: ReadonlySet<string>;
  filler: ReadonlySet<string>;
}[] = [
  {
    intent: 'greeting',
    core: new Set('hi hii hello hey namaste namaskar morning evening afternoon'.split(' ')),
    filler: new Set('good there ji sir madam again'.split(' ')),
  },
  {
    intent: 'thanks',
    core: new Set('thanks thank thankyou thx dhanyavad shukriya great nice okay ok'.split(' ')),
    filler: new Set('you very much so a lot got it all'.split(' ')),
  },
  {
    intent: 'farewell',
    core: new Set('bye goodbye tata night later'.split(' ')),
    filler: new Set('see you good now'.split(' ')),
  },
];

const INTRODUCTION =
  /\b(who|what) are you\b|\bare you (a )?(bot|robot|human|real|person|ai)\b|\bwhat (can|do) you (do|know|help)\b|\bwhat can i ask\b|^help( me)?$/u;
const PRICE =
  /\b(prices?|pricing|costs?|fees?|subscriptions?|subscribe|rupees|rs|inr|cheap(est)?|expensive|affordable)\b|\bhow much (is|are|for|does|do i (have to )?pay)\b|\b(membership|paid) plans?\b|\b(what|your|which) plans\b|₹/u;
const UPCOMING =
  /\b(upcoming|scheduled|next)\b.*\b(tests?|mocks?)\b|\b(when|which|any) .*\blive (tests?|mocks?)\b/u;
const COUNTS = /\b(how many|number of|total)\b( \w+){0,3} (tests?|mocks?|papers?|sets?)\b/u;
const EXAM_LIST =
  /\b(which|what|all|list|list of|your)( \w+)? (exams|test series)\b|\b(exams|test series)\b( \w+)* (available|offer|provide|cover)\b/u;
const ABOUT_STUDYING =
  /\b(study|studying|preparation|prepare|manage|during|before|stress|sleep|books?|should i)\b/u;

function smallTalk(words: readonly string[]): Intent | undefined {
  if (words.length === 0 || words.length > 5) return undefined;
  return SMALL_TALK.find(
    ({ core, filler }) =>
      words.some((word) => core.has(word)) &&
      words.every((word) => core.has(word) || filler.has(word)),
  )?.intent;
}

/** The intent of a message, from its wording alone. `other` is left to the search. */
export function detectIntent(message: string): Intent {
  const words = wordsOf(message);
  const text = words.join(' ') + (message.includes('₹') ? ' ₹' : '');
  const smallTalkIntent = smallTalk(words);
  if (smallTalkIntent !== undefined) return smallTalkIntent;
  if (INTRODUCTION.test(text)) return 'introduction';
  if (COUNTS.test(text) && !ABOUT_STUDYING.test(text)) return 'counts';
  if (PRICE.test(text)) return 'price';
  if (UPCOMING.test(text)) return 'upcoming';
  if (EXAM_LIST.test(text) && !ABOUT_STUDYING.test(text)) return 'exam-list';
  return 'other';
}

const REFERRING_WORDS = new Set([
  'it',
  'its',
  'that',
  'this',
  'these',
  'those',
  'they',
  'them',
  'one',
]);

/** Whether a message refers to an earlier one ("and how much is it?"). */
export function refersBack(message: string): boolean {
  const words = wordsOf(message);
  const opensAsFollowUp = words[0] === 'and' || (words[0] === 'what' && words[1] === 'about');
  return opensAsFollowUp || words.length <= 2 || words.some((word) => REFERRING_WORDS.has(word));
}
