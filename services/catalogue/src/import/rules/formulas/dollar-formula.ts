import { isProse } from './latex-prose.js';

/** What stands between two dollar signs, and on either side of them. */
export interface DollarStretch {
  body: string;
  before: string;
  after: string;
}

const COMMAND = /\\(?:[a-zA-Z]|[%{}|,;!: ])/;
/** A raised or lowered sign, letter or group; `row_id` has none. */
const SCRIPT = /[\^_]\s*(?:\d|[A-Za-z](?![A-Za-z])|[{\\+*'(-])/;
const NESTED_MARK = /(?:^|[^\\])(?:\\\\)*\\[()]/;
const UNFINISHED = /[=+\-*/×<>(,:;{[_^]$/;
const OPEN_EQUATION = /[a-z].*=$/;
const RELATION = /^[=<>≤≥≠≈±+\-×÷*]{1,2}$/;
/** Amounts and what stands between them: `12$-15$`. */
const AMOUNT = /^[\d\s.,+*/:–—-]*$/;

/** Whether `$…$` is a formula rather than money or code. */
export function isInlineFormula({ body, before, after }: DollarStretch): boolean {
  if (body.trim() === '' || /\n\s*\n/.test(body) || NESTED_MARK.test(body) || isProse(body)) {
    return false;
  }
  // As Pandoc does: a dollar sign with a digit after it opens an amount of money.
  const opensAmount = /\d/.test(after);
  if (COMMAND.test(body)) return !opensAmount || !/[\s=+\-*/(]$/.test(body);
  if (SCRIPT.test(body)) return isScripted({ body, before, after });
  return !opensAmount && !/^[{,;]/.test(body) && isPlainFormula({ body, before, after });
}

/** With raised or lowered signs, but no command: `$q_1 = $ 1`, not `$x_1 = $y_2` of a program. */
function isScripted({ body, after }: DollarStretch): boolean {
  if (!/\s$/.test(body)) return true;
  return /^\s/.test(body) ? !/\d/.test(after) : !/[\w$]/.test(after);
}

/** Whether letters, digits and signs without any LaTeX among them are a formula. */
function isPlainFormula({ body, before, after }: DollarStretch): boolean {
  const bare = body.trim();
  const isSpaced = bare !== body;
  if (isSpaced && !isEvenlySpaced(body)) return false;
  if (/\w/.test(before) && (AMOUNT.test(body) || /\w/.test(after))) return false;
  if (RELATION.test(bare)) return !/[\w$]/.test(before) && !/[\w$]/.test(after);
  // `$HOME$/bin` and `$a.$b` are code.
  if (/[A-Za-z]{4}/.test(bare) && /[\w/\\]/.test(after)) return false;
  if (bare.endsWith('.') && /\w/.test(after)) return false;
  if (bare.endsWith(',')) return !/\w/.test(after);
  if (OPEN_EQUATION.test(bare)) return /\s/.test(after);
  return !UNFINISHED.test(bare);
}

/** `$ x $`, but not `for $ 5 and $ 6`, where a word or an amount stands alone. */
function isEvenlySpaced(body: string): boolean {
  const bare = body.trim();
  if (!/^\s/.test(body) || !/\s$/.test(body)) return false;
  const isBalanced = bare.split('(').length === bare.split(')').length;
  return isBalanced && !UNFINISHED.test(bare) && !/[a-z]{2}/.test(bare);
}

/** Whether `$$…$$` is a formula: nobody writes money so, but programs have it. */
export function isDisplayFormula({ body }: Pick<DollarStretch, 'body'>): boolean {
  if (body.trim() === '' || NESTED_MARK.test(body) || isProse(body)) return false;
  return !/^[,;]|[;{]\s*$/.test(body);
}
