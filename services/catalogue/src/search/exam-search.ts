import MiniSearch, { type Query } from 'minisearch';

/** What of an exam can be searched. */
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

/** How much is forgiven, word by word. */
interface Leniency {
  slips: (word: string) => number | false;
  combineWith: 'AND' | 'OR';
}

/** From strict to forgiving; the first that finds anything answers. */
const LENIENCIES: readonly Leniency[] = [
  { slips: () => false, combineWith: 'AND' },
  { slips: (word) => word.length >= 4 && 1, combineWith: 'AND' },
  { slips: (word) => (word.length >= 6 ? 2 : word.length >= 3 && 1), combineWith: 'AND' },
  { slips: (word) => word.length >= 4 && 1, combineWith: 'OR' },
];

/** Finds exams by what students type: beginnings of words, any order, slips of the finger. */
export class ExamSearch {
  private readonly index = new MiniSearch<SearchableExam & { joinedName: string }>({
    fields: FIELDS,
    searchOptions: { boost: BOOST, prefix: true },
  });

  constructor(exams: readonly SearchableExam[]) {
    // "ssccgl" and "neetug" are how names are typed in a hurry.
    this.index.addAll(
      exams.map((exam) => ({ ...exam, joinedName: exam.name.replace(/[^\p{L}\p{N}]/gu, '') })),
    );
  }

  /** Ids of the exams that fit, best first; any text is taken. */
  find(query: string): string[] {
    const words = readWords(query);
    if (words.length === 0) return [];
    for (const leniency of LENIENCIES) {
      const found = this.index.search(combine(words, leniency));
      if (found.length > 0) return found.map(({ id }) => String(id));
    }
    return [];
  }
}

/** Gives texts that find the same exams the same spelling, of at most 200 characters. */
export function foldQuery(query: string): string {
  return readWords(query).join(' ').toLowerCase();
}

function readWords(query: string): string[] {
  const words = query.slice(0, MAX_QUERY_LENGTH).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS);
}

function combine(words: readonly string[], { slips, combineWith }: Leniency): Query {
  return {
    combineWith,
    queries: words.map((word) => {
      const fuzzy = slips(word);
      if (fuzzy === false) return { queries: [word] };
      return {
        combineWith: 'OR' as const,
        queries: [{ queries: [word], fuzzy }, ...swapNeighbours(word)],
      };
    }),
  };
}

/** Two letters that changed places are one slip, which edit distance counts as two: "mian". */
function swapNeighbours(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
