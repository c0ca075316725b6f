import type { Faq } from '@abhyas/web-kit';
import MiniSearch from 'minisearch';

/** Words that nearly every question has. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get have how i if in is it me my not of on or so that the there this to was what when where which why will with you your'.split(
    ' ',
  ),
);

/** What students type and the answers say in another word. */
const SYNONYMS: Readonly<Record<string, string>> = {
  air: 'rank',
  app: 'device',
  cost: 'price',
  fee: 'price',
  fees: 'price',
  forgot: 'reset',
  forgotten: 'reset',
  fullscreen: 'screen',
  internet: 'connection',
  mail: 'email',
  minus: 'negative',
  mobile: 'phone',
  money: 'price',
  network: 'connection',
  offline: 'connection',
  otp: 'code',
  pause: 'leave',
  pay: 'price',
  payment: 'buy',
  penalty: 'negative',
  purchase: 'buy',
  reattempt: 'retake',
  remove: 'delete',
  repeat: 'retake',
  resume: 'leave',
  signup: 'register',
  wifi: 'connection',
};

/** Finds answers by words, also by misspelt and unfinished ones. */
export class AnswerSearch {
  readonly #answers: ReadonlyMap<string, Faq>;
  #built: MiniSearch | undefined;

  constructor(faqs: readonly Faq[]) {
    this.#answers = new Map(faqs.map((faq) => [faq.id, faq]));
  }

  /** The best answers first; none for a text without a word that says something. */
  find(text: string): Faq[] {
    const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    const asked = words.map((word) => SYNONYMS[word] ?? word);
    // A query in the library's words: each word of the text, or what the answers call it.
    const query = [...new Set([...words, ...asked])].join(' ');
    const options = {
      boost: { question: 4, group: 1.5 },
      prefix: (term: string) => term.length > 2,
      // One wrong letter in four: "pasword", "percentle"; none in short words.
      fuzzy: (term: string) => (term.length > 3 ? 0.25 : false),
    };
    const hits = this.#index().search(query, options);
    const best = hits[0]?.score ?? 0;
    return hits
      .filter(({ score }) => score >= best / 6)
      .flatMap(({ id }) => this.#answers.get(String(id)) ?? []);
  }

  /** Built with the first search: most visitors read without one. */
  #index(): MiniSearch {
    if (this.#built) return this.#built;
    this.#built = new MiniSearch({
      fields: ['question', 'answer', 'group'],
      processTerm: (term) => {
        const word = term.toLowerCase();
        return STOP_WORDS.has(word) ? null : word;
      },
    });
    this.#built.addAll([...this.#answers.values()]);
    return this.#built;
  }
}
