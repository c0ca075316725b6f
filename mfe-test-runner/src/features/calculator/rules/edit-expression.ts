import { knownTokens, type Token } from './tokens';

/** An expression with its caret, or with the part of it that is selected. */
export interface Edit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** As long as a student can survey, and short enough to be read at once. */
export const MAX_EXPRESSION_LENGTH = 200;

/** The expression with a text at the caret, or instead of the selected part. */
export function insert(edit: Edit, added: string): Edit {
  const { text, start, end } = edit;
  return at(start + added.length, text.slice(0, start) + added + text.slice(end));
}

/**
 * A function of the number before the caret, as on calculators where the number is entered first: `30` becomes
 * `sin(30)`. Without a number there, the function waits for one: `sin(`.
 */
export function applyTo(edit: Edit, name: string): Edit {
  const operand = operandBefore(edit);
  if (operand === undefined) return insert(edit, `${name}(`);
  return replaceOperand(edit, operand, name + inBrackets(operand));
}

/** The number before the caret with the other sign: `30` becomes `(−30)`, and `30` again. */
export function negate(edit: Edit): Edit {
  const operand = operandBefore(edit);
  if (operand === undefined) return insert(edit, '−');
  return replaceOperand(edit, operand, positiveOf(operand) ?? `(−${operand})`);
}

/** A stored number at the caret, or instead of the number before it. */
export function recallInto(edit: Edit, number: string): Edit {
  const operand = operandBefore(edit);
  return operand === undefined ? insert(edit, number) : replaceOperand(edit, operand, number);
}

/** Without what is selected, or else without the last key: a digit, an operator, a function. */
export function removeLast(edit: Edit): Edit {
  const { text, start, end } = edit;
  if (start !== end) return insert(edit, '');
  const before = text.slice(0, start).trimEnd();
  const kept = before.slice(0, startOfLastKey(before)).trimEnd();
  return at(kept.length, kept + text.slice(end));
}

/** The expression with the brackets that were left open. */
export function closeBrackets(text: string): string {
  const tokens = knownTokens(text);
  const open = tokens.filter(({ kind }) => kind === 'open').length;
  const closed = tokens.filter(({ kind }) => kind === 'close').length;
  return text.trim() + ')'.repeat(Math.max(0, open - closed));
}

/** A number as it can stand anywhere in an expression. */
export function asOperand(number: string): string {
  return number.startsWith('−') ? `(${number})` : number;
}

function at(caret: number, text: string): Edit {
  return text.length > MAX_EXPRESSION_LENGTH
    ? at(Math.min(caret, MAX_EXPRESSION_LENGTH), text.slice(0, MAX_EXPRESSION_LENGTH))
    : { text, start: caret, end: caret };
}

/** The text of the number before the caret: a number, a constant, a bracket or a function, with its powers. */
function operandBefore({ text, start, end }: Edit): string | undefined {
  if (start !== end) return undefined;
  const before = text.slice(0, start).trimEnd();
  const from = startOfOperand(knownTokens(before));
  return from === undefined ? undefined : before.slice(from);
}

function startOfOperand(tokens: readonly Token[]): number | undefined {
  let at = tokens.length - 1;
  while (tokens[at]?.kind === 'postfix') at -= 1;
  const token = tokens[at];
  if (token?.kind === 'number' || token?.kind === 'constant') return token.from;
  if (token?.kind !== 'close') return undefined;
  let depth = 0;
  for (; at >= 0; at -= 1) {
    if (tokens[at]?.kind === 'close') depth += 1;
    if (tokens[at]?.kind === 'open') depth -= 1;
    if (depth === 0) break;
  }
  const name = tokens[at - 1];
  return name?.kind === 'function' ? name.from : tokens[at]?.from;
}

function replaceOperand({ text, start }: Edit, operand: string, by: string): Edit {
  const from = text.slice(0, start).trimEnd().length - operand.length;
  return at(from + by.length, text.slice(0, from) + by + text.slice(start));
}

function inBrackets(operand: string): string {
  return isBracket(operand) ? operand : `(${operand})`;
}

/** Whether a text is one bracket from its first character to its last. */
function isBracket(operand: string): boolean {
  const tokens = knownTokens(operand);
  return (
    tokens[0]?.kind === 'open' &&
    tokens.at(-1)?.kind === 'close' &&
    startOfOperand(tokens) === tokens[0].from
  );
}

/** What was negated: `30` of `(−30)`. */
function positiveOf(operand: string): string | undefined {
  if (!operand.startsWith('(−') || !isBracket(operand)) return undefined;
  const inner = operand.slice(2, -1);
  return startOfOperand(knownTokens(inner)) === 0 ? inner : undefined;
}

function startOfLastKey(text: string): number {
  const tokens = knownTokens(text);
  const last = tokens.at(-1);
  if (!last || last.kind === 'number') return text.length - 1;
  const before = tokens.at(-2);
  return last.kind === 'open' && before?.kind === 'function' ? before.from : last.from;
}
