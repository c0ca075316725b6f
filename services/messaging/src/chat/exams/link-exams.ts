import { wordsOf } from '../rules/words.js';
import { EXAM_ALIASES, OTHER_EXAMS } from './exam-aliases.js';

interface Named {
  name: string;
}

/** What a message names. */
export interface NamedExams<T> {
  exams: T[];
  /** Exams that the catalogue does not have. */
  notOffered: string[];
  /** The message without the names. */
  rest: string;
}

const MAX_NAMED = 6;

/** The exams of the catalogue that a message names by their name or by an alias, in this order. */
export function linkExams<T extends Named>(text: string, exams: readonly T[]): NamedExams<T> {
  let rest = text;
  const found = new Map<T, number>();
  const notOffered: string[] = [];
  const take = (pattern: RegExp, named: readonly T[]): boolean => {
    const at = text.search(pattern);
    if (!pattern.test(rest)) return false;
    rest = rest.replace(new RegExp(pattern, 'gu'), ' ');
    for (const exam of named) if (!found.has(exam)) found.set(exam, at);
    return true;
  };
  for (const exam of exams) take(nameOf(exam), [exam]);
  for (const [name, pattern] of OTHER_EXAMS) {
    if (take(pattern, [])) notOffered.push(name);
  }
  for (const [pattern, names] of EXAM_ALIASES) {
    const named = exams.filter((exam) => names.includes(exam.name));
    if (named.length > 0) take(pattern, named);
  }
  return {
    exams: [...found]
      .sort((a, b) => a[1] - b[1])
      .map(([exam]) => exam)
      .slice(0, MAX_NAMED),
    notOffered,
    rest: rest.replace(/\s+/gu, ' ').trim(),
  };
}

function nameOf({ name }: Named): RegExp {
  return new RegExp(`\\b${wordsOf(name).join(' ')}\\b`, 'u');
}
