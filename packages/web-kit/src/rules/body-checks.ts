/** Checks a value that came from outside, and tells its type. */
export interface Check<T> {
  (value: unknown): value is T;
  /** Never there. With it, a check of a text is none of a text or null, which it would refuse. */
  readonly exact?: (value: T) => void;
}

/** One check for each field: a field that a contract gains is missing here until it has one. */
type FieldChecks<T> = {
  readonly [Field in keyof T]-?: Check<T[Field]> | Check<T[Field] | undefined>;
};

/** An object with these fields; others do not matter. */
export function shape<T extends object>(fields: FieldChecks<T>): Check<T> {
  const checks = Object.entries<(value: unknown) => boolean>(fields);
  return (value): value is T =>
    isObject(value) && checks.every(([field, isValid]) => isValid(value[field]));
}

export function listOf<T>(isItem: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}

/** Of a field that may be absent. */
export function optional<T>(isValue: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || isValue(value);
}

export function nullable<T>(isValue: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || isValue(value);
}

/** For values that code distinguishes. */
export function oneOf<const T extends string | boolean>(...values: readonly T[]): Check<T> {
  return (value): value is T => (values as readonly unknown[]).includes(value);
}

/** One of several texts that are only shown: a newer service may have more of them. */
export function anyOf<T extends string>(): Check<T> {
  return (value): value is T => typeof value === 'string';
}

export const isText = anyOf<string>();

export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';

/** JSON can contain a number that is too large, which is read as infinite. */
export const isNumber: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** A whole number from zero. */
export const isCount: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** More than any test takes; timers of a browser allow twice as much. */
const MAX_SECONDS = 1_000_000;

export const isSeconds: Check<number> = (value): value is number =>
  isCount(value) && value <= MAX_SECONDS;

/** A moment as text, such as `2026-11-21T05:00:00.000Z`. */
export const isInstant: Check<string> = (value): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
