import katex, { ParseError } from 'katex';
import 'katex/contrib/mhchem';

/** The options with which screens render formulas: `packages/ui/src/math-text`. */
const SCREEN_OPTIONS = {
  strict: 'ignore',
  trust: false,
  maxExpand: 500,
  maxSize: 20,
  throwOnError: true,
} as const;

/** Longer ones take a second and more to render; chemistry is the slowest. */
const MAX_LENGTH = 5_000;
const MAX_CHEMISTRY_LENGTH = 1_500;
const MAX_REASON_LENGTH = 120;

/** KaTeX renders these commands as red text, because they would add links, pictures or markup. */
const UNSAFE = /\\(?:href|url|includegraphics|html(?:Class|Id|Style|Data))(?![a-zA-Z])/;

/** Returns KaTeX's reason why the screens cannot render a formula; undefined if they can. */
export function findRenderError(latex: string, isDisplay: boolean): string | undefined {
  const unsafe = UNSAFE.exec(latex)?.[0];
  if (unsafe) return `“${unsafe}” is not supported`;
  const maxLength = /\\(?:ce|pu)\b/.test(latex) ? MAX_CHEMISTRY_LENGTH : MAX_LENGTH;
  if (latex.length > maxLength) return `it is longer than ${maxLength} characters`;
  try {
    katex.renderToString(latex, { ...SCREEN_OPTIONS, displayMode: isDisplay, output: 'mathml' });
    return undefined;
  } catch (error) {
    const reason = error instanceof ParseError ? error.rawMessage : String(error);
    return reason.slice(0, MAX_REASON_LENGTH);
  }
}
