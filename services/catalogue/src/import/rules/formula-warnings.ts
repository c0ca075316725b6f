import { isPair, readDollarSigns } from './formulas/dollar-signs.js';
import { commandsIn, MATH_COMMANDS } from './formulas/math-commands.js';
import { findRenderError } from './formulas/render-formula.js';

/** What the screens parse as a formula: `packages/ui/src/math-text/parse-math.ts`. */
const FORMULA = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;
/** Placeholder for a formula in a text. */
const PLACEHOLDER = '\ufffc';
const MAX_EXAMPLES = 3;
const MAX_SHOWN_LENGTH = 40;

/** Other commands that authors expect to be rendered. */
const OTHER_COMMANDS = new Set(
  'SI si qty num unit ce pu item hline textbf textit underline emph includegraphics'.split(' '),
);
const ENVIRONMENT = /\\begin\s*\{([A-Za-z]{1,20}\*?)\}/g;

const UNCLOSED_DOLLAR = /\$[^\s$][^$\n]*(?:[\^_]\{|\\[a-zA-Z]{2})/;
const UNCLOSED_MARK = /\\[([](?=\s*[A-Za-z\d\\{])/;

/** Warns about formulas that the screens cannot render, and about LaTeX that they display as text. */
export function formulaWarnings(text: string): string[] {
  if (!/[$\\]/.test(text)) return [];
  return [...warnAboutFormulas(text), ...warnAboutText(text.replace(FORMULA, PLACEHOLDER))];
}

function warnAboutFormulas(text: string): string[] {
  const warnings: string[] = [];
  for (const [formula, inline, display] of text.matchAll(FORMULA)) {
    if (warnings.length >= MAX_EXAMPLES) break;
    const reason = findRenderError((inline ?? display ?? '').trim(), inline === undefined);
    if (reason) warnings.push(`the formula ${quote(formula)} cannot be rendered: ${reason}`);
  }
  return warnings;
}

function warnAboutText(text: string): string[] {
  const stretches = dollarPairs(text);
  const warnings = stretches.map(
    (stretch) => `${quote(stretch)} does not read as a formula and shows as it is`,
  );
  warnings.push(...environments(text), ...commands(text));
  if (stretches.length === 0 && UNCLOSED_DOLLAR.test(text)) {
    warnings.push('a “$” opens a formula that nothing closes');
  }
  const mark = UNCLOSED_MARK.exec(text)?.[0];
  if (mark) warnings.push(`a “${mark}” opens a formula that nothing closes`);
  return warnings;
}

function dollarPairs(text: string): string[] {
  const pairs: string[] = [];
  const signs = readDollarSigns(text);
  for (let at = 1; at < signs.length && pairs.length < MAX_EXAMPLES; at += 1) {
    const [open, close] = [signs[at - 1], signs[at]];
    if (!open || !close || !isPair(text, open, close)) continue;
    pairs.push(text.slice(open.start, close.end));
    at += 1;
  }
  return pairs;
}

function environments(text: string): string[] {
  const names = new Set([...text.matchAll(ENVIRONMENT)].map(([, name]) => name));
  return [...names]
    .slice(0, MAX_EXAMPLES)
    .map((name) => `the environment “${name}” cannot be rendered and shows as it is`);
}

function commands(text: string): string[] {
  const named = commandsIn(text.replace(ENVIRONMENT, ''))
    .filter((name) => MATH_COMMANDS.has(name) || OTHER_COMMANDS.has(name))
    .slice(0, MAX_EXAMPLES)
    .map((name) => `“\\${name}”`);
  return named.length > 0 ? [`${named.join(', ')} outside of a formula shows as it is`] : [];
}

function quote(latex: string): string {
  const line = latex.replace(/\s+/g, ' ');
  return `“${line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH)}…` : line}”`;
}
