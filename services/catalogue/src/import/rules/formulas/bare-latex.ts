import { equalLatex } from './equal-latex.js';
import { isProse } from './latex-prose.js';
import { commandsIn, MATH_COMMANDS } from './math-commands.js';
import { findRenderError } from './render-formula.js';

const MAX_LENGTH = 300;
/** What an unmarked formula does not have: formula marks, several lines, and characters of programs. */
const NO_FORMULA = /[$\n;"'`]|\\[([\])]|\/\//;
const GROUPED_TEXT = /\\(?:text\w*|mathrm|operatorname)\s*\{[^{}]*\}/g;

/**
 * Marks a text as a formula if all of it is unmarked LaTeX (`\frac{1}{2}` as an option). A text with
 * words stays unchanged, and so does LaTeX that cannot be rendered.
 */
export function markBareLatex(text: string): string {
  if (!text.includes('\\') || text.length > MAX_LENGTH || NO_FORMULA.test(text)) return text;
  const commands = commandsIn(text);
  if (!commands.some((command) => MATH_COMMANDS.has(command))) return text;
  const bare = text.replace(GROUPED_TEXT, ' ').replace(/\\[A-Za-z]+/g, ' ');
  if (/[A-Za-z]{4}/.test(bare) || isProse(text)) return text;
  const latex = equalLatex(text);
  return findRenderError(latex, false) === undefined ? `\\(${latex}\\)` : text;
}
