import type { SeveralFamily, SeveralItem } from '../../family.ts';
import { figure } from '../../wording.ts';

const ELECTRICAL = 'Electrical Engineering';

interface Candidate {
  text: string;
  isRight: boolean;
}

/** Divides candidates; equal texts count once. */
function divide(candidates: readonly Candidate[]): Pick<SeveralItem, 'rights' | 'wrong'> {
  return {
    rights: candidates.filter(({ isRight }) => isRight).map(({ text }) => text),
    wrong: candidates.filter(({ isRight }) => !isRight).map(({ text }) => text),
  };
}

function some<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

const minus = (value: number): string => figure(value).replace('-', '−');

const stablePolynomials: SeveralFamily = {
  name: 'several-stable-polynomials',
  subject: ELECTRICAL,
  topic: 'Control Systems',
  difficulty: 'Moderate',
  make(random) {
    const gain = random.int(2, 60);
    const candidates = some(12, () => {
      const [a, b] = [random.int(1, 12), random.int(1, 12)];
      return {
        text: `s³ + ${a}s² + ${b}s + ${gain}`,
        isRight: a * b > gain,
        border: a * b === gain,
      };
    });
    return {
      question: `Of systems with these characteristic polynomials, which are stable? (The last coefficient, ${gain}, is the same in all.)`,
      ...divide(candidates.filter(({ border }) => !border)),
      explanation: `By the Routh array, s³ + as² + bs + c with positive coefficients is stable if ab > c: here if ab > ${gain}.`,
    };
  },
};

const laggingLoads: SeveralFamily = {
  name: 'several-lagging-loads',
  subject: ELECTRICAL,
  topic: 'Electric Circuits',
  difficulty: 'Easy',
  make(random) {
    const omega = random.int(10, 100) * 10;
    const candidates = some(10, () => {
      const [coil, capacitor] = [random.int(1, 40) * 5, random.int(1, 40) * 5];
      const [inductive, capacitive] = [(omega * coil) / 1000, 1e6 / (omega * capacitor)];
      return {
        text: `${random.int(1, 20)} Ω, ${coil} mH and ${capacitor} µF`,
        isRight: inductive > capacitive,
        isClear: Math.abs(inductive - capacitive) > 1e-6,
      };
    });
    return {
      question: `A resistor, a coil and a capacitor in series are fed with an angular frequency of ω = ${figure(omega)} rad/s. For which of these values does the current lag behind the voltage?`,
      ...divide(candidates.filter(({ isClear }) => isClear)),
      explanation: `The current lags if ωL > 1/(ωC), that is LC > 1/ω², about ${figure(1e9 / omega ** 2)} mH µF. The resistance does not matter.`,
    };
  },
};

const synchronousPairs: SeveralFamily = {
  name: 'several-synchronous-speeds',
  subject: ELECTRICAL,
  topic: 'Electrical Machines',
  difficulty: 'Easy',
  make(random) {
    const speed = random.pick([
      ...[250, 300, 375, 500, 600, 750, 900, 1000, 1200, 1500, 1800, 2400, 3000, 3600],
    ]);
    const machine = random.pick([
      { asked: 'alternators must be driven at', rest: 'to give the stated frequency' },
      { asked: 'synchronous motors run at', rest: 'on the stated frequency' },
    ]);
    const all = [2, 4, 6, 8, 10, 12, 16, 20].flatMap((poles) =>
      [20, 25, 30, 40, 45, 50, 60, 75, 80, 90, 100, 120].map((frequency) => ({
        text: `${poles} poles, ${frequency} Hz`,
        isRight: (120 * frequency) / poles === speed,
      })),
    );
    return {
      question: `Which of these ${machine.asked} ${figure(speed)} rpm ${machine.rest}?`,
      ...divide(random.shuffle(all)),
      explanation: `The speed is 120f ÷ p, so f ÷ p must be ${figure(speed)} ÷ 120 = ${figure(speed / 120)}.`,
    };
  },
};

/** Multiples of one frequency, and roots that are no multiples of each other. */
const FACTORS = [
  { text: '', value: 'rational' },
  { text: '√2 · ', value: 'two' },
  { text: '√3 · ', value: 'three' },
  { text: 'π · ', value: 'pi' },
] as const;

const periodicSums: SeveralFamily = {
  name: 'several-periodic-sums',
  subject: ELECTRICAL,
  topic: 'Signals and Systems',
  difficulty: 'Moderate',
  make(random) {
    const first = random.int(2, 30);
    const candidates = some(14, () => {
      const [one, two] = [random.pick(FACTORS), random.pick(FACTORS)];
      const [a, b] = [random.int(2, 9), random.int(2, 9)];
      return {
        text: `${first} sin(${one.text}${a}t) + cos(${two.text}${b}t)`,
        isRight: one.value === two.value,
      };
    });
    return {
      question: `Which of these signals, with ${first} as the amplitude of the sine, are periodic? (t is a real number.)`,
      ...divide(candidates),
      explanation: `A sum of two sinusoids is periodic if the ratio of their frequencies is a rational number. √2, √3 and π are no rational multiples of each other or of 1.`,
    };
  },
};

const controllable: SeveralFamily = {
  name: 'several-controllable-systems',
  subject: ELECTRICAL,
  topic: 'Control Systems',
  difficulty: 'Hard',
  make(random) {
    const [b1, b2] = [random.int(1, 4), random.int(-4, 4)];
    const candidates = some(16, () => {
      const [a = 0, b = 0, c = 0, d = 0] = some(4, () => random.int(-4, 4));
      const [one, two] = [a * b1 + b * b2, c * b1 + d * b2];
      return {
        text: `A with the rows (${minus(a)}, ${minus(b)}), (${minus(c)}, ${minus(d)})`,
        isRight: b1 * two !== b2 * one,
      };
    });
    // With b as an eigenvector, so that there are enough which are not controllable.
    const kept = some(6, () => {
      const [x = 0, y = 0, z = 0] = some(3, () => random.int(-3, 3));
      const rows = [
        [x + y * b2, -y * b1],
        [z * b2, x - z * b1],
      ].map((row) => `(${row.map(minus).join(', ')})`);
      return { text: `A with the rows ${rows.join(', ')}`, isRight: false };
    });
    return {
      question: `A system has the state equation dx/dt = Ax + bu with b = (${minus(b1)}, ${minus(b2)}). For which of these A is it controllable?`,
      ...divide([...candidates, ...kept]),
      explanation: `It is controllable if b and Ab are linearly independent: the determinant of the matrix with the columns b and Ab must not be zero.`,
    };
  },
};

/** Unit of time constants: resistances in kΩ and capacitances in µF give milliseconds. */
const timeConstants: SeveralFamily = {
  name: 'several-time-constants',
  subject: ELECTRICAL,
  topic: 'Electric Circuits',
  difficulty: 'Easy',
  make(random) {
    const limit = random.int(4, 60);
    const candidates = some(14, () => {
      const [resistance, capacity] = [random.int(1, 20), random.int(1, 20) / 2];
      return {
        text: `${resistance} kΩ and ${figure(capacity)} µF`,
        isRight: resistance * capacity < limit,
        isClear: resistance * capacity !== limit,
      };
    });
    return {
      question: `A capacitor is charged from a constant voltage through a resistor. For which of these values has it reached 1 − 1/e of the voltage, about 63.2%, within ${limit} ms?`,
      ...divide(candidates.filter(({ isClear }) => isClear)),
      explanation: `A capacitor has reached 1 − 1/e of the voltage after the time RC. So RC must be less than ${limit} ms; kΩ times µF are milliseconds.`,
    };
  },
};

/** Systems by their equation: linear, time-invariant and causal, or not. */
const SYSTEMS = [
  { text: 'y(t) = 3x(t − 2)', linear: true, invariant: true, causal: true, memoryless: false },
  { text: 'y(t) = x(t) + 5', linear: false, invariant: true, causal: true, memoryless: true },
  { text: 'y(t) = t · x(t)', linear: true, invariant: false, causal: true, memoryless: true },
  { text: 'y(t) = x(t)²', linear: false, invariant: true, causal: true, memoryless: true },
  { text: 'y(t) = x(t + 1)', linear: true, invariant: true, causal: false, memoryless: false },
  { text: 'y(t) = x(2t)', linear: true, invariant: false, causal: false, memoryless: false },
  { text: 'y(t) = |x(t)|', linear: false, invariant: true, causal: true, memoryless: true },
  { text: 'y(t) = x(−t)', linear: true, invariant: false, causal: false, memoryless: false },
  {
    text: 'y(t) = x(t) − 2x(t − 1)',
    linear: true,
    invariant: true,
    causal: true,
    memoryless: false,
  },
  { text: 'y(t) = x(t) cos(t)', linear: true, invariant: false, causal: true, memoryless: true },
  {
    text: 'y(t) = x(t − 1) + x(t + 1)',
    linear: true,
    invariant: true,
    causal: false,
    memoryless: false,
  },
  {
    text: 'y(t) = x(t) · x(t − 1)',
    linear: false,
    invariant: true,
    causal: true,
    memoryless: false,
  },
] as const;

type System = (typeof SYSTEMS)[number];

/** Each of these, and any two of them. */
const PROPERTIES: readonly { text: string; is: (own: System) => boolean }[] = [
  { text: 'linear', is: (own: System) => own.linear },
  { text: 'time-invariant', is: (own: System) => own.invariant },
  { text: 'causal', is: (own: System) => own.causal },
  { text: 'without memory', is: (own: System) => own.memoryless },
].flatMap((first, index, all) => [
  first,
  ...all.slice(index + 1).map((second) => ({
    text: `${first.text} and ${second.text}`,
    is: (own: System) => first.is(own) && second.is(own),
  })),
]);

const systemProperties: SeveralFamily = {
  name: 'several-properties-of-systems',
  subject: ELECTRICAL,
  topic: 'Signals and Systems',
  difficulty: 'Moderate',
  make(random) {
    const property = random.pick(PROPERTIES);
    const isAsked = random.int(0, 1) === 1;
    const rights = SYSTEMS.filter((own) => property.is(own)).map(({ text }) => text);
    return {
      question: `Which of these systems with input x and output y are ${isAsked ? '' : 'not '}${property.text}?`,
      ...divide(SYSTEMS.map((own) => ({ text: own.text, isRight: property.is(own) === isAsked }))),
      explanation: `Of all that can be shown here, ${property.text} are ${rights.join('; ')}. A system is linear if sums and multiples of inputs give sums and multiples of outputs, time-invariant if a later input gives the same output later, causal if no output needs a later input, and without memory if an output needs only the input of the same moment.`,
    };
  },
};

const resonant: SeveralFamily = {
  name: 'several-resonant-circuits',
  subject: ELECTRICAL,
  topic: 'Electric Circuits',
  difficulty: 'Moderate',
  make(random) {
    const omega = random.pick([500, 1000, 2000, 2500, 4000, 5000, 10_000]);
    // L in mH and C in µF: their product must be 10⁹ ÷ ω².
    const product = 1e9 / omega ** 2;
    const resistance = random.int(1, 60);
    const rights = some(6, () => {
      const coil = random.pick([1, 2, 4, 5, 8, 10, 16, 20, 25, 40, 50, 80, 100]);
      return {
        text: `${coil} mH and ${figure(product / coil)} µF`,
        isRight: hasFewDecimals(product / coil),
      };
    });
    const wrong = some(8, () => {
      const coil = random.pick([1, 2, 4, 5, 8, 10, 16, 20, 25, 40, 50, 80, 100]);
      const capacity = (product / coil) * random.pick([2, 0.5, 4, 10, 0.1]);
      return {
        text: `${coil} mH and ${figure(capacity)} µF`,
        isRight: false,
        isFair: hasFewDecimals(capacity),
      };
    });
    return {
      question: `Which of these pairs of a coil and a capacitor, in series with a resistor of ${resistance} Ω, are in resonance at ω = ${figure(omega)} rad/s?`,
      ...divide([
        ...rights.filter(({ isRight }) => isRight),
        ...wrong.filter(({ isFair }) => isFair),
      ]),
      explanation: `At resonance ω²LC = 1, so LC = 1 ÷ ${figure(omega)}² s², which is ${figure(product)} mH µF.`,
    };
  },
};

function hasFewDecimals(value: number): boolean {
  return value >= 0.01 && Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-9;
}

/** Expressions of three signals that are equal by the laws of Boolean algebra: the same letter. */
const EXPRESSIONS = [
  { text: 'A + AB', law: 'A' },
  { text: 'A(A + B)', law: 'A' },
  { text: 'AB + AB̅', law: 'A' },
  { text: '(A + B)(A + B̅)', law: 'A' },
  { text: 'A + A̅B', law: 'A+B' },
  { text: 'A + B', law: 'A+B' },
  { text: 'AB̅ + B', law: 'A+B' },
  { text: 'AB + AB̅ + A̅B', law: 'A+B' },
  { text: 'A(A̅ + B)', law: 'AB' },
  { text: '(A + B̅)B', law: 'AB' },
  { text: 'AB + AA̅', law: 'AB' },
  { text: 'AB + ABC', law: 'AB' },
  { text: 'AB + A̅C', law: 'mux' },
  { text: 'AB + A̅C + BC', law: 'mux' },
  { text: '(A + C)(A̅ + B)', law: 'mux' },
  { text: '(A̅ + B)(A + C)(B + C)', law: 'mux' },
] as const;

const equalExpressions: SeveralFamily = {
  name: 'several-equal-expressions',
  subject: ELECTRICAL,
  topic: 'Digital Electronics',
  difficulty: 'Easy',
  make(random) {
    const given = random.pick(EXPRESSIONS);
    const others = EXPRESSIONS.filter((own) => own !== given);
    const isAsked = random.int(0, 1) === 1;
    return {
      question: `Which of these expressions are ${isAsked ? '' : 'not '}equal to ${given.text}? (A line above a letter is NOT.)`,
      ...divide(
        others.map((own) => ({ text: own.text, isRight: (own.law === given.law) === isAsked })),
      ),
      explanation: `By absorption, distribution and the consensus theorem, equal to it are ${others
        .filter((own) => own.law === given.law)
        .map(({ text }) => text)
        .join('; ')}.`,
    };
  },
};

export const severalElectricalFamilies: readonly SeveralFamily[] = [
  stablePolynomials,
  laggingLoads,
  synchronousPairs,
  periodicSums,
  controllable,
  timeConstants,
  systemProperties,
  resonant,
  equalExpressions,
];
