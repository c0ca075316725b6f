import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calculate } from './calculate';
import type { Problem } from './calculation-error';
import type { AngleUnit } from './functions';

function valueOf(text: string, unit: AngleUnit = 'degree'): number {
  const calculation = calculate(text, unit);
  if ('problem' in calculation) throw new Error(`${text}: ${calculation.problem.kind}`);
  return calculation.value;
}

function problemOf(text: string, unit: AngleUnit = 'degree'): Problem | undefined {
  const calculation = calculate(text, unit);
  return 'problem' in calculation ? calculation.problem : undefined;
}

describe('the order of operations', () => {
  it.each([
    ['2+3×4', 14],
    ['(2+3)×4', 20],
    ['2−3−4', -5],
    ['24÷4÷2', 3],
    ['24÷4×2', 12],
    ['17 mod 5 × 2', 4],
    ['−2²', -4],
    ['(−2)²', 4],
    ['−2^2', -4],
    ['2^3^2', 512],
    ['2^3²', 512],
    ['2^−1', 0.5],
    ['2^−2^2', 0.0625],
    ['2×−3', -6],
    ['2−−3', 5],
    ['+5', 5],
    ['5!÷3!', 20],
    ['3!!', 720],
    ['200×15%', 30],
    ['2³⁻¹', 0.125],
    ['2(3+4)', 14],
    ['(1+1)(2+1)', 6],
    ['2√(9)', 6],
    ['6÷2(1+2)', 9],
    ['27 yroot 3 + 1', 4],
    ['8 logbase 2 × 2', 6],
    ['((((7))))', 7],
    ['3×(2+1', 9],
    ['√(16', 4],
    ['.5+1.', 1.5],
    ['1.5E3', 1500],
    ['2E−2', 0.02],
    ['2*3/4-1', 0.5],
    [' 1 + 1 ', 2],
  ])('%s is %d', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it('is that of arithmetic, for all expressions', () => {
    fc.assert(
      fc.property(expression, ({ text, value }) => {
        fc.pre(Number.isFinite(value));
        expect(valueOf(text)).toBe(value + 0);
      }),
    );
  });
});

describe('functions', () => {
  it.each([
    ['sin(30)', 0.5],
    ['sin(−30)', -0.5],
    ['sin(150)', 0.5],
    ['sin(210)', -0.5],
    ['sin(360)', 0],
    ['cos(60)', 0.5],
    ['cos(90)', 0],
    ['cos(450)', 0],
    ['cos(180)', -1],
    ['tan(45)', 1],
    ['tan(225)', 1],
    ['tan(180)', 0],
    ['sin⁻¹(1)', 90],
    ['acos(0)', 90],
    ['atan(1)', 45],
    ['sinh(0)', 0],
    ['cosh⁻¹(1)', 0],
    ['log(1000)', 3],
    ['ln(1)', 0],
    ['exp(0)', 1],
    ['√(2)²', 2.0000000000000004],
    ['∛(−27)', -3],
    ['−8 yroot 3', -2],
    ['(−8) yroot 3', -2],
    ['64 yroot 3', 4],
    ['125 logbase 5', 3],
    ['abs(3−5)', 2],
    ['0!', 1],
    ['−7 mod 3', 2],
    ['(−7) mod 3', 2],
    ['7 mod (−3)', -2],
    ['4⁻¹', 0.25],
  ])('%s is %d', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it.each([
    ['sin(π)', 0],
    ['sin(100π)', 0],
    ['cos(π÷2)', 0],
    ['tan(π)', 0],
    ['cos(π)', -1],
    ['sin⁻¹(1)', Math.PI / 2],
    ['sin(1E−20)', 1e-20],
  ])('%s is %d in radians', (text, value) => {
    expect(valueOf(text, 'radian')).toBe(value);
  });

  const real = fc.double({ min: -1000, max: 1000, noNaN: true });
  const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
  const text = (x: number): string => `(${x.toFixed(12)})`;

  it.each(['degree', 'radian'] as const)('keep their laws: %s', (unit) => {
    fc.assert(
      fc.property(real, (x) => {
        expect(valueOf(`sin(${text(x)})²+cos(${text(x)})²`, unit)).toBeCloseTo(1, 9);
        const sine = valueOf(`sin(${text(x)})`, unit);
        expect(sine).toBeGreaterThanOrEqual(-1);
        expect(valueOf(`sin(−${text(x)})`, unit)).toBeCloseTo(-sine, 12);
        expect(valueOf(`sin(sin⁻¹(${sine.toFixed(15)}))`, unit)).toBeCloseTo(sine, 9);
        expect(valueOf(`∛(${text(x)}³)`, unit)).toBeCloseTo(x, 6);
        expect(valueOf(`−(−${text(x)})`, unit)).toBeCloseTo(x, 9);
      }),
    );
    fc.assert(
      fc.property(positive, (x) => {
        expect(valueOf(`ln(e^(ln(${text(x)})))`, unit)).toBeCloseTo(Math.log(x), 6);
        expect(valueOf(`√(${text(x)})²`, unit) / x).toBeCloseTo(1, 5);
        expect(valueOf(`${text(x)}÷${text(x)}`, unit)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('degrees and radians are the same angles', () => {
    fc.assert(
      fc.property(real, (x) => {
        const inRadians = valueOf(`cos(${text(x)}×π÷180)`, 'radian');
        expect(valueOf(`cos(${text(x)})`, 'degree')).toBeCloseTo(inRadians, 9);
      }),
    );
  });

  it('a factorial is the number times the factorial before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (n) => {
        expect(valueOf(`${n}!`)).toBe(valueOf(`${n}×${n - 1}!`));
      }),
    );
  });

  it('a rest has the sign of the divisor and is smaller', () => {
    const whole = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(whole, whole, (x, divisor) => {
        fc.pre(divisor !== 0);
        const rest = valueOf(`(${x}) mod (${divisor})`);
        expect(Math.abs(rest)).toBeLessThan(Math.abs(divisor));
        expect(rest * divisor).toBeGreaterThanOrEqual(0);
        expect((x - rest) % divisor).toBeCloseTo(0, 12);
      }),
    );
  });
});

describe('problems', () => {
  it.each<[string, Problem]>([
    ['1÷0', { kind: 'division-by-zero' }],
    ['1÷sin(180)', { kind: 'division-by-zero' }],
    ['0⁻¹', { kind: 'division-by-zero' }],
    ['0^−1', { kind: 'division-by-zero' }],
    ['5 mod 0', { kind: 'division-by-zero' }],
    ['5 yroot 0', { kind: 'division-by-zero' }],
    ['√(−1)', { kind: 'root-of-negative' }],
    ['(−4) yroot 2', { kind: 'root-of-negative' }],
    ['(−8)^.5', { kind: 'power-of-negative' }],
    ['log(0)', { kind: 'logarithm' }],
    ['ln(−1)', { kind: 'logarithm' }],
    ['5 logbase 1', { kind: 'logarithm-base' }],
    ['5 logbase −2', { kind: 'logarithm-base' }],
    ['3.5!', { kind: 'factorial' }],
    ['171!', { kind: 'factorial' }],
    ['tan(90)', { kind: 'tangent' }],
    ['tan(−270)', { kind: 'tangent' }],
    ['sin⁻¹(2)', { kind: 'domain', name: 'sin⁻¹', from: '−1', to: '1' }],
    ['cosh⁻¹(0)', { kind: 'domain', name: 'cosh⁻¹', from: '1' }],
    ['tanh⁻¹(2)', { kind: 'domain', name: 'tanh⁻¹', from: '−1', to: '1' }],
    ['tanh⁻¹(1)', { kind: 'too-large' }],
    ['10^999', { kind: 'too-large' }],
    ['1E999', { kind: 'too-large' }],
    ['10^308×10', { kind: 'too-large' }],
    ['2+', { kind: 'missing-number', after: '+' }],
    ['2××3', { kind: 'missing-number', after: '×' }],
    ['()', { kind: 'missing-number', after: '(' }],
    ['×3', { kind: 'missing-first-number', before: '×' }],
    ['2)', { kind: 'unopened-bracket' }],
    ['sin 30', { kind: 'missing-bracket', after: 'sin' }],
    ['1 2', { kind: 'missing-operator', before: '2' }],
    ['1e5', { kind: 'missing-operator', before: '5' }],
    ['(2)3', { kind: 'missing-operator', before: '3' }],
    ['1.2.3', { kind: 'two-points', text: '1.2.3' }],
    ['.', { kind: 'two-points', text: '.' }],
    ['2E', { kind: 'exponent' }],
    ['E5', { kind: 'exponent' }],
    ['EE5', { kind: 'exponent' }],
    ['Esin(30)', { kind: 'exponent' }],
    ['Ee^(2)', { kind: 'exponent' }],
    ['Exp(2)', { kind: 'unknown', text: 'Exp' }],
    ['1,000', { kind: 'unknown', text: ',' }],
    ['2 apples', { kind: 'unknown', text: 'apples' }],
    ['५+1', { kind: 'unknown', text: '५' }],
  ])('%s: %j', (text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  it('are the only outcome beside a finite number, whatever is typed', () => {
    const piece = fc.constantFrom(
      ...['1', '0', '.5', 'E', 'e', 'π', '+', '−', '×', '÷', '^', '²', '!', '%', '(', ')', ' '],
      ...['sin', 'sin⁻¹', 'log', 'mod', 'yroot', 'logbase', '√', 'abs', 'x', ',', '😀'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const calculation = calculate(pieces.join(''), 'radian');
        if ('value' in calculation) expect(Number.isFinite(calculation.value)).toBe(true);
        else expect(calculation.problem.kind).not.toBe('');
      }),
    );
  });
});

/** An expression with the brackets that it needs, and what arithmetic says that it is. */
interface Expression {
  readonly text: string;
  readonly value: number;
  /** Of its outermost operation: 4 for a number. */
  readonly rank: number;
}

interface Operation {
  /** Of the operation itself, and at least of what is on its left and right. */
  readonly ranks: readonly [own: number, left: number, right: number];
  readonly of: (left: number, right: number) => number;
}

const operations: Readonly<Record<string, Operation>> = {
  '+': { ranks: [1, 1, 2], of: (left, right) => left + right },
  '−': { ranks: [1, 1, 2], of: (left, right) => left - right },
  '×': { ranks: [2, 2, 2.5], of: (left, right) => left * right },
  '÷': { ranks: [2, 2, 2.5], of: (left, right) => left / right },
  '^': { ranks: [3, 4, 2.5], of: (left, right) => left ** right },
};
const OPERATORS = Object.keys(operations);

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 0, max: 20 }).map((n) => ({ text: String(n), value: n, rank: 4 })),
    fc
      .tuple(fc.constantFrom(...OPERATORS), tie('expression'), tie('expression'))
      .map(([operator, left, right]) => combined(operator, left, right)),
    tie('expression').map((inner) => ({
      text: `−${needs(inner, 3)}`,
      value: -inner.value,
      rank: 2.5,
    })),
    tie('expression').map((inner) => ({
      text: `${needs(inner, 4)}²`,
      value: finite(inner.value * inner.value),
      rank: 4,
    })),
  ),
}));

function combined(operator: string, left: Expression, right: Expression): Expression {
  const { ranks, of } = operations[operator] ?? { ranks: [0, 0, 0], of: () => Number.NaN };
  const [rank, leftRank, rightRank] = ranks;
  // A power of what has no value would have one: anything to the power of 0 is 1.
  const isKnown = Number.isFinite(left.value) && Number.isFinite(right.value);
  return {
    text: `${needs(left, leftRank)}${operator}${needs(right, rightRank)}`,
    value: isKnown ? finite(of(left.value, right.value)) : Number.NaN,
    rank,
  };
}

/** What is too large has no value, also as a part of another expression. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN;
}

/** In brackets, if its outermost operation binds less than that. */
function needs({ text, rank }: Expression, least: number): string {
  return rank >= least ? text : `(${text})`;
}
