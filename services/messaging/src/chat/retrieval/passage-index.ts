import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from '../knowledge/passage.js';
import { indexTerm, queryTerms } from '../rules/words.js';

/** Of the telling words of a question, the share that a passage must know to answer it. */
const LEAST_COVERAGE = 0.5;

export interface FoundPassage {
  passage: Passage;
  score: number;
}

/** Full-text search over a fixed set of passages; forgives endings and small typing errors. */
export class PassageIndex {
  readonly #passages: ReadonlyMap<string, Passage>;
  readonly #search: MiniSearch<Passage>;

  constructor(passages: readonly Passage[]) {
    this.#passages = new Map(passages.map((passage) => [passage.id, passage]));
    this.#search = new MiniSearch<Passage>({
      fields: ['title', 'asks', 'text'],
      processTerm: indexTerm,
      extractField: (passage, field) => {
        if (field === 'asks') return passage.asks.join('\n');
        return String(passage[field as keyof Passage]);
      },
      searchOptions: {
        boost: { title: 3, asks: 2.5 },
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        prefix: (term) => term.length > 4,
      },
    });
    this.#search.addAll(passages);
  }

  /** The passages that answer a question, best first; empty when none is close enough. */
  find(question: string, limit = 3): FoundPassage[] {
    const terms = queryTerms(question);
    if (terms.length === 0) return [];
    return this.#search
      .search(terms.join(' '), { processTerm: (term) => term })
      .filter((result) => isRelevant(result, terms.length))
      .slice(0, limit)
      .flatMap((result) => {
        const passage = this.#passages.get(String(result.id));
        return passage ? [{ passage, score: result.score }] : [];
      });
  }
}

/** A word met only in the running text is chance; a passage answers what its title or asks name. */
function isRelevant(result: SearchResult, termCount: number): boolean {
  const isNamed = Object.values(result.match).some((fields) =>
    fields.some((field) => field === 'title' || field === 'asks'),
  );
  return isNamed && new Set(result.queryTerms).size / termCount >= LEAST_COVERAGE;
}
