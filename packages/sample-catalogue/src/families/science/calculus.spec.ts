import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { calculusFamilies } from './calculus.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function exponent(text: string): number {
  return text === '' ? 1 : Number([...text].map((digit) => SUPERSCRIPTS.indexOf(digit)).join(''));
}

/** The value of a polynomial as it is printed, at x. */
function evaluate(text: string, x: number): number {
  let sum = 0;
  const plain = text.replaceAll(' ', '').replaceAll('^2', '²').replaceAll('-', '−');
  for (const [, sign, digits, letter, power = ''] of plain.matchAll(/([+−]?)(\d*)(x?)([²³]?)/g)) {
    if (!digits && !letter) continue;
    sum += (sign === '−' ? -1 : 1) * Number(digits || 1) * (letter ? x ** exponent(power) : 1);
  }
  return sum;
}

function slope(f: (x: number) => number, at: number): number {
  const step = 1e-4;
  // Errors of the third order cancel.
  return (8 * (f(at + step) - f(at - step)) - (f(at + 2 * step) - f(at - 2 * step))) / (12 * step);
}

/** Simpson's rule, exact for cubics. */
function integrate(f: (x: number) => number, low: number, high: number, steps = 2): number {
  const width = (high - low) / steps;
  let sum = 0;
  for (let step = 0; step < steps; step += 1) {
    const left = low + step * width;
    sum += (width / 6) * (f(left) + 4 * f(left + width / 2) + f(left + width));
  }
  return sum;
}

function clean(value: number): number {
  return Math.round(value * 1000) / 1000;
}

describeFamilies(
  'families of calculus',
  calculusFamilies,
  {
    'limit-of-quotient': (stem) => {
      const [, top = '', bottom = '', at = ''] =
        /\((.*?)\)\/\((.*?)\) as x → (\d+)/.exec(stem) ?? [];
      return (
        slope((x) => evaluate(top, x), Number(at)) / slope((x) => evaluate(bottom, x), Number(at))
      );
    },
    'trigonometric-limit': (stem) => {
      const [a = 1, b = 1] = numbersOf(stem.replace(/\(1 −/g, '('));
      const x = 1e-3;
      // Half-angle form, which loses no digits; the error goes with x² and is taken out.
      const small = (k: number, at: number): number => 2 * Math.sin((k * at) / 2) ** 2;
      const value = (at: number): number => {
        if (stem.includes('tan')) return Math.sin(a * at) / Math.tan(b * at);
        return stem.includes('x²') ? small(a, at) / (b * at * at) : small(a, at) / small(b, at);
      };
      return (4 * value(x) - value(2 * x)) / 3;
    },
    'constant-for-continuity': (stem) => {
      const [, sign, b = '', at = '', right = ''] =
        /kx ([+−]) (\d+) for x ≤ (\d+) and f\(x\) = (.*?) for/.exec(stem) ?? [];
      const constant = Number(b) * (sign === '−' ? -1 : 1);
      return (evaluate(right, Number(at)) - constant) / Number(at);
    },
    'derivative-of-quotient': (stem) => {
      const [, top = '', bottom = '', at = ''] =
        /y = \((.*?)\)\/\((.*?)\)\. .* x = (\d)/.exec(stem) ?? [];
      return slope((x) => evaluate(top, x) / evaluate(bottom, x), Number(at));
    },
    'derivative-by-chain-rule': (stem) => {
      const [, inner = '', power = '', at = ''] =
        /y = \((.*?)\)(\S)\. .* x = (\d)/.exec(stem) ?? [];
      return Math.round(slope((x) => evaluate(inner, x) ** exponent(power), Number(at)));
    },
    'tangent-to-parabola': (stem) => {
      const [, curve = '', at = ''] = /to y = (.*?) at the point with x = (\d)/.exec(stem) ?? [];
      const f = (x: number): number => evaluate(curve, x);
      return clean(f(Number(at)) - Number(at) * slope(f, Number(at)));
    },
    'local-maximum-of-cubic': (stem) => {
      const curve = /f\(x\) = (.*)\?/.exec(stem)?.[1] ?? '';
      for (let x = -20; x <= 20; x += 1) {
        const [before, here, after] = [x - 0.01, x, x + 0.01].map((at) => evaluate(curve, at));
        if ((here ?? 0) > (before ?? 0) && (here ?? 0) > (after ?? 0)) return here ?? Number.NaN;
      }
      return Number.NaN;
    },
    'related-rates': (stem) => {
      const [rate = 0, size = 0] = numbersOf(stem);
      const measure = stem.includes('volume')
        ? (r: number): number => (4 / 3) * r ** 3
        : stem.includes('surface')
          ? (r: number): number => 4 * r ** 2
          : (r: number): number => r ** 2;
      return Math.round(slope((time) => measure(size + rate * time), 0) * 1e4) / 1e4;
    },
    'definite-integral-of-polynomial': (stem) => {
      const [, low = '', high = '', f = ''] =
        /\\int_\{(\d)\}\^\{(\d)\} \((.*?)\)\\,dx/.exec(stem) ?? [];
      return clean(integrate((x) => evaluate(f, x), Number(low), Number(high)));
    },
    'integral-of-absolute-value': (stem) => {
      const [, high = '', factor = '', turn = ''] =
        /\^\{(\d+)\} (\d?)\|x - (\d)\|/.exec(stem) ?? [];
      const f = (x: number): number => Number(factor || 1) * Math.abs(x - Number(turn));
      return clean(integrate(f, 0, Number(high), 2 * Number(high)));
    },
    'area-between-parabola-and-line': (stem) => {
      const [, a = '', line = ''] = /y = (\d*)x² and the line y = (\d*)x/.exec(stem) ?? [];
      const [square, rise] = [Number(a || 1), Number(line || 1)];
      return integrate((x) => rise * x - square * x * x, 0, rise / square);
    },
  },
  { 'area-between-parabola-and-line': 90 },
);

describeUnits(calculusFamilies);
