import { CalculationError, type Problem } from './calculation-error';

/** The smallest parts of an expression. `from` and `to` are places in its text. */
export interface Token {
  readonly kind: 'number' | 'constant' | 'function' | 'operator' | 'postfix' | 'open' | 'close';
  /** Its one spelling, whatever was typed: `×` for `*`. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

// The exponent of ten is a capital E: a small one is Euler's number.
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:E[-−+]?\d+)?/y;
const NUMBER_LIKE = /[\d.]+/y;

/** What is typed, and its spelling; a longer text before its beginnings. */
const WORDS: readonly (readonly [typed: string, kind: Token['kind'], name?: string])[] = [
  ...['sinh⁻¹', 'cosh⁻¹', 'tanh⁻¹', 'sin⁻¹', 'cos⁻¹', 'tan⁻¹'].map((name) => asFunction(name)),
  ...['asinh', 'acosh', 'atanh', 'asin', 'acos', 'atan'].map((name) =>
    asFunction(name, `${name.slice(1)}⁻¹`),
  ),
  ...['sinh', 'cosh', 'tanh', 'sin', 'cos', 'tan', 'abs'].map((name) => asFunction(name)),
  asFunction('sqrt', '√'),
  asFunction('cbrt', '∛'),
  asFunction('√'),
  asFunction('∛'),
  ['logbase', 'operator'],
  ['yroot', 'operator'],
  ['mod', 'operator'],
  asFunction('log'),
  asFunction('ln'),
  asFunction('exp'),
  ['pi', 'constant', 'π'],
  ['π', 'constant'],
  ['e', 'constant'],
  ['⁻¹', 'postfix'],
  ['²', 'postfix'],
  ['³', 'postfix'],
  ['!', 'postfix'],
  ['%', 'postfix'],
  ['+', 'operator'],
  ['−', 'operator'],
  ['-', 'operator', '−'],
  ['×', 'operator'],
  ['*', 'operator', '×'],
  ['÷', 'operator'],
  ['/', 'operator', '÷'],
  ['^', 'operator'],
  ['(', 'open'],
  [')', 'close'],
];

function asFunction(typed: string, name?: string): readonly [string, 'function', string?] {
  return name === undefined ? [typed, 'function'] : [typed, 'function', name];
}

/**
 * The tokens of an expression. White space separates nothing but numbers.
 *
 * @throws CalculationError for what is no token
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    while (text.charAt(at).trim() === '' && at < text.length) at += 1;
    if (at === text.length) return tokens;
    const token = numberAt(text, at) ?? wordAt(text, at);
    if (!token) throw new CalculationError(problemAt(text, at));
    tokens.push(token);
    at = token.to;
  }
}

/** The tokens of an expression as far as it has any: for editing what is not finished. */
export function knownTokens(text: string): Token[] {
  try {
    return tokenize(text);
  } catch {
    return [];
  }
}

function numberAt(text: string, from: number): Token | undefined {
  const like = matchAt(NUMBER_LIKE, text, from);
  if (like === undefined) return undefined;
  const found = matchAt(NUMBER, text, from);
  // `1.2.3` and a point alone look like numbers and are none.
  if (
    found === undefined ||
    like.length > found.length ||
    text.charAt(from + found.length) === '.'
  ) {
    throw new CalculationError({ kind: 'two-points', text: like });
  }
  return { kind: 'number', name: found, from, to: from + found.length };
}

function wordAt(text: string, from: number): Token | undefined {
  const word = WORDS.find(([typed]) => text.startsWith(typed, from));
  if (!word) return undefined;
  const [typed, kind, name = typed] = word;
  return { kind, name, from, to: from + typed.length };
}

/** A whole word is named, not its first letter. An E without a number may stand before another word: `Esin(`. */
function problemAt(text: string, from: number): Problem {
  const exponents = matchAt(/E+/y, text, from)?.length ?? 0;
  const word = matchAt(/[a-z]+/iy, text, from) ?? [...text.slice(from)][0] ?? '';
  const isExponent =
    exponents > 0 && (exponents === word.length || wordAt(text, from + exponents) !== undefined);
  return isExponent ? { kind: 'exponent' } : { kind: 'unknown', text: word };
}

function matchAt(pattern: RegExp, text: string, from: number): string | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0];
}
