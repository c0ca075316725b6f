import { isDisplayFormula, isInlineFormula } from './formulas/dollar-formula.js';
import { isMentioned, mayOpen } from './formulas/dollar-signs.js';
import { equalLatex } from './formulas/equal-latex.js';
import { closingBrace } from './formulas/latex-braces.js';
import { readEnvironment } from './formulas/latex-environments.js';

/** A longer text between two dollar signs is not treated as a formula. */
const MAX_FORMULA_LENGTH = 1500;
/** Limits for the number and depth of environments that are read in one text. */
const MAX_ENVIRONMENTS = 100;
const MAX_ENVIRONMENT_DEPTH = 5;

/** Chemistry and units, which only occur in formulas. */
const CHEMISTRY = /\\(?:ce|pu)\s*(?=\{)/y;
const ESCAPED_MONEY = /\\\$(?= ?-?\d)|(?<=(?<![\w^{])\d[\d,.]{0,20} ?)\\\$/y;
const ESCAPED_PERCENT = /(?<=\d ?)\\%/y;

/**
 * Marks LaTeX as the screens expect it: `$…$` becomes `\(…\)`; `$$…$$`, environments of formulas and
 * tables become `\[…\]`. Dollar signs for money, in code or alone stay. `\$ 5` and `5 \%` outside a
 * formula become `$ 5` and `5 %`; where that sign would begin or end a formula, it becomes `\(\$\)`. Commands that the screens cannot render are replaced by equivalents.
 * Marking is idempotent.
 */
export function markFormulas(text: string): string {
  if (!text.includes('$') && !text.includes('\\')) return text;
  const marked = new Marking(text).run();
  // Without its backslash, an amount could become the end of a formula: `\$5 (or 5\$)`.
  const isStable = !text.includes('\\$') || new Marking(marked).run() === marked;
  return isStable ? marked : new Marking(text, MARKED_DOLLAR).run();
}

const PLAIN_DOLLAR = '$';
const MARKED_DOLLAR = '\\(\\$\\)';

interface Step {
  piece: string;
  end: number;
}

class Marking {
  /** Without them, every unclosed `\(` would cost a search to the text's end. */
  private readonly lastInline: number;
  private readonly lastDisplay: number;

  constructor(
    private readonly text: string,
    /** What `\$` of an amount becomes. */
    private readonly dollar = PLAIN_DOLLAR,
    private readonly environments = { count: 0, depth: 0 },
  ) {
    this.lastInline = text.lastIndexOf('\\)');
    this.lastDisplay = text.lastIndexOf('\\]');
  }

  run(): string {
    let written = '';
    let at = 0;
    while (at < this.text.length) {
      const { piece, end } = this.step(at);
      written += piece;
      at = end;
    }
    return written;
  }

  private step(at: number): Step {
    const character = this.text.charAt(at);
    if (character === '\\') return this.afterBackslash(at);
    if (character !== '$') return { piece: character, end: at + 1 };
    return this.displayFormula(at) ?? this.inlineFormula(at) ?? { piece: '$', end: at + 1 };
  }

  private afterBackslash(at: number): Step {
    const { text } = this;
    switch (text.charAt(at + 1)) {
      case '(':
        return at < this.lastInline ? this.marked(at, '\\)') : this.pair(at);
      case '[':
        return at < this.lastDisplay ? this.marked(at, '\\]') : this.pair(at);
      case '$':
        return matches(ESCAPED_MONEY, text, at)
          ? { piece: this.dollar, end: at + 2 }
          : this.pair(at);
      case '%':
        return matches(ESCAPED_PERCENT, text, at) ? { piece: '%', end: at + 2 } : this.pair(at);
      case 'b':
        return this.environment(at) ?? this.pair(at);
      case 'c':
      case 'p':
        return this.chemistry(at) ?? this.pair(at);
      default:
        return this.pair(at);
    }
  }

  private pair(at: number): Step {
    return { piece: this.text.slice(at, at + 2), end: at + 2 };
  }

  /** A formula that is already marked, up to its end mark, which is known to exist. */
  private marked(at: number, end: string): Step {
    const close = this.text.indexOf(end, at + 2);
    const mark = this.text.slice(at, at + 2);
    const piece = mark + equalLatex(this.text.slice(at + 2, close)) + end;
    return { piece, end: close + end.length };
  }

  private environment(at: number): Step | undefined {
    const { environments } = this;
    if (!this.text.startsWith('\\begin', at)) return undefined;
    environments.count += 1;
    if (environments.count > MAX_ENVIRONMENTS || environments.depth >= MAX_ENVIRONMENT_DEPTH) {
      return undefined;
    }
    return readEnvironment(this.text, at, (inside) => {
      environments.depth += 1;
      const marked = new Marking(inside, this.dollar, environments).run();
      environments.depth -= 1;
      return marked;
    });
  }

  private chemistry(at: number): Step | undefined {
    const open = matches(CHEMISTRY, this.text, at);
    const close = open ? closingBrace(this.text, open, open + MAX_FORMULA_LENGTH) : -1;
    if (close < 0) return undefined;
    return { piece: `\\(${this.text.slice(at, close + 1)}\\)`, end: close + 1 };
  }

  private displayFormula(at: number): Step | undefined {
    if (this.text.charAt(at + 1) !== '$') return undefined;
    const close = this.text.indexOf('$$', at + 2);
    if (close < 0) return undefined;
    const body = equalLatex(this.text.slice(at + 2, close));
    if (!isDisplayFormula({ body })) return undefined;
    return { piece: `\\[${body}\\]`, end: close + 2 };
  }

  private inlineFormula(at: number): Step | undefined {
    const { text } = this;
    const before = text.charAt(at - 1);
    if (!mayOpen(before, text.charAt(at + 1)) || isMentioned(text, at)) return undefined;
    const close = closingDollar(text, at + 1);
    if (close < 0 || isMentioned(text, close)) return undefined;
    const body = equalLatex(text.slice(at + 1, close));
    if (!isInlineFormula({ body, before, after: text.charAt(close + 1) })) return undefined;
    return { piece: `\\(${body}\\)`, end: close + 1 };
  }
}

/** The end of a match at this position; 0 if there is none. */
function matches(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

/**
 * The next dollar sign outside of braces (`\text{a $x$ b}`) and tables, or the first one if these do not
 * match.
 */
function closingDollar(text: string, from: number): number {
  const end = Math.min(text.length, from + MAX_FORMULA_LENGTH);
  let first = -1;
  let depth = 0;
  for (let at = from; at < end; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') {
      if (text.startsWith('begin{', at + 1)) depth += 1;
      else if (text.startsWith('end{', at + 1)) depth -= 1;
      at += 1;
    } else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === '$') {
      if (depth <= 0) return at;
      if (first < 0) first = at;
    }
  }
  return first;
}
