import { calculate } from './calculate';
import type { Problem } from './calculation-error';
import { variantOf, type CalculatorKey, type Variant } from './calculator-keys';
import {
  applyTo,
  asOperand,
  closeBrackets,
  insert,
  MAX_EXPRESSION_LENGTH,
  negate,
  recallInto,
  removeLast,
  type Edit,
} from './edit-expression';
import { formatNumber } from './format-number';
import type { AngleUnit } from './functions';

export interface CalculatorState extends Variant {
  readonly edit: Edit;
  /** Whether the expression is the result of the last one: a digit begins a new one. */
  readonly isResult: boolean;
  /** What the result is of; empty without a result. */
  readonly calculated: string;
  readonly problem: Problem | undefined;
  /** Undefined when nothing is stored. */
  readonly memory: number | undefined;
  readonly unit: AngleUnit;
}

export type CalculatorAction =
  | {
      readonly type: 'press';
      readonly key: CalculatorKey;
      readonly start: number;
      readonly end: number;
    }
  | { readonly type: 'type'; readonly text: string; readonly caret: number }
  | { readonly type: 'unit'; readonly unit: AngleUnit };

export const EMPTY: CalculatorState = {
  edit: { text: '', start: 0, end: 0 },
  isResult: false,
  isInverse: false,
  isHyperbolic: false,
  calculated: '',
  problem: undefined,
  memory: undefined,
  unit: 'degree',
};

const SPELLINGS: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };

/** What continues a result. Everything else begins a new expression. */
const CONTINUES = /^\s*(?:[+−×÷^²³⁻!%]|mod|yroot|logbase)/;

/** The calculator after a key on the screen, or after something was typed. */
export function reduceCalculator(
  state: CalculatorState,
  action: CalculatorAction,
): CalculatorState {
  switch (action.type) {
    case 'press':
      return press(
        { ...state, edit: { ...state.edit, start: action.start, end: action.end } },
        action.key,
      );
    case 'type':
      return typed(state, action);
    case 'unit':
      return { ...state, unit: action.unit, problem: undefined };
  }
}

function press(state: CalculatorState, key: CalculatorKey): CalculatorState {
  switch (key) {
    case 'clear':
      return { ...state, edit: EMPTY.edit, isResult: false, calculated: '', problem: undefined };
    case 'backspace':
      return edited(state, removeLast(state.edit));
    case '=':
      return equals(state);
    case 'inverse':
      return { ...state, isInverse: !state.isInverse };
    case 'hyperbolic':
      return { ...state, isHyperbolic: !state.isHyperbolic };
    case 'negate':
      return edited(state, negate(operandOf(state)));
    case 'sin':
    case 'cos':
    case 'tan':
      return edited(state, applyTo(operandOf(state), variantOf(key, state)));
    case 'log':
    case 'ln':
    case '√':
    case '∛':
    case 'abs':
    case '10^':
    case 'e^':
      return edited(state, applyTo(operandOf(state), key));
    case 'mod':
    case 'yroot':
    case 'logbase':
      return edited(state, insert(operandOf(state), ` ${key} `));
    case 'memory-clear':
      return { ...state, memory: undefined };
    case 'memory-recall':
      return recall(state);
    case 'memory-store':
      return store(state, (value) => value);
    case 'memory-add':
      return store(state, (value, before) => before + value);
    case 'memory-subtract':
      return store(state, (value, before) => before - value);
    default:
      return edited(state, insert(placeOf(state, key), key));
  }
}

/** What is typed into the expression by keyboard. */
function typed(
  state: CalculatorState,
  { text, caret }: { text: string; caret: number },
): CalculatorState {
  const spelled = [...text].map((character) => SPELLINGS[character] ?? character).join('');
  const before = state.edit.text;
  const added = spelled.slice(before.length);
  if (state.isResult && added !== '' && spelled.startsWith(before)) {
    return edited(state, insert(placeOf(state, added), added));
  }
  return edited(state, {
    text: spelled.slice(0, MAX_EXPRESSION_LENGTH),
    start: caret,
    end: caret,
  });
}

function edited(state: CalculatorState, edit: Edit): CalculatorState {
  return { ...state, edit, isResult: false, problem: undefined };
}

/** Where a text is added: after a result that it continues, or instead of the result. */
function placeOf(state: CalculatorState, added: string): Edit {
  if (!state.isResult) return state.edit;
  return CONTINUES.test(added) ? operandOf(state) : EMPTY.edit;
}

/** A result as a number to which something is done: a negative one in brackets, so that its square is positive. */
function operandOf(state: CalculatorState): Edit {
  if (!state.isResult) return state.edit;
  const text = asOperand(state.edit.text);
  return { text, start: text.length, end: text.length };
}

function equals(state: CalculatorState): CalculatorState {
  const { text } = state.edit;
  if (text.trim() === '') return state;
  const calculation = calculate(text, state.unit);
  if ('problem' in calculation) return { ...state, problem: calculation.problem };
  const result = formatNumber(calculation.value);
  return {
    ...state,
    edit: { text: result, start: result.length, end: result.length },
    isResult: true,
    calculated: closeBrackets(text),
    problem: undefined,
  };
}

function recall(state: CalculatorState): CalculatorState {
  if (state.memory === undefined) return state;
  const number = asOperand(formatNumber(state.memory));
  return edited(state, recallInto(placeOf(state, number), number));
}

function store(
  state: CalculatorState,
  change: (value: number, before: number) => number,
): CalculatorState {
  const after = equals(state);
  if (after.edit.text.trim() === '' || after.problem) return after;
  const calculation = calculate(state.edit.text, state.unit);
  if ('problem' in calculation) return after;
  const memory = change(calculation.value, state.memory ?? 0);
  if (!Number.isFinite(memory)) return { ...after, problem: { kind: 'too-large' } };
  return { ...after, memory };
}
