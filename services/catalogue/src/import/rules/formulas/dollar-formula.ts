import { isProse } from './latex-prose.js';

/** The text between two dollar signs, and the characters before and after them. */
export interface DollarStretch {
  body: string;
  before: string;
  after: string;
}

const COMMAND = /\\(?:[a-zA-Z]|[%{}|,;!: ])/;
/** A superscript or subscript: a character or a group. `row_id` has none. */
const SCRIPT = /[\^_]\s*(?:\d|[A-Za-z](?![A-Za-z])|[{\\+*'(-])/;
const NESTED_MARK = /(?:^|[^\\])(?:\\\\)*\\[()]/;
const UNFINISHED = /[=+\-*/×<>(,:;{[_^]$/;
const OPEN_EQUATION = /[a-z].*=$/;
const RELATION = /^[=<>≤≥≠≈±+\-×÷*]{1,2}$/;
/** Amounts and what is between them: `12$-15$`. */
const CLOSING: Readonly<Record<string, string>> = { '“': '”', '‘': '’' };
const AMOUNT = /^[\d\s.,+*/:–—-]*$/;

/** Whether `$…$` is a formula rather than money or code. */
export function isInlineFormula({ body, before, after }: DollarStretch): boolean {
  if (body.trim() === '' || /\n\s*\n/.test(body) || NESTED_MARK.test(body) || isProse(body)) {
    return false;
  }
  if (isQuotedCode(body, before)) return false;
  // As in Pandoc, a dollar sign before a digit starts an amount of money.
  const opensAmount = /\d/.test(after);
  if (COMMAND.test(body)) return !opensAmount || !/[\s=+\-*/(]$/.test(body);
  if (SCRIPT.test(body)) return isScripted({ body, before, after });
  return !opensAmount && !/^[{,;]/.test(body) && isPlainFormula({ body, before, after });
}

/** Two variables in quotes (`"$a" and "$b"`), or the ends of a pattern (`^a$|^b$`). */
function isQuotedCode(body: string, before: string): boolean {
  const quote = before.at(-1) ?? '';
  return (/["'`“‘]/.test(quote) && body.includes(CLOSING[quote] ?? quote)) || body.startsWith('|^');
}

/** Whether a text with superscripts or subscripts is a formula: `$q_1 = $ 1`, not code `$x_1 = $y_2`. */
function isScripted({ body, after }: DollarStretch): boolean {
  if (!/\s$/.test(body)) return true;
  return /^\s/.test(body) ? !/\d/.test(after) : !/[\w$]/.test(after);
}

/** Whether letters, digits and symbols without any LaTeX are a formula. */
function isPlainFormula({ body, before, after }: DollarStretch): boolean {
  const bare = body.trim();
  const isSpaced = bare !== body;
  if (isSpaced && !isEvenlySpaced(body) && !endsInBlank({ body, before, after })) return false;
  if (/\w/.test(before) && (AMOUNT.test(body) || /\w/.test(after))) return false;
  if (RELATION.test(bare)) return !/[\w$]/.test(before) && !/[\w$]/.test(after);
  // `$HOME$/bin` and `$a.$b` are code.
  if (/[A-Za-z]{4}/.test(bare) && /[\w/\\]/.test(after)) return false;
  if (bare.endsWith('.') && /\w/.test(after)) return false;
  if (bare.endsWith(',')) return !/\w/.test(after);
  if (OPEN_EQUATION.test(bare)) return /\s/.test(after);
  return !UNFINISHED.test(bare);
}

/** True for `$ x $`, but not for `for $ 5 and $ 6`, which has words or amounts. */
function isEvenlySpaced(body: string): boolean {
  const bare = body.trim();
  if (!/^\s/.test(body) || !/\s$/.test(body)) return false;
  return isBalanced(bare) && !UNFINISHED.test(bare) && !/[a-z]{2}/.test(bare);
}

/** True for `$v = u + at $`, but not for `$a $b`, `$x is $` or amounts. */
function endsInBlank({ body, before, after }: DollarStretch): boolean {
  const bare = body.trimEnd();
  if (/^\s/.test(body) || /\w/.test(before) || /[\w$({[\\]/.test(after)) return false;
  if (!isBalanced(bare) || UNFINISHED.test(bare) || AMOUNT.test(bare)) return false;
  return !/[a-z]{3}/.test(bare) && (/[=<>≤≥]/.test(bare) || !/[a-z]{2}/.test(bare));
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}

/** Whether `$$…$$` is a formula. It is never money, but it may be code. */
export function isDisplayFormula({ body }: Pick<DollarStretch, 'body'>): boolean {
  if (body.trim() === '' || NESTED_MARK.test(body) || isProse(body)) return false;
  return !/^[,;]|[;{]\s*$/.test(body);
}
