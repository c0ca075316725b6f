import { stemmer } from 'stemmer';

const STOP_WORDS = new Set(
  `many and a about all also am an and any are as at be been but by can could did do does feel for from get give go had has have
   he her here hi him his how i if in into is it its just kindly know let like list may me more much my need no not of
   on one or our out please plz she show so some tell than that the their them there these they this those to too up us
   use very want was we were what when where which who whom why will with would you your sir madam bhai yaar`.split(
    /\s+/,
  ),
);

/** One word for each group of synonyms. Applied before stemming. */
const SYNONYMS = new Map<string, string>([
  ['otp', 'code'],
  ['exams', 'exam'],
  ['fee', 'price'],
  ['fees', 'price'],
  ['cost', 'price'],
  ['costs', 'price'],
  ['charge', 'price'],
  ['charges', 'price'],
  ['pricing', 'price'],
  ['rate', 'price'],
  ['rupees', 'price'],
  ['mathematics', 'maths'],
  ['math', 'maths'],
  ['signup', 'register'],
  ['registration', 'register'],
  ['signin', 'login'],
  ['logon', 'login'],
  ['mocks', 'mock'],
  ['marks', 'mark'],
  ['pwd', 'password'],
  ['timetable', 'schedule'],
  ['prep', 'preparation'],
  ['prepare', 'preparation'],
  ['preparing', 'preparation'],
  ['revise', 'revision'],
  ['revising', 'revision'],
]);

/** The lower-case words of a text, in order: letters and digits of any script. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** No meaningful word is longer, and longer ones make the search many times as expensive. */
const MAX_WORD_LENGTH = 40;

/** A word's form in the search index, or null for a word without meaning. */
export function indexTerm(word: string): string | null {
  const lower = word.toLowerCase();
  if (lower.length > MAX_WORD_LENGTH || STOP_WORDS.has(lower)) return null;
  return stemmer(SYNONYMS.get(lower) ?? lower);
}

/** The meaningful words of a question in the form of the search index, without duplicates. */
export function queryTerms(text: string): string[] {
  const terms = wordsOf(text)
    .map(indexTerm)
    .filter((term) => term !== null);
  return [...new Set(terms)];
}
