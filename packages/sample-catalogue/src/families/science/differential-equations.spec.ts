import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { differentialEquationFamilies } from './differential-equations.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function exponent(text: string): number {
  return text === '' ? 1 : Number([...text].map((digit) => SUPERSCRIPTS.indexOf(digit)).join(''));
}

/** Follows dy/dx = f(x, y) by the method of Runge and Kutta. */
function follow(
  f: (x: number, y: number) => number,
  from: number,
  start: number,
  to: number,
): number {
  const steps = 2000;
  const h = (to - from) / steps;
  let y = start;
  for (let step = 0; step < steps; step += 1) {
    const x = from + step * h;
    const a = f(x, y);
    const b = f(x + h / 2, y + (h / 2) * a);
    const c = f(x + h / 2, y + (h / 2) * b);
    const d = f(x + h, y + h * c);
    y += (h / 6) * (a + 2 * b + 2 * c + d);
  }
  return y;
}

function clean(value: number): number {
  return Math.round(value * 1000) / 1000;
}

describeFamilies(
  'families of differential equations',
  differentialEquationFamilies,
  {
    'separable-differential-equation': (stem) => {
      const [, sign, start = '', at = ''] =
        /dy\/dx = (−?)x\/y .*\(0, (\d+)\).* x = (\d+)/.exec(stem) ?? [];
      const y = follow((x, value) => ((sign ? -1 : 1) * x) / value, 0, Number(start), Number(at));
      return Math.round(y * 100) / 100;
    },
    'growth-and-decay-equation': (stem) => {
      const [, from = '', once = '', time = '', at = ''] =
        /It is ([\d,]+) at t = 0 and ([\d,]+) at t = (\d+)\. .* t = (\d+)/.exec(stem) ?? [];
      const [first, second] = [from, once].map((text) => Number(text.replaceAll(',', '')));
      const rate = Math.log((second ?? 1) / (first ?? 1)) / Number(time);
      return Math.round((first ?? 0) * Math.exp(rate * Number(at)) * 1e4) / 1e4;
    },
    'linear-differential-equation': (stem) => {
      const [, p = '', factor = '', power = '', start = '', at = ''] =
        /\+ (\d?)y\/x = (\d+)x([²³⁴]?) for .* y = (\d+) at x = 1\. What is y at x = (\d)/.exec(
          stem,
        ) ?? [];
      const y = follow(
        (x, value) => Number(factor) * x ** exponent(power) - (Number(p || 1) * value) / x,
        1,
        Number(start),
        Number(at),
      );
      return clean(y);
    },
  },
  { 'separable-differential-equation': 60, 'linear-differential-equation': 140 },
);

describeUnits(differentialEquationFamilies);
