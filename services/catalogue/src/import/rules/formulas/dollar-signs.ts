/** A dollar sign of a text, or two together. */
export interface DollarSign {
  start: number;
  end: number;
  isDouble: boolean;
  /** Whether a backslash precedes it, which belongs to it. */
  isEscaped: boolean;
}

const SIGN = /\\?\$\$?/g;
const QUOTED = /["'`“‘][$\\]+["'`”’]/y;
/** `P $ Q`: questions on codes use the sign as an operator between letters or numbers. */
const OPERATOR = /(?<=(?<![\w$])[A-Z\d] )\$(?= [A-Z\d](?![\w$]))/y;
const BLANK_OR_OPENING = /[\s([{"'`“‘]|^$/;
/** What no formula begins with. */
const NO_BEGINNING = /[/"'`”’]|^$/;
/** What only a formula of one character begins with, and `$.ajax`. */
const NO_FORMULA = /^[)\]},;:?@#]|^\.[A-Za-z]/;
const VARIABLE = /[\w({[\\]/;

/** Numbers that a formula would continue, such as `2x + 3`, are no amounts, and neither is `$5$`. */
const AMOUNT_AFTER =
  / ?-?(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?![\d^_\\{(]|[.,]\d| ?\$)(?![a-z](?![a-z])\s?[-+*/=^_)<>$])/y;
const AMOUNT_BEFORE = /(?<![\w$.,^_{\\])\d[\d,]*(?:\.\d+)? ?$/;
/** What follows a sign that stands for itself or for a currency. */
const MENTION = /^\s+(?:[A-Za-z]{4,}[,.;:]?|key|and|or|is|in|of|to|per|for)\s+[^\s=+<>^_\\{}]/;
/** A class of characters in a regular expression. */
const PATTERN = /\[[^\]]{0,40}\w-\w[^\]]{0,40}\]|\\[dDwWsSb](?![a-z])/;
const MAX_AMOUNT_LENGTH = 20;
const CURRENCY = /(?<![A-Za-z])(?:US|A|AU|C|CA|HK|NZ|S|R)$/;

/** The dollar signs of a text in order, without those that are quoted or stand for an operator. */
export function readDollarSigns(text: string): DollarSign[] {
  return [...text.matchAll(SIGN)].flatMap(({ 0: sign, index }) => {
    const start = index;
    if (isMentioned(text, start)) return [];
    const isEscaped = sign.startsWith('\\');
    return { start, end: start + sign.length, isDouble: sign.endsWith('$$'), isEscaped };
  });
}

/** Whether the sign at this position is quoted, or an operator between letters. */
export function isMentioned(text: string, at: number): boolean {
  return matchesAt(QUOTED, text, at - 1) || matchesAt(OPERATOR, text, at);
}

/** Whether a formula may begin after a sign, by the characters around it: not in `5$ and`. */
export function mayOpen(before: string, after: string): boolean {
  if (NO_BEGINNING.test(after)) return false;
  return !/\s/.test(after) || BLANK_OR_OPENING.test(before) || /[=:,;–—-]/.test(before);
}

/**
 * Whether two consecutive signs enclose something that is neither money nor code, so that its author may
 * have meant a formula.
 */
export function isPair(text: string, open: DollarSign, close: DollarSign): boolean {
  const body = text.slice(open.end, close.start);
  if (body.trim() === '' || /\n[^\S\n]*\n/.test(body)) return false;
  if (open.isDouble && close.isDouble) return !isProgram(body);
  if (open.isDouble !== close.isDouble && /\s$/.test(body)) return false;
  return (
    mayOpen(text.charAt(open.start - 1), text.charAt(open.end)) &&
    (body.length === 1 || !NO_FORMULA.test(body)) &&
    !beginsVariable(text, open, close) &&
    !(isAmount(text, open) && isAmount(text, close)) &&
    !isMention(text, body, open, close) &&
    !PATTERN.test(body)
  );
}

/** The second sign of `$x and $y`, `$HOME/$USER` or `${a}${b}` begins a variable of a program. */
function beginsVariable(text: string, open: DollarSign, close: DollarSign): boolean {
  const [before, after] = [text.charAt(close.start - 1), text.charAt(close.end)];
  if (!VARIABLE.test(after))
    return BLANK_OR_OPENING.test(before) && /^\.\w/.test(text.slice(close.end, close.end + 2));
  if (BLANK_OR_OPENING.test(before) || /[-=+*/<>×÷−&,;:.^]/.test(before)) return true;
  if (/[({]/.test(after) && text.charAt(open.end) === after) return true;
  // `$A$1` is the address of a cell.
  return /^[A-Z]{1,3}$/.test(text.slice(open.end, close.start)) && /\d/.test(after);
}

function isAmount(text: string, { start, end }: DollarSign): boolean {
  if (matchesAt(AMOUNT_AFTER, text, end)) return true;
  const before = text.slice(Math.max(0, start - MAX_AMOUNT_LENGTH), start);
  return AMOUNT_BEFORE.test(before) || CURRENCY.test(before);
}

/** `the $ sign and the $ key`, `in $ per kg and in $ per ton`, `$5 per $`. */
function isMention(text: string, body: string, open: DollarSign, close: DollarSign): boolean {
  if (!isSpaced(text, close) && !isAmount(text, close)) return false;
  if (isAmount(text, open)) return true;
  return isSpaced(text, open) && MENTION.test(body);
}

function isSpaced(text: string, { start, end }: DollarSign): boolean {
  return /\s|^$/.test(text.charAt(start - 1)) && /[\s.,?]|^$/.test(text.charAt(end));
}

/** Shells and SQL use `$$`: `kill $$; echo $$`, `AS $$ SELECT 1; END; $$`. */
function isProgram(body: string): boolean {
  if (/^\s*[,;]|;\s*[A-Za-z]{2}/.test(body)) return true;
  return body.trimEnd().endsWith(';') && /[A-Za-z]{2}\s+[A-Za-z]{2}/.test(body);
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = Math.max(0, at);
  return at >= 0 && pattern.test(text);
}
