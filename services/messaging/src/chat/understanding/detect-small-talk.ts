import { wordsOf } from '../rules/words.js';

export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'introduction';

const SMALL_TALK: readonly {
  kind: SmallTalk;
  core: ReadonlySet<string>;
  filler: ReadonlySet<string>;
}[] = [
  {
    kind: 'greeting',
    core: new Set(
      'hi hii hiii hello hey helo namaste namaskar morning evening afternoon'.split(' '),
    ),
    filler: new Set('good there ji sir madam again bhai dost friend bot'.split(' ')),
  },
  {
    kind: 'thanks',
    core: new Set(
      'thanks thank thankyou thanku thx thnx dhanyavad dhanyawad shukriya great nice okay ok'.split(
        ' ',
      ),
    ),
    filler: new Set('you u very much so a lot got it all bhai sir'.split(' ')),
  },
  {
    kind: 'farewell',
    core: new Set('bye goodbye tata night later'.split(' ')),
    filler: new Set('see you good now bye'.split(' ')),
  },
];

const INTRODUCTION =
  /\b(who|what|which) (are )?you\b(?! my\b)|\byou (who|which)\b|\bare you (a )?(bot|robot|human|real|person|ai)\b|\bwhat (can|do) you (do|know|help)\b|\bwhat can i ask\b|\b(who|what) (made|created|built) you\b|\byour name\b|^help( me)?$/u;

/**
 * Small talk, or undefined when the message is about something.
 *
 * @param message as written
 * @param text in English
 */
export function detectSmallTalk(message: string, text: string): SmallTalk | undefined {
  const words = wordsOf(message);
  if (words.length > 0 && words.length <= 5) {
    const found = SMALL_TALK.find(
      ({ core, filler }) =>
        words.some((word) => core.has(word)) &&
        words.every((word) => core.has(word) || filler.has(word)),
    );
    if (found) return found.kind;
  }
  return INTRODUCTION.test(text) ? 'introduction' : undefined;
}
