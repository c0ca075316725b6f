import { readDecimal } from '@abhyas/service-kit/rules';
import type { GivenAnswer } from '../../scoring/rules/answer.js';
import type { QuestionKind } from '../paper-snapshot.schema.js';

/** The answer to one question, as a client sends it. */
export interface SentAnswer {
  readonly selectedOption?: number | null | undefined;
  readonly selectedOptions?: readonly number[] | null | undefined;
  readonly value?: string | null | undefined;
  readonly cleared?: boolean | undefined;
}

/** The field that is wrong, and what to send instead. */
export interface InvalidAnswer {
  readonly field: keyof SentAnswer;
  readonly message: string;
}

interface AskedQuestion {
  readonly kind?: QuestionKind | undefined;
  readonly options: readonly string[];
}

type AnswerField = Exclude<keyof SentAnswer, 'cleared'>;

const FIELDS: Readonly<Record<QuestionKind, AnswerField>> = {
  single: 'selectedOption',
  multiple: 'selectedOptions',
  numeric: 'value',
};

const WRONG_FIELD: Readonly<Record<QuestionKind, string>> = {
  single: 'This question takes one option: send it as selectedOption.',
  multiple: 'This question takes several options: send them as selectedOptions.',
  numeric: 'This question takes a number: send it as value.',
};

const NOT_A_NUMBER =
  'value must be a number such as 12, -1.5 or 1,00,000: no exponent, at most 20 digits before and 20 after the point.';

const NO_ANSWER: GivenAnswer = { selectedOption: null };

/**
 * Reads what was sent as the answer to a question of its kind. Absent, null and empty fields are no
 * answer.
 */
export function readAnswer(question: AskedQuestion, sent: SentAnswer): GivenAnswer | InvalidAnswer {
  const { kind = 'single' } = question;
  const field = FIELDS[kind];
  const foreign = foreignField(field, sent);
  if (foreign) return { field: foreign, message: WRONG_FIELD[kind] };
  if (!isPresent(sent[field])) return NO_ANSWER;
  if (sent.cleared === true) {
    return {
      field: 'cleared',
      message: `A cleared response has no answer: send cleared or ${field}, not both.`,
    };
  }
  const last = question.options.length - 1;
  switch (kind) {
    case 'single':
      return readOption(last, sent.selectedOption ?? null);
    case 'multiple':
      return readOptions(last, sent.selectedOptions ?? []);
    case 'numeric':
      return readNumber(sent.value ?? '');
  }
}

export function isInvalid(answer: GivenAnswer | InvalidAnswer): answer is InvalidAnswer {
  return 'message' in answer;
}

/** A field with an answer of another kind than that of `own`. */
function foreignField(own: AnswerField, sent: SentAnswer): AnswerField | undefined {
  const { selectedOption, selectedOptions, value } = sent;
  if (own !== 'selectedOption' && isPresent(selectedOption)) return 'selectedOption';
  if (own !== 'selectedOptions' && isPresent(selectedOptions)) return 'selectedOptions';
  if (own !== 'value' && isPresent(value)) return 'value';
  return undefined;
}

function isPresent(field: SentAnswer[AnswerField]): boolean {
  if (field === undefined || field === null) return false;
  return typeof field === 'number' || field.length > 0;
}

function readOption(last: number, selectedOption: number | null): GivenAnswer | InvalidAnswer {
  if (selectedOption === null || selectedOption <= last) return { selectedOption };
  return {
    field: 'selectedOption',
    message: `selectedOption must be an option of this question, from 0 to ${last}, or null.`,
  };
}

function readOptions(last: number, chosen: readonly number[]): GivenAnswer | InvalidAnswer {
  if (chosen.some((option) => option > last)) {
    return {
      field: 'selectedOptions',
      message: `selectedOptions must be options of this question, from 0 to ${last}.`,
    };
  }
  if (new Set(chosen).size < chosen.length) {
    return {
      field: 'selectedOptions',
      message: 'selectedOptions must have each option only once.',
    };
  }
  return { selectedOption: null, selectedOptions: chosen.toSorted((a, b) => a - b) };
}

function readNumber(text: string): GivenAnswer | InvalidAnswer {
  const value = readDecimal(text);
  return value === undefined
    ? { field: 'value', message: NOT_A_NUMBER }
    : { selectedOption: null, value };
}
