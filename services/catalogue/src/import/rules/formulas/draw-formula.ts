import katex, { ParseError } from 'katex';
import 'katex/contrib/mhchem';

/** As the test runner draws formulas: `mfe-test-runner/src/shared/math-text`. */
const AS_ON_SCREEN = {
  strict: 'ignore',
  trust: false,
  maxExpand: 500,
  maxSize: 20,
  throwOnError: true,
} as const;

/** Longer ones take a second and more to draw, chemistry among the first. */
const MAX_LENGTH = 5_000;
const MAX_CHEMISTRY_LENGTH = 1_500;
const MAX_REASON_LENGTH = 120;

/** What KaTeX draws as its name in red, for it would bring links, pictures or markup. */
const UNSAFE = /\\(?:href|url|includegraphics|html(?:Class|Id|Style|Data))(?![a-zA-Z])/;

/** Says why the screens cannot draw a formula, in the words of KaTeX; undefined where they can. */
export function whyNotDrawn(latex: string, isDisplay: boolean): string | undefined {
  const unsafe = UNSAFE.exec(latex)?.[0];
  if (unsafe) return `“${unsafe}” is not taken`;
  const longest = /\\(?:ce|pu)\b/.test(latex) ? MAX_CHEMISTRY_LENGTH : MAX_LENGTH;
  if (latex.length > longest) return `it is longer than ${longest} characters`;
  try {
    katex.renderToString(latex, { ...AS_ON_SCREEN, displayMode: isDisplay, output: 'mathml' });
    return undefined;
  } catch (error) {
    const reason = error instanceof ParseError ? error.rawMessage : String(error);
    return reason.slice(0, MAX_REASON_LENGTH);
  }
}
