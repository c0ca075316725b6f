import { UsageError } from './command.js';

interface ItemStatisticsCommand {
  readonly idOrTitle: string;
  readonly isJson: boolean;
}

/** Parses the arguments. Invalid ones throw a UsageError that says what to do. */
export function readArguments(args: readonly string[]): ItemStatisticsCommand {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json');
  if (unknown !== undefined) throw new UsageError(`${unknown} is not known here.`);
  const [idOrTitle, another] = args.filter((arg) => arg !== '--json');
  if (idOrTitle === undefined) throw new UsageError('Say which test, by its id or its title.');
  if (another !== undefined) throw new UsageError('One test at a time; put a title in quotes.');
  return { idOrTitle, isJson: args.includes('--json') };
}
