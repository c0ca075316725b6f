import { CalculationError, type Problem } from './calculation-error';

export type AngleUnit = 'degree' | 'radian';

/** The greatest number whose factorial a computer's number can hold. */
const MAX_FACTORIAL = 170;

/** How far a computer's number can be from the multiple of π that it stands for, as a share of it. */
const ROUNDING = 2 ** -52;

/** The value of a function. */
export function applyFunction(name: string, x: number, unit: AngleUnit): number {
  switch (name) {
    case 'sin':
      return sine(x, unit);
    case 'cos':
      return cosine(x, unit);
    case 'tan':
      return tangent(x, unit);
    case 'sin⁻¹':
      return toAngle(Math.asin(within(x, name, -1, 1)), unit);
    case 'cos⁻¹':
      return toAngle(Math.acos(within(x, name, -1, 1)), unit);
    case 'tan⁻¹':
      return toAngle(Math.atan(x), unit);
    case 'sinh':
      return Math.sinh(x);
    case 'cosh':
      return Math.cosh(x);
    case 'tanh':
      return Math.tanh(x);
    case 'sinh⁻¹':
      return Math.asinh(x);
    case 'cosh⁻¹':
      return Math.acosh(within(x, name, 1));
    case 'tanh⁻¹':
      return Math.atanh(between(x, name));
    case 'log':
      return logarithm(x, Math.log10);
    case 'ln':
      return logarithm(x, Math.log);
    case 'exp':
      return Math.exp(x);
    case '√':
      return x < 0 ? fail({ kind: 'root-of-negative' }) : Math.sqrt(x);
    case '∛':
      return Math.cbrt(x);
    case 'abs':
      return Math.abs(x);
    default:
      throw new Error(`Not a function: ${name}`);
  }
}

/** The value of an operation with two numbers. */
export function applyOperator(name: string, left: number, right: number): number {
  switch (name) {
    case '+':
      return left + right;
    case '−':
      return left - right;
    case '×':
      return left * right;
    case '÷':
      return right === 0 ? fail({ kind: 'division-by-zero' }) : left / right;
    case 'mod':
      return modulo(left, right);
    case '^':
      return power(left, right);
    case 'yroot':
      return root(left, right);
    case 'logbase':
      return logarithmTo(left, right);
    default:
      throw new Error(`Not an operator: ${name}`);
  }
}

/** The value of what is written behind a number. */
export function applyPostfix(name: string, x: number): number {
  switch (name) {
    case '²':
      return x * x;
    case '³':
      return x * x * x;
    case '⁻¹':
      return applyOperator('÷', 1, x);
    case '!':
      return factorial(x);
    case '%':
      return x / 100;
    default:
      throw new Error(`Not a postfix: ${name}`);
  }
}

function sine(x: number, unit: AngleUnit): number {
  return unit === 'degree' ? sineOfDegrees(x) : exactZero(Math.sin(x), x);
}

function cosine(x: number, unit: AngleUnit): number {
  return unit === 'degree' ? sineOfDegrees(90 - (x % 360)) : exactZero(Math.cos(x), x);
}

function tangent(x: number, unit: AngleUnit): number {
  const below = cosine(x, unit);
  if (below === 0) return fail({ kind: 'tangent' });
  return sine(x, unit) / below;
}

/** Exact for multiples of 30: the sine of 30° is a half. */
function sineOfDegrees(degrees: number): number {
  const angle = degrees % 360;
  const size = Math.abs(angle);
  const upper = size > 180 ? size - 180 : size;
  const sharp = upper > 90 ? 180 - upper : upper;
  const value = sharp === 30 ? 0.5 : Math.sin((sharp * Math.PI) / 180);
  const isNegative = angle < 0 !== size > 180;
  return isNegative && value !== 0 ? -value : value;
}

/** A computer's π is not quite π: its sine is zero all the same. */
function exactZero(value: number, x: number): number {
  return Math.abs(value) <= Math.abs(x) * ROUNDING ? 0 : value;
}

function toAngle(radians: number, unit: AngleUnit): number {
  return unit === 'degree' ? (radians * 180) / Math.PI : radians;
}

function within(x: number, name: string, from: number, to?: number): number {
  if (x >= from && (to === undefined || x <= to)) return x;
  return fail({
    kind: 'domain',
    name,
    from: signed(from),
    ...(to !== undefined && { to: signed(to) }),
  });
}

function between(x: number, name: string): number {
  if (Math.abs(x) === 1) return fail({ kind: 'too-large' });
  return within(x, name, -1, 1);
}

function signed(x: number): string {
  return String(x).replace('-', '−');
}

function logarithm(x: number, of: (x: number) => number): number {
  return x > 0 ? of(x) : fail({ kind: 'logarithm' });
}

function logarithmTo(x: number, base: number): number {
  if (base <= 0 || base === 1) return fail({ kind: 'logarithm-base' });
  const value = logarithm(x, Math.log) / Math.log(base);
  return wholeIf(value, (whole) => base ** whole === x);
}

/** The result has the sign of the divisor, as in mathematics: −7 mod 3 is 2. */
function modulo(x: number, divisor: number): number {
  if (divisor === 0) return fail({ kind: 'division-by-zero' });
  const rest = x % divisor;
  return rest !== 0 && rest < 0 !== divisor < 0 ? rest + divisor : rest;
}

function power(base: number, exponent: number): number {
  if (base === 0 && exponent < 0) return fail({ kind: 'division-by-zero' });
  if (base < 0 && !Number.isInteger(exponent)) return fail({ kind: 'power-of-negative' });
  return base ** exponent;
}

/** Of a negative number there is a root if its degree is odd. */
function root(x: number, degree: number): number {
  if (degree === 0) return fail({ kind: 'division-by-zero' });
  const isOdd = Number.isInteger(degree) && Math.abs(degree % 2) === 1;
  if (x < 0 && !isOdd) return fail({ kind: 'root-of-negative' });
  if (x < 0) return -root(-x, degree);
  return wholeIf(power(x, 1 / degree), (whole) => whole ** degree === x);
}

function factorial(x: number): number {
  if (!Number.isInteger(x) || x < 0 || x > MAX_FACTORIAL) return fail({ kind: 'factorial' });
  let product = 1;
  for (let factor = 2; factor <= x; factor += 1) product *= factor;
  return product;
}

/** The cube root of 64 is 4, though a computer finds 3.9999999999999996. */
function wholeIf(value: number, isExact: (whole: number) => boolean): number {
  const whole = Math.round(value);
  return isExact(whole) ? whole : value;
}

function fail(problem: Problem): never {
  throw new CalculationError(problem);
}
