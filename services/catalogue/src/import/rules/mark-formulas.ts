/** Longest stretch between two dollar signs that is still believed to be one formula. */
const LONGEST_FORMULA = 1500;

const COMMAND = /\\[a-zA-Z]+/g;
const TEXT_IN_FORMULA = /\\(?:text|textbf|textit|mathrm|mathbf|operatorname|mbox)\s*\{[^{}]*\}/g;
const ENVIRONMENT = /\\(?:begin|end)\s*\{[^{}]*\}/g;
const FUNCTION_WORDS =
  /\b(?:and|the|for|per|but|was|can|has|are|not|you|of|to|is|in|if|or|at|by)\b/;
const WORD = /[a-z]{4,}|[A-Z][a-z]{3,}/;
const UNFINISHED = /[=+\-*/×<>(,:;{[]$/;
const OPEN_EQUATION = /[a-z].*=$/;

/**
 * Marks LaTeX as the screens expect it: `$…$` becomes `\(…\)`, `$$…$$` becomes `\[…\]`. Dollar signs
 * that are money, code or a lone character stay; `\$ 5` outside a formula becomes `$ 5`. What already
 * stands between `\(…\)` or `\[…\]` is not touched, so marking twice gives the same as marking once.
 */
export function markFormulas(text: string): string {
  if (!text.includes('$')) return text;
  // Without the last ends, every `\(` that is never closed would be looked for to the text's end.
  const ends = { inline: text.lastIndexOf('\\)'), display: text.lastIndexOf('\\]') };
  let written = '';
  let at = 0;
  while (at < text.length) {
    const step = nextPiece(text, at, ends);
    written += step.piece;
    at = step.end;
  }
  return written;
}

interface Step {
  piece: string;
  end: number;
}

interface LastEnds {
  inline: number;
  display: number;
}

function nextPiece(text: string, at: number, ends: LastEnds): Step {
  const character = text.charAt(at);
  if (character === '\\') return afterBackslash(text, at, ends);
  if (character !== '$') return { piece: character, end: at + 1 };
  return displayFormula(text, at) ?? inlineFormula(text, at) ?? { piece: '$', end: at + 1 };
}

function afterBackslash(text: string, at: number, ends: LastEnds): Step {
  const next = text.charAt(at + 1);
  if (next === '(' && at < ends.inline) return marked(text, at, '\\)');
  if (next === '[' && at < ends.display) return marked(text, at, '\\]');
  if (next === '$' && /^\$ ?\d/.test(text.slice(at + 1, at + 4))) {
    return { piece: '$', end: at + 2 };
  }
  return { piece: text.slice(at, at + 2), end: at + 2 };
}

/** What stands between marks already, up to the end that is known to come. */
function marked(text: string, at: number, end: string): Step {
  const close = text.indexOf(end, at + 2) + end.length;
  return { piece: text.slice(at, close), end: close };
}

function displayFormula(text: string, at: number): Step | undefined {
  if (text.charAt(at + 1) !== '$') return undefined;
  const close = text.indexOf('$$', at + 2);
  if (close < 0) return undefined;
  const body = text.slice(at + 2, close);
  if (!body.trim() || body.length > LONGEST_FORMULA || readsAsProse(body)) return undefined;
  return { piece: `\\[${body}\\]`, end: close + 2 };
}

function inlineFormula(text: string, at: number): Step | undefined {
  const close = closingDollar(text, at + 1);
  if (close < 0) return undefined;
  const body = text.slice(at + 1, close);
  if (!isFormula(body, text.charAt(close + 1))) return undefined;
  return { piece: `\\(${body}\\)`, end: close + 1 };
}

function closingDollar(text: string, from: number): number {
  const end = Math.min(text.length, from + LONGEST_FORMULA);
  for (let at = from; at < end; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '$') return at;
  }
  return -1;
}

function isFormula(body: string, following: string): boolean {
  // As Pandoc does: a dollar sign with a digit after it opens an amount of money.
  if (!body.trim() || /\d/.test(following) || readsAsProse(body)) return false;
  if (/\n\s*\n/.test(body)) return false;
  if (/\\[a-zA-Z%]|[\^_]/.test(body)) return true;
  if (/^\s|\s$|^\{/.test(body)) return false;
  if (body.endsWith(',')) return !/\w/.test(following);
  if (OPEN_EQUATION.test(body)) return /\s/.test(following);
  return !UNFINISHED.test(body);
}

/** Two ordinary words, or one that only sentences have, are prose between two amounts. */
function readsAsProse(body: string): boolean {
  const bare = body.replace(TEXT_IN_FORMULA, ' ').replace(ENVIRONMENT, ' ').replace(COMMAND, ' ');
  return FUNCTION_WORDS.test(bare) || WORD.test(bare);
}
