import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { controlFamilies } from './control-and-signals.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** A fraction in lowest terms, the sign in front. */
function reduced(top: number, bottom: number): string {
  const divisor = gcd(Math.abs(top), bottom);
  const [up, down] = [Math.abs(top) / divisor, bottom / divisor];
  return `${top < 0 ? '−' : ''}${up}${down === 1 ? '' : `/${down}`}`;
}

/** Poles of a loop K/[s(s + a)(s + b)…], as positive numbers. */
function polesOf(stem: string): number[] {
  const denominator = /\[(.*?)\]/.exec(stem)?.[1] ?? '';
  return [...denominator.matchAll(/\(s \+ (\d+)\)/g)].map(([, pole]) => Number(pole));
}

describeFamilies('families of control and signals', controlFamilies, {
  'damping-ratio': (stem) => {
    const [middle = 0, square = 1] = numbersOf(stem);
    // The complex pole of s² + bs + c: the angle from the negative real axis, and its distance from the axis.
    const real = middle / 2;
    if (stem.includes('settling')) return Math.round((4 / real) * 100) / 100;
    return Math.cos(Math.atan2(Math.sqrt(square - real ** 2), real));
  },
  'steady-state-error': (stem) => {
    const poles = polesOf(stem);
    const gain = Number(/function (\d+)\//.exec(stem)?.[1]);
    const input = /input (\d*)(t?)·u/.exec(stem);
    const isRamp = input?.[2] === 't';
    const size = Number(input?.[1] || 1);
    // s × R(s) ÷ (1 + G(s)) for an s close to nought.
    const s = 1e-7;
    const loop = gain / poles.reduce((product, pole) => product * (s + pole), isRamp ? s : 1);
    const reference = isRamp ? size / s ** 2 : size / s;
    return Math.round(((s * reference) / (1 + loop)) * 1000) / 1000;
  },
  'routh-gain-limit': (stem) => {
    const [a = 0, b = 0] = numbersOf(stem.replace(/s[²³]/g, 's'));
    // On the imaginary axis: −jω³ − aω² + jbω + K = 0.
    const square = b;
    return a * square;
  },
  'root-locus-centroid': (stem) => {
    const poles = polesOf(stem);
    const zeros = /of K\(s \+ (\d+)\)/.exec(stem);
    const sum = -poles.reduce((total, pole) => total + pole, 0) + Number(zeros?.[1] ?? 0);
    return reduced(sum, poles.length + 1 - (zeros ? 1 : 0));
  },
  'phase-crossover-and-gain-margin': (stem) => {
    const poles = polesOf(stem);
    // Finds where the phase crosses −180° by closing in.
    let [low, high] = [1e-6, 1e6];
    for (let round = 0; round < 100; round += 1) {
      const middle = Math.sqrt(low * high);
      const lag = poles.reduce((sum, pole) => sum + Math.atan(middle / pole), Math.PI / 2);
      if (lag > Math.PI) high = middle;
      else low = middle;
    }
    if (stem.includes('phase of')) return clean(low);
    const gain = Number((/loop ([\d,]+)\//.exec(stem)?.[1] ?? '').replaceAll(',', ''));
    const size = poles.reduce((product, pole) => product / Math.hypot(low, pole), gain / low);
    return clean(1 / size);
  },
  'state-matrix-poles': (stem) => {
    const [, product = '', sum = ''] = /; −(\d+) −(\d+)\]/.exec(stem) ?? [];
    const spread = Math.sqrt(Number(sum) ** 2 - 4 * Number(product));
    return `−${(Number(sum) - spread) / 2} and −${(Number(sum) + spread) / 2}`;
  },
  'nyquist-rate': (stem) => {
    const [first = 0, second = 0] = [...stem.matchAll(/2π·(\d+)t/g)].map(([, frequency]) =>
      Number(frequency),
    );
    const highest = stem.includes(') · ') ? first + second : Math.max(first, second);
    return 2 * highest;
  },
  'discrete-convolution': (stem) => {
    const [x = [], h = []] = [...stem.matchAll(/\{([\d, ]+)\}/g)].map(([, list = '']) =>
      list.split(', ').map(Number),
    );
    const place = Number(/y\[(\d)\]/.exec(stem)?.[1]);
    const sums = Array<number>(x.length + h.length - 1).fill(0);
    for (const [i, a] of x.entries())
      for (const [j, b] of h.entries()) sums[i + j] = (sums[i + j] ?? 0) + a * b;
    return sums[place] ?? Number.NaN;
  },
  'period-of-discrete-signal': (stem) => {
    const angles = [...stem.matchAll(/\((\d*)πn(?:\/(\d+))?\)/g)].map(
      ([, top, bottom]) => Number(top || 1) / Number(bottom ?? 1),
    );
    for (let period = 1; ; period += 1) {
      // Whole turns of each term, that is an even multiple of π.
      if (
        angles.every(
          (angle) => Math.abs((angle * period) / 2 - Math.round((angle * period) / 2)) < 1e-9,
        )
      )
        return period;
    }
  },
  'energy-of-signal': (stem) => {
    const [, amplitude = '', exponent = ''] = /signal (\d+)e⁻(\S+?)ᵗ/.exec(stem) ?? [];
    const decay = Number([...exponent].map((digit) => SUPERSCRIPTS.indexOf(digit)).join(''));
    const square = Number(amplitude) ** 2;
    return square / (2 * decay);
  },
  'final-value-theorem': (stem) => {
    const [, a = '', middle = '', b = '', c = '', d = ''] =
      /\((\d+)s² \+ (\d+)s \+ (\d+)\)\/\[s\(s² \+ (\d+)s \+ (\d+)\)\]/.exec(stem) ?? [];
    const times = (s: number): number =>
      (Number(a) * s * s + Number(middle) * s + Number(b)) / (s * s + Number(c) * s + Number(d));
    return stem.includes('∞') ? times(0) : Math.round(times(1e9) * 1e6) / 1e6;
  },
});
