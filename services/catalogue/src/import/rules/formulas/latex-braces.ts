/** An argument of a LaTeX command, and the position after it. */
export interface LatexArgument {
  text: string;
  end: number;
}

/** Reads the argument in braces at `from`, after optional white space; undefined if there is none. */
export function readArgument(latex: string, from: number): LatexArgument | undefined {
  const start = skipBlanks(latex, from);
  if (latex.charAt(start) !== '{') return undefined;
  const close = closingBrace(latex, start);
  return close < 0 ? undefined : { text: latex.slice(start + 1, close), end: close + 1 };
}

/** The position before `end` where the brace at `open` is closed, or -1. */
export function closingBrace(latex: string, open: number, end = latex.length): number {
  let depth = 0;
  for (let at = open; at < end && at < latex.length; at += 1) {
    const character = latex.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

/** Splits LaTeX where `lengthOfSplit` is above 0, outside of braces, formulas and environments. */
export function splitLatex(
  latex: string,
  lengthOfSplit: (latex: string, at: number) => number,
): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let isFormula = false;
  let start = 0;
  let at = 0;
  while (at < latex.length) {
    const length = depth === 0 && !isFormula ? lengthOfSplit(latex, at) : 0;
    if (length > 0) {
      pieces.push(latex.slice(start, at));
      at += length;
      start = at;
      continue;
    }
    if (latex.startsWith('\\begin', at)) depth += 1;
    else if (latex.startsWith('\\end', at)) depth -= 1;
    const character = latex.charAt(at);
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === '$') isFormula = !isFormula;
    at += character === '\\' ? 2 : 1;
  }
  return [...pieces, latex.slice(start)];
}

function skipBlanks(latex: string, from: number): number {
  let at = from;
  while (/\s/.test(latex.charAt(at))) at += 1;
  return at;
}
