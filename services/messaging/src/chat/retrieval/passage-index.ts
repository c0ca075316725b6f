import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from '../knowledge/passage.js';
import { indexTerm, queryTerms, wordsOf } from '../rules/words.js';

/** The minimum share of a question's meaningful words that a passage must contain. */
const MIN_COVERAGE = 0.5;
const MAX_PASSAGES = 3;

export interface FoundPassage {
  passage: Passage;
  score: number;
}

/** Full-text search over a fixed set of passages. Tolerates word endings; typing errors are corrected before. */
export class PassageIndex {
  private readonly passages: ReadonlyMap<string, Passage>;
  private readonly search: MiniSearch<Passage>;

  constructor(passages: readonly Passage[]) {
    this.passages = new Map(passages.map((passage) => [passage.id, passage]));
    this.search = new MiniSearch<Passage>({
      fields: ['title', 'asks', 'text'],
      processTerm: indexTerm,
      extractField: (passage, field) => {
        if (field === 'asks') return passage.asks.join('\n');
        return String(passage[field as keyof Passage]);
      },
      searchOptions: {
        boost: { title: 3, asks: 2.5 },
      },
    });
    this.search.addAll(passages);
  }

  /**
   * The passages that answer a question, best first; empty when none is relevant enough.
   *
   * @param about the part of the question that a passage must answer; the rest only affects the order
   */
  find(question: string, about = question): FoundPassage[] {
    const needed = queryTerms(about);
    if (needed.length === 0) return [];
    const words = new Set(wordsOf(question));
    return this.search
      .search(queryTerms(question).join(' '), { processTerm: (term) => term })
      .filter((result) => isRelevant(result, needed))
      .flatMap((result) => {
        const passage = this.passages.get(String(result.id));
        return passage && isAllowedFor(passage, words) ? [{ passage, score: result.score }] : [];
      })
      .slice(0, MAX_PASSAGES);
  }
}

/** A match in the running text alone is chance. A passage answers what its title or asks name. */
function isRelevant(result: SearchResult, needed: readonly string[]): boolean {
  const isInHeading = Object.values(result.match).some((fields) =>
    fields.some((field) => field === 'title' || field === 'asks'),
  );
  const matched = needed.filter((term) => result.queryTerms.includes(term)).length;
  return isInHeading && matched / needed.length >= MIN_COVERAGE;
}

function isAllowedFor({ onlyFor }: Passage, words: ReadonlySet<string>): boolean {
  return onlyFor === undefined || onlyFor.some((word) => words.has(word));
}
