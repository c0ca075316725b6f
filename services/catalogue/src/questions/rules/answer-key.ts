import type { QuestionKind } from './kinds.js';

/** An accepted range of values, exact decimals; both ends are the same for a single value. */
export interface AcceptedRange {
  from: string;
  to: string;
}

/** What is right, by the kind of the question. */
export type AnswerKey =
  | { kind: 'single'; /** Index of the right option, from 0. */ correct: number }
  | { kind: 'multiple'; /** Ascending, at least one. */ correctOptions: readonly number[] }
  | {
      kind: 'numeric';
      /** Ascending, at least one; none touches another. */
      accepted: readonly AcceptedRange[];
      /** The unit beside the field; null if there is none. */
      unit: string | null;
    };

/** The columns of a question's version that hold its key. */
export interface StoredKey {
  kind: QuestionKind;
  /** The right option of a single choice; otherwise 0, because the column takes no negative numbers. */
  correct: number;
  /** JSON; null for a single choice, whose key is `correct`. */
  answer: string | null;
}

/** Converts a key to what the database stores. */
export function storeKey(key: AnswerKey): StoredKey {
  if (key.kind === 'single') return { kind: 'single', correct: key.correct, answer: null };
  const { kind, ...answer } = key;
  return { kind, correct: 0, answer: JSON.stringify(answer) };
}

/** Reads a key from the columns of a row. */
export function readStoredKey({ kind, correct, answer }: StoredKey): AnswerKey {
  switch (kind) {
    case 'single':
      return { kind, correct };
    case 'multiple':
    case 'numeric':
      return { kind, ...JSON.parse(answer ?? '') } as AnswerKey;
  }
}

/** Whether two keys accept the same answers. The unit is only a label. */
export function acceptSame(a: AnswerKey, b: AnswerKey): boolean {
  return acceptedAnswers(a) === acceptedAnswers(b);
}

/** The accepted answers as a text that is the same for equal keys. */
export function acceptedAnswers(key: AnswerKey): string {
  switch (key.kind) {
    case 'single':
      return JSON.stringify(key.correct);
    case 'multiple':
      return JSON.stringify(key.correctOptions);
    case 'numeric':
      return JSON.stringify(key.accepted.map(({ from, to }) => [from, to]));
  }
}
