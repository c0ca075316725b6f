import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The arguments are invalid; the message says why. */
export class UsageError extends Error {}

/** Parses arguments by a configuration of node's parseArgs. Throws UsageError. */
export function readOptions<const T extends Omit<ParseArgsConfig, 'args'>>(
  args: readonly string[],
  config: T,
): ReturnType<typeof parseArgs<T & { args: string[] }>> {
  try {
    return parseArgs({ ...config, args: [...args] });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the value of an option as a whole number within bounds. Throws UsageError. */
export function wholeNumber(
  option: string,
  value: string,
  { min, max }: { min: number; max: number },
): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`${option} takes a whole number from ${min} to ${max}, not "${value}".`);
}
