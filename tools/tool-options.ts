import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ToolError } from './stack/tool-error.ts';

/** @throws ToolError with the usage for an unknown option or an option without its value */
export function parseOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  usage: string,
): ReturnType<typeof parseArgs<{ args: string[]; options: T }>>['values'] {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ToolError((error as Error).message, usage);
  }
}

/** @throws ToolError unless the value of the option is a whole number within the bounds */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) {
    return number;
  }
  throw new ToolError(`${option} ${text} is not a whole number from ${min} to ${max}.`);
}
