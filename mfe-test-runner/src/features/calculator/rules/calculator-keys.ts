/** Rows of five keys: memory, numbers and basic operations. */
export const NUMBER_KEYS = [
  'memory-clear',
  'memory-recall',
  'memory-store',
  'memory-add',
  'memory-subtract',
  '7',
  '8',
  '9',
  'backspace',
  'clear',
  '4',
  '5',
  '6',
  '×',
  '÷',
  '1',
  '2',
  '3',
  '+',
  '−',
  '0',
  '.',
  'negate',
  'E',
  '=',
] as const;

/** Rows of five keys: everything else. */
export const FUNCTION_KEYS = [
  'inverse',
  'hyperbolic',
  '(',
  ')',
  'mod',
  'sin',
  'cos',
  'tan',
  'π',
  'e',
  'log',
  'ln',
  'logbase',
  '10^',
  'e^',
  '²',
  '³',
  '^',
  '√',
  '∛',
  'yroot',
  '⁻¹',
  'abs',
  '!',
  '%',
] as const;

export const KEY_COLUMNS = 5;

export type CalculatorKey = (typeof NUMBER_KEYS)[number] | (typeof FUNCTION_KEYS)[number];

/** Which functions the keys sin, cos and tan have now. */
export interface Variant {
  readonly isInverse: boolean;
  readonly isHyperbolic: boolean;
}

export type Trigonometric = 'sin' | 'cos' | 'tan';

/** The function of a key: `sinh⁻¹`. */
export function variantOf(key: Trigonometric, { isInverse, isHyperbolic }: Variant): string {
  return `${key}${isHyperbolic ? 'h' : ''}${isInverse ? '⁻¹' : ''}`;
}
