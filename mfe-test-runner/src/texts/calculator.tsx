import type { ReactNode } from 'react';
import type { Problem } from '../features/calculator/rules/calculation-error';
import type { CalculatorKey } from '../features/calculator/rules/calculator-keys';
import type { AngleUnit } from '../features/calculator/rules/functions';

export const calculator = 'Calculator';
export const close = 'Close';
export const move = 'Move the calculator with the arrow keys';
export const fewerKeys = 'Fewer keys';
export const allKeys = 'All keys';

export const expression = 'Expression';
/** What the result below is of. */
export const calculated = (expression: string): string => `${expression} =`;
/** What a screen reader says of a result. */
export const result = (number: string): string => `Result: ${number}`;
export const stored = (number: string): string => `In memory: ${number}`;

export const angles = 'Angles in';
export const units: Readonly<Record<AngleUnit, string>> = {
  degree: 'Degrees',
  radian: 'Radians',
};

export const numbers = 'Numbers and memory';
export const functions = 'Functions';

/** What a key shows, and what it is called. */
export interface KeyText {
  readonly label: ReactNode;
  readonly name: string;
}

export const keys: Readonly<Record<CalculatorKey, KeyText>> = {
  'memory-clear': { label: 'MC', name: 'MC, clear the memory' },
  'memory-recall': { label: 'MR', name: 'MR, recall from memory' },
  'memory-store': { label: 'MS', name: 'MS, store in memory' },
  'memory-add': { label: 'M+', name: 'M+, add to memory' },
  'memory-subtract': { label: 'M−', name: 'M−, subtract from memory' },
  '0': { label: '0', name: '0' },
  '1': { label: '1', name: '1' },
  '2': { label: '2', name: '2' },
  '3': { label: '3', name: '3' },
  '4': { label: '4', name: '4' },
  '5': { label: '5', name: '5' },
  '6': { label: '6', name: '6' },
  '7': { label: '7', name: '7' },
  '8': { label: '8', name: '8' },
  '9': { label: '9', name: '9' },
  '.': { label: '.', name: 'Point' },
  backspace: { label: '', name: 'Remove the last key' },
  clear: { label: 'C', name: 'C, clear' },
  '+': { label: '+', name: 'Plus' },
  '−': { label: '−', name: 'Minus' },
  '×': { label: '×', name: 'Times' },
  '÷': { label: '÷', name: 'Divided by' },
  negate: { label: '±', name: 'Change the sign' },
  E: { label: 'EXP', name: 'EXP, times ten to the power of' },
  '=': { label: '=', name: 'Equals' },
  inverse: { label: 'Inv', name: 'Inv, inverse functions' },
  hyperbolic: { label: 'Hyp', name: 'Hyp, hyperbolic functions' },
  '(': { label: '(', name: 'Open bracket' },
  ')': { label: ')', name: 'Close bracket' },
  mod: { label: 'mod', name: 'mod, the remainder of a division' },
  sin: { label: 'sin', name: 'sin, sine' },
  cos: { label: 'cos', name: 'cos, cosine' },
  tan: { label: 'tan', name: 'tan, tangent' },
  π: { label: 'π', name: 'Pi' },
  e: { label: 'e', name: 'e, Euler’s number' },
  log: { label: 'log', name: 'log, logarithm to base 10' },
  ln: { label: 'ln', name: 'ln, natural logarithm' },
  logbase: {
    label: (
      <span>
        <span>log</span>
        <sub>y</sub>
        <span>x</span>
      </span>
    ),
    name: 'logyx, logarithm of x to base y: enter x, this key, then y',
  },
  '10^': {
    label: (
      <span>
        <span>10</span>
        <sup>x</sup>
      </span>
    ),
    name: '10x, 10 to the power of x',
  },
  'e^': {
    label: (
      <span>
        <span>e</span>
        <sup>x</sup>
      </span>
    ),
    name: 'ex, e to the power of x',
  },
  '²': {
    label: (
      <span>
        <span>x</span>
        <sup>2</sup>
      </span>
    ),
    name: 'x2, square',
  },
  '³': {
    label: (
      <span>
        <span>x</span>
        <sup>3</sup>
      </span>
    ),
    name: 'x3, cube',
  },
  '^': {
    label: (
      <span>
        <span>x</span>
        <sup>y</sup>
      </span>
    ),
    name: 'xy, x to the power of y: enter x, this key, then y',
  },
  '√': { label: '√x', name: '√x, square root' },
  '∛': {
    label: (
      <span>
        <sup>3</sup>
        <span>√x</span>
      </span>
    ),
    name: '3√x, cube root',
  },
  yroot: {
    label: (
      <span>
        <sup>y</sup>
        <span>√x</span>
      </span>
    ),
    name: 'y√x, root y of x: enter x, this key, then y',
  },
  '⁻¹': { label: '1/x', name: '1/x, 1 divided by x' },
  abs: { label: '|x|', name: '|x|, absolute value' },
  '!': { label: 'n!', name: 'n!, factorial' },
  '%': { label: '%', name: 'Percent' },
};

/** The keys sin, cos and tan with Inv or Hyp: `sinh⁻¹`. */
export const variant = (name: string, isInverse: boolean, isHyperbolic: boolean): string =>
  [name, ...(isInverse ? ['inverse'] : []), ...(isHyperbolic ? ['hyperbolic'] : [])].join(', ');

/** Why an expression has no value, and what to do. */
export function problem(found: Problem): string {
  switch (found.kind) {
    case 'missing-number':
      return `A number is missing after ${found.after}`;
    case 'missing-first-number':
      return `A number is missing before ${found.before}`;
    case 'missing-operator':
      return `An operator is missing before ${found.before}`;
    case 'missing-bracket':
      return `Write brackets after ${found.after}: ${found.after}(2)`;
    case 'unopened-bracket':
      return 'A closing bracket has no opening bracket';
    case 'unknown':
      return `The calculator does not know “${found.text}”`;
    case 'exponent':
      return 'Write a number before and after E: 2E5 is 2 × 10⁵';
    case 'two-points':
      return `“${found.text}” is not a number`;
    case 'division-by-zero':
      return 'Cannot divide by zero';
    case 'root-of-negative':
      return 'A negative number has no such root';
    case 'power-of-negative':
      return 'A negative number has no such power';
    case 'logarithm':
      return 'A logarithm needs a number above 0';
    case 'logarithm-base':
      return 'The base must be above 0 and not 1';
    case 'factorial':
      return 'A factorial needs a whole number from 0 to 170';
    case 'tangent':
      return 'This angle has no tangent';
    case 'domain':
      return found.to === undefined
        ? `${found.name} needs a number from ${found.from} up`
        : `${found.name} needs a number from ${found.from} to ${found.to}`;
    case 'too-large':
      return 'The result is too large';
  }
}
