import type { Family } from '../../family.ts';
import { figure, fraction, gcd } from '../../wording.ts';
import { rounded, signed, superscript, term } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const ELECTRICAL = 'Electrical Engineering';
const CONTROL = 'Control Systems';
const SIGNALS = 'Signals and Systems';

const dampingRatio: Family = {
  name: 'damping-ratio',
  subject: ELECTRICAL,
  topic: CONTROL,
  difficulty: 'Easy',
  make(random) {
    const [natural, ratio] = [random.int(2, 20), random.int(1, 19) / 20];
    const middle = rounded(2 * ratio * natural, 3);
    if (middle === 1) return this.make(random);
    const polynomial = `s² + ${figure(middle)}s + ${natural ** 2}`;
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `A closed loop has the characteristic equation ${polynomial} = 0. What is its damping ratio?`,
        answer: ratio,
        unit: '',
        mistakes: [2 * ratio, ratio * natural, middle / natural ** 2, ratio / 2].filter(
          (value) => value < 3,
        ),
        explanation: `ωₙ = √${natural ** 2} = ${natural} rad/s and 2ζωₙ = ${figure(middle)}, so ζ = ${figure(middle)} ÷ ${2 * natural} = ${figure(ratio)}.`,
      });
    }
    return quantityItem({
      question: `A closed loop has the characteristic equation ${polynomial} = 0. What is its settling time for a band of 2% (four time constants), to two decimal places?`,
      answer: rounded(8 / middle, 2),
      unit: 's',
      mistakes: [4 / middle, 4 / natural, 16 / middle, 2 / middle],
      explanation: `ζωₙ = ${figure(middle)} ÷ 2 = ${figure(middle / 2)}, and 4 ÷ (ζωₙ) = ${figure(rounded(8 / middle, 2))} s.`,
    });
  },
};

const steadyStateError: Family = {
  name: 'steady-state-error',
  subject: ELECTRICAL,
  topic: CONTROL,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = [random.int(1, 10), random.int(1, 10)];
    const [gain, slope] = [random.int(5, 100), random.int(1, 6)];
    const isRamp = random.int(0, 1) === 0;
    const poles = `(s + ${first})(s + ${second})`;
    const loop = isRamp ? `${gain}/[s${poles}]` : `${gain}/[${poles}]`;
    const constant = gain / (first * second);
    const answer = isRamp ? slope / constant : slope / (1 + constant);
    if (!Number.isInteger(rounded(answer * 200, 6)) || first === second) return this.make(random);
    // For the ramp the loop is stable where the gain is below the sum times the product of the poles.
    if (isRamp && gain >= (first + second) * first * second) return this.make(random);
    return quantityItem({
      question: `A unity-feedback system has the open-loop transfer function ${loop}. What is its steady-state error for the input ${isRamp ? `${slope === 1 ? '' : slope}t` : `${slope}`}·u(t)?`,
      answer: rounded(answer, 3),
      unit: '',
      mistakes: [
        isRamp ? slope / (1 + constant) : slope / constant,
        slope / gain,
        slope * constant,
        answer / 2,
      ],
      explanation: isRamp
        ? `Kv = ${gain} ÷ (${first} × ${second}), and the error is ${slope} ÷ Kv = ${slope} × ${first * second} ÷ ${gain} = ${figure(answer)}.`
        : `Kp = ${gain} ÷ (${first} × ${second}), and the error is ${slope} ÷ (1 + Kp) = ${slope} × ${first * second} ÷ ${first * second + gain} = ${figure(answer)}.`,
    });
  },
};

const routhLimit: Family = {
  name: 'routh-gain-limit',
  subject: ELECTRICAL,
  topic: CONTROL,
  difficulty: 'Moderate',
  make(random) {
    const [a, b] = [random.int(2, 20), random.int(2, 20)];
    return countItem({
      question: `For what gain K is a system with the characteristic equation s³ + ${a}s² + ${b}s + K = 0 just at the limit of stability (K > 0)?`,
      answer: a * b,
      unit: '',
      mistakes: [a + b, a / b, b / a, a * b - 1, a ** 2 * b, b ** 2],
      explanation: `The s¹ row of the Routh array is (${a} × ${b} − K) ÷ ${a}; it vanishes at K = ${a * b}.`,
    });
  },
};

const rootLocusCentroid: Family = {
  name: 'root-locus-centroid',
  subject: ELECTRICAL,
  topic: CONTROL,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, zero] = [random.int(1, 12), random.int(1, 12), random.int(0, 9)];
    const hasZero = zero > 0 && random.int(0, 1) === 0;
    if (a >= b || (hasZero && (zero === a || zero === b))) return this.make(random);
    const [top, bottom] = hasZero ? [-(a + b) + zero, 2] : [-(a + b), 3];
    const loop = `K${hasZero ? `(s + ${zero})` : ''}/[s(s + ${a})(s + ${b})]`;
    const text = (up: number, down: number): string =>
      up < 0 ? `−${fraction(-up, down)}` : fraction(up, down);
    if (top === 0) return this.make(random);
    const right = text(top, bottom);
    const wrong = [
      text(top, hasZero ? 3 : 2),
      text(-top, bottom),
      text(-(a + b), hasZero ? 3 : 1),
      text(-(a + b + zero), 2),
      text(-(a + b), 4),
    ];
    return {
      question: `At what point of the real axis do the asymptotes of the root locus of ${loop} meet?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `σ = (sum of poles − sum of zeros) ÷ (number of poles − number of zeros) = (0 − ${a} − ${b}${hasZero ? ` + ${zero}` : ''}) ÷ ${bottom} = ${right}.`,
    };
  },
};

const phaseCrossover: Family = {
  name: 'phase-crossover-and-gain-margin',
  subject: ELECTRICAL,
  topic: CONTROL,
  difficulty: 'Hard',
  make(random) {
    const [root, other] = [random.int(1, 6), random.int(1, 6)];
    const scale = random.int(1, 3);
    const [first, second] = [root ** 2 * scale, other ** 2 * scale];
    if (first === second || first + second > 60) return this.make(random);
    const limit = (first + second) * first * second;
    const margin = random.pick([2, 4, 5, 8, 10]);
    const gain = limit / margin;
    if (random.int(0, 1) === 0 || !Number.isInteger(gain)) {
      return quantityItem({
        question: `At what angular frequency does the open loop K/[s(s + ${first})(s + ${second})] have a phase of −180°?`,
        answer: root * other * scale,
        unit: 'rad/s',
        mistakes: [first + second, first * second, (first + second) / 2, Math.sqrt(first + second)],
        explanation: `There arctan(ω/${first}) + arctan(ω/${second}) = 90°, so ω² = ${first} × ${second} and ω = ${root * other * scale} rad/s.`,
      });
    }
    return quantityItem({
      question: `The open loop ${figure(gain)}/[s(s + ${first})(s + ${second})] is closed with unity feedback. By what factor may its gain grow before the loop becomes unstable?`,
      answer: margin,
      unit: '',
      mistakes: [limit, limit / (gain * (first + second)), margin * 2, margin - 1, 1 / margin],
      explanation: `s³ + ${first + second}s² + ${first * second}s + K = 0 is at the limit of stability at K = ${first + second} × ${first * second} = ${figure(limit)}, which is ${margin} times ${figure(gain)}.`,
    });
  },
};

const stateEigenvalues: Family = {
  name: 'state-matrix-poles',
  subject: ELECTRICAL,
  topic: CONTROL,
  difficulty: 'Moderate',
  make(random) {
    const [p, q] = [random.int(1, 20), random.int(1, 20)];
    if (q < p + 2) return this.make(random);
    const text = (a: number, b: number): string => `${signed(a)} and ${signed(b)}`;
    const right = text(-p, -q);
    return {
      question: `A system ẋ = Ax has the state matrix A = [0 1; −${p * q} −${p + q}] (rows separated by a semicolon). Where are its poles?`,
      right,
      wrong: [text(p, q), text(-p, q), text(-p - 1, -q + 1), text(-1, -p * q), text(p, -q)].filter(
        (option) => option !== right,
      ),
      explanation: `det(sI − A) = s² + ${p + q}s + ${p * q} = (s + ${p})(s + ${q}), so the poles are at ${right}.`,
    };
  },
};

const nyquistRate: Family = {
  name: 'nyquist-rate',
  subject: ELECTRICAL,
  topic: SIGNALS,
  difficulty: 'Easy',
  make(random) {
    const [first, second] = [50 * random.int(1, 40), 50 * random.int(1, 40)];
    if (first === second) return this.make(random);
    const [high, low] = [Math.max(first, second), Math.min(first, second)];
    const isProduct = random.int(0, 1) === 0;
    const answer = isProduct ? 2 * (high + low) : 2 * high;
    const wave = (name: string, frequency: number): string => `${name}(2π·${frequency}t)`;
    return quantityItem({
      question: `What is the Nyquist rate of the signal ${wave('cos', first)} ${isProduct ? '·' : '+'} ${wave('sin', second)}, with t in seconds?`,
      answer,
      unit: 'Hz',
      mistakes: [isProduct ? 2 * high : 2 * (high + low), answer / 2, 2 * low, 2 * (high - low)],
      explanation: isProduct
        ? `The product holds the sum and the difference of the frequencies; the highest is ${first} + ${second} = ${high + low} Hz, so the rate is ${figure(answer)} Hz.`
        : `The highest frequency is ${figure(high)} Hz, so the rate is 2 × ${figure(high)} = ${figure(answer)} Hz.`,
    });
  },
};

const convolutionValue: Family = {
  name: 'discrete-convolution',
  subject: ELECTRICAL,
  topic: SIGNALS,
  difficulty: 'Moderate',
  make(random) {
    const first = Array.from({ length: random.int(3, 4) }, () => random.int(1, 5));
    const second = Array.from({ length: 3 }, () => random.int(1, 5));
    const place = random.int(2, 3);
    const terms = first
      .map((value, index) => [value, second[place - index]] as const)
      .filter((pair): pair is readonly [number, number] => pair[1] !== undefined);
    const answer = terms.reduce((sum, [a, b]) => sum + a * b, 0);
    const neighbour = first.reduce(
      (sum, value, index) => sum + value * (second[place - 1 - index] ?? 0),
      0,
    );
    const correlated = first.reduce((sum, value, index) => sum + value * (second[index] ?? 0), 0);
    const list = (values: readonly number[]): string => `{${values.join(', ')}}`;
    return countItem({
      question: `The sequences x = ${list(first)} and h = ${list(second)} both begin at n = 0, and y = x ∗ h is their convolution. What is y[${place}]?`,
      answer,
      unit: '',
      mistakes: [
        correlated,
        neighbour,
        answer + 1,
        (first[place] ?? 1) * (second[place] ?? 1),
        answer - 2,
      ],
      explanation: `y[${place}] = Σ x[k]h[${place} − k] = ${terms.map(([a, b]) => `${a} × ${b}`).join(' + ')} = ${answer}.`,
    });
  },
};

const commonPeriod: Family = {
  name: 'period-of-discrete-signal',
  subject: ELECTRICAL,
  topic: SIGNALS,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = [random.int(2, 15), random.int(2, 15)];
    const [a, b] = [random.int(1, first - 1), random.int(1, second - 1)];
    if (gcd(a, first) > 1 || gcd(b, second) > 1 || first === second) return this.make(random);
    // cos(2πan/N) has the period N where a and N have no common divisor.
    const answer = (first * second) / gcd(first, second);
    const angle = (times: number, period: number): string => {
      const divisor = gcd(2 * times, period);
      const [top, bottom] = [(2 * times) / divisor, period / divisor];
      return `${top === 1 ? '' : top}πn${bottom === 1 ? '' : `/${bottom}`}`;
    };
    return countItem({
      question: `What is the fundamental period of x[n] = cos(${angle(a, first)}) + sin(${angle(b, second)})?`,
      answer,
      unit: '',
      mistakes: [
        first * second,
        first + second,
        Math.max(first, second),
        2 * answer,
        Math.min(first, second),
      ],
      explanation: `The terms have the periods ${first} and ${second}; the least common multiple is ${answer}.`,
    });
  },
};

const signalEnergy: Family = {
  name: 'energy-of-signal',
  subject: ELECTRICAL,
  topic: SIGNALS,
  difficulty: 'Moderate',
  make(random) {
    const [amplitude, decay] = [random.int(2, 18), random.int(1, 12)];
    const text = (top: number, bottom: number): string => fraction(top, bottom);
    const square = amplitude ** 2;
    const right = text(square, 2 * decay);
    return {
      question: `What is the energy of the signal ${amplitude}e${superscript(-decay)}ᵗ u(t)?`,
      right,
      wrong: [
        text(square, decay),
        text(amplitude, 2 * decay),
        text(square, 2 * decay ** 2),
        text(amplitude, decay),
        text(square, 4 * decay),
      ].filter((option) => option !== right),
      explanation: `∫ ${square}e${superscript(-2 * decay)}ᵗ dt from 0 to ∞ = ${square} ÷ ${2 * decay} = ${right}.`,
    };
  },
};

const finalValue: Family = {
  name: 'final-value-theorem',
  subject: ELECTRICAL,
  topic: SIGNALS,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, d] = [
      random.int(2, 9),
      random.int(1, 40),
      random.int(2, 12),
      random.int(1, 20),
    ];
    const asksFinal = random.int(0, 1) === 0;
    const polynomial = `s(s² ${term(c)}s ${term(d)})`;
    if (asksFinal) {
      const right = fraction(b, d);
      return {
        question: `F(s) = (${a}s² + ${a + 1}s + ${b})/[${polynomial}] is the Laplace transform of f(t). What does f(t) tend to as t → ∞?`,
        right,
        wrong: [fraction(a, 1), '0', fraction(a + 1, c), fraction(a, d), fraction(b, c)].filter(
          (option) => option !== right,
        ),
        explanation: `The poles of sF(s) lie in the left half-plane, so f(∞) is sF(s) at s = 0: ${b} ÷ ${d} = ${right}.`,
      };
    }
    const right = fraction(a, 1);
    return {
      question: `F(s) = (${a}s² + ${a + 1}s + ${b})/[${polynomial}] is the Laplace transform of f(t). What is f(0⁺)?`,
      right,
      wrong: [fraction(b, d), '0', fraction(a + 1, c), fraction(a, d), fraction(a + 1, 1)].filter(
        (option) => option !== right,
      ),
      explanation: `f(0⁺) is sF(s) for s → ∞, where only the highest powers count: ${a}s² ÷ s² = ${a}.`,
    };
  },
};

export const controlFamilies: readonly Family[] = [
  dampingRatio,
  steadyStateError,
  routhLimit,
  rootLocusCentroid,
  phaseCrossover,
  stateEigenvalues,
  nyquistRate,
  convolutionValue,
  commonPeriod,
  signalEnergy,
  finalValue,
];
