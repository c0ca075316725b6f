import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FUNCTION_KEYS, NUMBER_KEYS, type CalculatorKey } from './calculator-keys';
import { EMPTY, reduceCalculator, type CalculatorState } from './calculator-state';
import { MAX_EXPRESSION_LENGTH } from './edit-expression';

const KEYS: readonly CalculatorKey[] = [...NUMBER_KEYS, ...FUNCTION_KEYS];

/** The calculator after keys, each at the end of the expression. */
function after(keys: readonly CalculatorKey[], from: CalculatorState = EMPTY): CalculatorState {
  return keys.reduce<CalculatorState>((state, key) => {
    const end = state.edit.text.length;
    return reduceCalculator(state, { type: 'press', key, start: end, end });
  }, from);
}

const keysOf = (text: string): CalculatorKey[] => text.split(' ') as CalculatorKey[];
const textAfter = (keys: string): string => after(keysOf(keys)).edit.text;

function type(state: CalculatorState, text: string): CalculatorState {
  return reduceCalculator(state, { type: 'type', text, caret: text.length });
}

describe('the keys', () => {
  it.each([
    ['3 0 sin', 'sin(30)'],
    ['3 0 sin =', '0.5'],
    ['sin 3 0', 'sin(30'],
    ['sin 3 0 =', '0.5'],
    ['2 × 3 0 sin =', '1'],
    ['( 1 + 2 ) √', '√(1+2)'],
    ['2 + ( 1 + 2 ) √', '2+√(1+2)'],
    ['9 √ √', '√(√(9))'],
    ['3 ² sin', 'sin(3²)'],
    ['3 10^ =', '1000'],
    ['e^ 0 =', '1'],
    ['8 logbase 2 =', '3'],
    ['2 7 yroot 3 =', '3'],
    ['1 7 mod 5 =', '2'],
    ['4 ⁻¹ =', '0.25'],
    ['5 !', '5!'],
    ['5 ! =', '120'],
    ['6 E 2 =', '600'],
    ['3 negate', '(−3)'],
    ['3 negate negate', '3'],
    ['( 1 + 2 ) negate', '(−(1+2))'],
    ['( 1 + 2 ) negate negate', '(1+2)'],
    ['3 negate ² =', '9'],
    ['negate 3', '−3'],
    ['3 negate sin', 'sin(−3)'],
    ['inverse 1 sin =', '90'],
    ['inverse hyperbolic 0 sin', 'sinh⁻¹(0)'],
    ['1 2 backspace', '1'],
    ['sin 3 backspace backspace', ''],
    ['1 7 mod backspace', '17'],
    ['1 + backspace backspace backspace', ''],
    ['1 2 clear', ''],
    ['=', ''],
  ])('%s give %s', (keys, text) => {
    expect(textAfter(keys)).toBe(text);
  });

  it('insert at the caret, and replace what is selected', () => {
    const state = after(keysOf('1 2 3'));
    const inside = reduceCalculator(state, { type: 'press', key: '.', start: 1, end: 1 });
    expect(inside.edit).toEqual({ text: '1.23', start: 2, end: 2 });
    const replaced = reduceCalculator(state, { type: 'press', key: '+', start: 1, end: 2 });
    expect(replaced.edit).toEqual({ text: '1+3', start: 2, end: 2 });
    const removed = reduceCalculator(state, { type: 'press', key: 'backspace', start: 0, end: 2 });
    expect(removed.edit).toEqual({ text: '3', start: 0, end: 0 });
  });
});

describe('a result', () => {
  const negative = after(keysOf('2 − 5 ='));

  it('says what it is the result of', () => {
    expect(after(keysOf('√ 9 ='))).toMatchObject({
      calculated: '√(9)',
      isResult: true,
      edit: { text: '3', start: 1, end: 1 },
    });
  });

  it.each([
    ['7', '7'],
    ['π', 'π'],
    ['(', '('],
    ['+ 1', '(−3)+1'],
    ['²', '(−3)²'],
    ['abs', 'abs(−3)'],
    ['mod 2', '(−3) mod 2'],
    ['negate', '3'],
  ])('is replaced or continued by %s', (keys, text) => {
    expect(after(keysOf(keys), negative).edit.text).toBe(text);
  });

  it.each([
    ['−37', '7'],
    ['−3*', '(−3)×'],
    ['−3sin(', 'sin('],
    ['−', '−'],
  ])('typed over as %s becomes %s', (typed, text) => {
    expect(type(negative, typed).edit.text).toBe(text);
  });

  it('is not lost by a problem', () => {
    const state = after(keysOf('5 ÷ 0 ='));
    expect(state).toMatchObject({ problem: { kind: 'division-by-zero' }, edit: { text: '5÷0' } });
    expect(after(['backspace'], state).problem).toBeUndefined();
  });

  it('is in the unit of the angle', () => {
    const radian = reduceCalculator(EMPTY, { type: 'unit', unit: 'radian' });
    expect(after(keysOf('inverse 1 sin ='), radian).edit.text).toBe('1.57079632679');
  });
});

describe('the memory', () => {
  it('stores, adds, subtracts, recalls and clears', () => {
    const stored = after(keysOf('2 × 3 memory-store clear 4 memory-add clear 1 memory-subtract'));
    expect(stored.memory).toBe(9);
    expect(after(keysOf('clear memory-recall + 1 ='), stored).edit.text).toBe('10');
    expect(after(keysOf('clear 5 × 7 memory-recall'), stored).edit.text).toBe('5×9');
    const cleared = after(['memory-clear'], stored);
    expect(cleared.memory).toBeUndefined();
    expect(after(keysOf('clear memory-recall'), cleared).edit.text).toBe('');
  });

  it('keeps its number if the expression has none', () => {
    const stored = after(keysOf('6 memory-store'));
    expect(after(keysOf('clear 1 ÷ 0 memory-store'), stored)).toMatchObject({
      memory: 6,
      problem: { kind: 'division-by-zero' },
    });
    expect(after(keysOf('clear memory-add'), stored).memory).toBe(6);
  });
});

describe('what is typed', () => {
  it('is spelled as the keys are', () => {
    expect(type(EMPTY, '6/2*3-1').edit).toEqual({ text: '6÷2×3−1', start: 7, end: 7 });
    expect(after(['='], type(EMPTY, '6/2*3-1')).edit.text).toBe('8');
  });

  it('has a greatest length', () => {
    expect(type(EMPTY, '1'.repeat(999)).edit.text).toHaveLength(MAX_EXPRESSION_LENGTH);
  });
});

it('has a value or a problem after any keys', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...KEYS), { maxLength: 60 }), (keys) => {
      const state = after([...keys, '=']);
      const { text, start } = state.edit;
      expect(text.length).toBeLessThanOrEqual(MAX_EXPRESSION_LENGTH);
      expect(start).toBeLessThanOrEqual(text.length);
      expect(state.isResult || state.problem !== undefined || text.trim() === '').toBe(true);
      if (state.problem) expect(['unknown', '']).not.toContain(state.problem.kind);
    }),
    { numRuns: 1_000 },
  );
});

it('negates to the opposite number', () => {
  const number = fc.array(fc.constantFrom<CalculatorKey>('1', '2', '3', '.'), { minLength: 1 });
  fc.assert(
    fc.property(number, (keys) => {
      const plain = after([...keys, '=']);
      fc.pre(plain.isResult && plain.edit.text !== '0');
      expect(after([...keys, 'negate', '=']).edit.text).toBe(`−${plain.edit.text}`);
      expect(after([...keys, 'negate', 'negate']).edit.text).toBe(after(keys).edit.text);
    }),
  );
});
