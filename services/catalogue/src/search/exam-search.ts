import MiniSearch, { type Query } from 'minisearch';

/** The searchable fields of an exam. */
export interface SearchableExam {
  id: string;
  name: string;
  description: string;
  terms: string;
  subjects: string;
}

const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 12;
const FIELDS = ['name', 'joinedName', 'terms', 'subjects', 'description'];
const BOOST = { name: 6, joinedName: 4, terms: 3, subjects: 1.5 };

/** How tolerant a search is. */
interface Tolerance {
  /** Maximum edit distance of a word; false for exact matches. */
  maxEdits: (word: string) => number | false;
  combineWith: 'AND' | 'OR';
}

/** From strict to tolerant; the first one with results is used. */
const TOLERANCES: readonly Tolerance[] = [
  { maxEdits: () => false, combineWith: 'AND' },
  { maxEdits: (word) => word.length >= 4 && 1, combineWith: 'AND' },
  { maxEdits: (word) => (word.length >= 6 ? 2 : word.length >= 3 && 1), combineWith: 'AND' },
  { maxEdits: (word) => word.length >= 4 && 1, combineWith: 'OR' },
];

/** Finds exams by what students type: prefixes of words, in any order, with typing errors. */
export class ExamSearch {
  private readonly index = new MiniSearch<SearchableExam & { joinedName: string }>({
    fields: FIELDS,
    searchOptions: { boost: BOOST, prefix: true },
  });

  constructor(exams: readonly SearchableExam[]) {
    // Students also type names without spaces: "ssccgl", "neetug".
    this.index.addAll(
      exams.map((exam) => ({ ...exam, joinedName: exam.name.replace(/[^\p{L}\p{N}]/gu, '') })),
    );
  }

  /** Returns the ids of matching exams, best first. Accepts any text. */
  find(query: string): string[] {
    const words = readWords(query);
    if (words.length === 0) return [];
    for (const tolerance of TOLERANCES) {
      const found = this.index.search(combine(words, tolerance));
      if (found.length > 0) return found.map(({ id }) => String(id));
    }
    return [];
  }
}

/** Normalizes a query, so that queries with the same results are equal. At most 200 characters. */
export function foldQuery(query: string): string {
  return readWords(query).join(' ').toLowerCase();
}

function readWords(query: string): string[] {
  const words = query.slice(0, MAX_QUERY_LENGTH).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS);
}

function combine(words: readonly string[], { maxEdits, combineWith }: Tolerance): Query {
  return {
    combineWith,
    queries: words.map((word) => {
      const fuzzy = maxEdits(word);
      if (fuzzy === false) return { queries: [word] };
      return {
        combineWith: 'OR' as const,
        queries: [{ queries: [word], fuzzy }, ...swapAdjacentLetters(word)],
      };
    }),
  };
}

/** Two swapped letters ("mian") are one typing error, but the edit distance counts two. */
function swapAdjacentLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
