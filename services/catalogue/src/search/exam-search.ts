import MiniSearch, { type Query } from 'minisearch';
import { KNOWN_EXAMS, type KnownExam } from './known-exams.js';

/** The searchable fields of an exam. */
export interface SearchableExam {
  id: string;
  name: string;
  description: string;
  terms: string;
  subjects: string;
}

/** What a search has found. */
export interface Found {
  /** Ids of exams, best first. */
  ids: string[];
  /** The known exam that the query names and that is not offered; `ids` are then close to it. */
  notOffered?: string;
}

const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 12;
/** Shorter words are acronyms: they are whole words, or begin an exam's name. */
const MIN_PREFIX_LENGTH = 4;
const NAME_FIELDS = ['name', 'joinedName'];
const FIELDS = [...NAME_FIELDS, 'terms', 'subjects', 'description'];
const BOOST = { name: 6, joinedName: 4, terms: 3, subjects: 1.5 };

/** How tolerant a search is. */
interface Tolerance {
  /** Maximum edit distance of a word, 0 for swapped letters only; false for exact matches. */
  maxEdits: (word: string) => number | false;
  combineWith: 'AND' | 'OR';
}

const EXACT: Tolerance = { maxEdits: () => false, combineWith: 'AND' };

/** From strict to tolerant, after an exact search without results; the first one with results is used. */
const TOLERANCES: readonly Tolerance[] = [
  { maxEdits: (word) => word.length >= 4 && 1, combineWith: 'AND' },
  {
    maxEdits: (word) => (word.length >= 6 ? 2 : word.length >= 3 && (word.length === 3 ? 0 : 1)),
    combineWith: 'AND',
  },
  { maxEdits: (word) => word.length >= 4 && 1, combineWith: 'OR' },
];

/** Finds exams by what students type: prefixes of words, in any order, with typing errors. */
export class ExamSearch {
  private readonly index = new MiniSearch<SearchableExam & { joinedName: string }>({
    fields: FIELDS,
    searchOptions: { boost: BOOST, prefix: true },
  });
  private readonly notOffered: readonly NamedExam[];

  constructor(exams: readonly SearchableExam[]) {
    // Students also type names without spaces: "ssccgl", "neetug".
    this.index.addAll(
      exams.map((exam) => ({ ...exam, joinedName: exam.name.replace(/[^\p{L}\p{N}]/gu, '') })),
    );
    const offered = exams.map(({ name }) => new Set(foldedWords(name)));
    this.notOffered = KNOWN_EXAMS.map(named).filter(
      ({ own }) => !offered.some((words) => own.every((word) => words.has(word))),
    );
  }

  /** Accepts any text. */
  find(query: string): Found {
    const words = readWords(query);
    if (words.length === 0) return { ids: [] };
    const exact = this.search(words, EXACT);
    const named = this.findNotOffered(foldedWords(query));
    // A single word may be a word of an offered exam too: its subject, or a name that its operator gave.
    if (named && (named.words > 1 || exact.length === 0)) {
      const { name, near = '' } = named.exam;
      return {
        ids: exact.length > 0 ? exact : this.search(readWords(near), EXACT),
        notOffered: name,
      };
    }
    if (exact.length > 0) return { ids: exact };
    for (const tolerance of TOLERANCES) {
      const ids = this.search(words, tolerance);
      if (ids.length > 0) return { ids };
    }
    return { ids: [] };
  }

  private search(words: readonly string[], tolerance: Tolerance): string[] {
    if (words.length === 0) return [];
    return this.index.search(combine(words, tolerance)).map(({ id }) => String(id));
  }

  /** The known exam with the longest name in the query that is not offered. */
  private findNotOffered(query: readonly string[]): { exam: KnownExam; words: number } | undefined {
    return this.notOffered
      .flatMap(({ exam, names }) =>
        names.filter((name) => contains(query, name)).map((name) => ({ exam, words: name.length })),
      )
      .toSorted((a, b) => b.words - a.words)[0];
  }
}

/** A known exam with the words of its name, and of all its names. */
interface NamedExam {
  exam: KnownExam;
  own: readonly string[];
  names: readonly (readonly string[])[];
}

function named(exam: KnownExam): NamedExam {
  const own = foldedWords(exam.name);
  return { exam, own, names: [own, ...(exam.aliases ?? []).map(foldedWords)] };
}

/** Whether the words of a name follow each other in a query. */
function contains(query: readonly string[], name: readonly string[]): boolean {
  return query.some((_, at) => name.every((word, index) => query[at + index] === word));
}

/** Normalizes a query, so that queries with the same results are equal. At most 200 characters. */
export function foldQuery(query: string): string {
  return foldedWords(query).join(' ');
}

function foldedWords(text: string): string[] {
  return readWords(text).map((word) => word.toLowerCase());
}

function readWords(query: string): string[] {
  const words = query.slice(0, MAX_QUERY_LENGTH).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS);
}

function combine(words: readonly string[], { maxEdits, combineWith }: Tolerance): Query {
  return {
    combineWith,
    queries: words.map((word) => {
      const edits = maxEdits(word);
      if (edits === false) return matching(word);
      return {
        combineWith: 'OR' as const,
        queries: [matching(word, edits), ...swapAdjacentLetters(word).map((own) => matching(own))],
      };
    }),
  };
}

/** A word with so many typing errors, or the beginning of one. */
function matching(word: string, fuzzy = 0): Query {
  if (word.length >= MIN_PREFIX_LENGTH) return { queries: [word], ...(fuzzy > 0 && { fuzzy }) };
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: false },
      { queries: [word], fields: NAME_FIELDS },
    ],
  };
}

/** Two swapped letters ("mian") are one typing error, but the edit distance counts two. */
function swapAdjacentLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
