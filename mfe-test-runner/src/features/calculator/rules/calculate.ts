import { CalculationError, type Problem } from './calculation-error';
import { applyFunction, applyOperator, applyPostfix, type AngleUnit } from './functions';
import { tokenize, type Token } from './tokens';

export type Calculation = { readonly value: number } | { readonly problem: Problem };

const CONSTANTS: Readonly<Record<string, number>> = { π: Math.PI, e: Math.E };
const POWERS: readonly string[] = ['^', 'yroot', 'logbase'];

/**
 * The value of an expression. Brackets come first, then what is written behind a number (², !, %), then
 * powers, roots and logarithms to a base from right to left, then signs, then ×, ÷ and mod, then + and −, both
 * from left to right: −2² is −4, and 2^3² is 2^9. Without an operator, a number before a bracket, a function or a
 * constant is multiplied with it. Brackets at the end may be left open.
 */
export function calculate(text: string, unit: AngleUnit): Calculation {
  try {
    const value = new Parser(tokenize(text), unit).value();
    // Without the sign that a computer's zero can have.
    return { value: value === 0 ? 0 : value };
  } catch (error) {
    if (error instanceof CalculationError) return { problem: error.problem };
    throw error;
  }
}

/** Reads the tokens from left to right, and calculates at once. */
class Parser {
  readonly #tokens: readonly Token[];
  readonly #unit: AngleUnit;
  #at = 0;

  constructor(tokens: readonly Token[], unit: AngleUnit) {
    this.#tokens = tokens;
    this.#unit = unit;
  }

  value(): number {
    const value = this.#sum();
    if (this.#next !== undefined) throw new CalculationError({ kind: 'unopened-bracket' });
    return value;
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  /** Takes the next token if it is an operator of these. */
  #take(...names: readonly string[]): string | undefined {
    const token = this.#next;
    if (token?.kind !== 'operator' || !names.includes(token.name)) return undefined;
    this.#at += 1;
    return token.name;
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      const operator = this.#take('+', '−');
      if (operator === undefined) return value;
      value = finite(applyOperator(operator, value, this.#product()));
    }
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      const operator = this.#take('×', '÷', 'mod') ?? (this.#isFactor() ? '×' : undefined);
      if (operator === undefined) return value;
      value = finite(applyOperator(operator, value, this.#signed()));
    }
  }

  /** Whether the next token begins a factor without an operator before it. */
  #isFactor(): boolean {
    const token = this.#next;
    // Two numbers beside each other are a slip, not a product.
    if (token?.kind === 'number') {
      throw new CalculationError({ kind: 'missing-operator', before: token.name });
    }
    return token !== undefined && ['constant', 'function', 'open'].includes(token.kind);
  }

  #signed(): number {
    const sign = this.#take('−', '+');
    if (sign === undefined) return this.#power();
    const value = this.#signed();
    return sign === '−' ? -value : value;
  }

  #power(): number {
    const base = this.#postfix();
    const operator = this.#take(...POWERS);
    if (operator === undefined) return base;
    return finite(applyOperator(operator, base, this.#exponent()));
  }

  /** An exponent may have a sign of its own. */
  #exponent(): number {
    const sign = this.#take('−', '+');
    if (sign === undefined) return this.#power();
    const value = this.#exponent();
    return sign === '−' ? -value : value;
  }

  #postfix(): number {
    let value = this.#primary();
    for (;;) {
      const token = this.#next;
      if (token?.kind !== 'postfix') return value;
      this.#at += 1;
      value = finite(applyPostfix(token.name, value));
    }
  }

  #primary(): number {
    const token = this.#next;
    const before = this.#tokens[this.#at - 1];
    this.#at += 1;
    switch (token?.kind) {
      case 'number':
        return finite(Number(token.name.replace('−', '-')));
      case 'constant':
        return CONSTANTS[token.name] ?? 0;
      case 'open':
        return this.#rest();
      case 'function':
        return finite(applyFunction(token.name, this.#argument(token), this.#unit));
      default:
        throw missingNumber(before, token);
    }
  }

  #argument(name: Token): number {
    if (this.#next?.kind !== 'open') {
      throw new CalculationError({ kind: 'missing-bracket', after: name.name });
    }
    this.#at += 1;
    return this.#rest();
  }

  /** The rest of a bracket that is open. */
  #rest(): number {
    const value = this.#sum();
    if (this.#next?.kind === 'close') this.#at += 1;
    return value;
  }
}

function missingNumber(before: Token | undefined, token: Token | undefined): CalculationError {
  return new CalculationError(
    before
      ? { kind: 'missing-number', after: before.name }
      : { kind: 'missing-first-number', before: token?.name ?? '' },
  );
}

function finite(value: number): number {
  if (Number.isFinite(value)) return value;
  throw new CalculationError({ kind: 'too-large' });
}
