import { currentRequestId } from './request-id';

/** From the least to the most important. The numbers are those in the services' log. */
const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 70 };

export type LogLevel = keyof typeof levels;
export const LOG_LEVELS = Object.keys(levels) as readonly LogLevel[];

type Members = Readonly<Record<string, unknown>>;

/** Errors have two or three causes. A chain can also be a circle. */
const MAX_CAUSES = 5;

/** Writes JSON lines in the shape of the services' log, each with the id of its request. */
export class Logger {
  readonly #service: string;
  readonly #least: number;
  readonly #write: (line: string) => void;

  /** @param write takes a line with its end; by default, standard output */
  constructor(
    service: string,
    level: LogLevel = 'info',
    write: (line: string) => void = (line) => process.stdout.write(line),
  ) {
    this.#service = service;
    this.#least = levels[level];
    this.#write = write;
  }

  info(members: Members, message: string): void {
    this.#log(levels.info, members, message);
  }

  warn(members: Members, message: string): void {
    this.#log(levels.warn, members, message);
  }

  error(members: Members, message: string): void {
    this.#log(levels.error, members, message);
  }

  #log(level: number, { err, ...members }: Members, msg: string): void {
    if (level < this.#least) return;
    const line = {
      level,
      time: Date.now(),
      service: this.#service,
      requestId: currentRequestId(),
      ...members,
      ...(err !== undefined && { err: describe(err, MAX_CAUSES) }),
      msg,
    };
    this.#write(`${JSON.stringify(line)}\n`);
  }
}

function describe(error: unknown, maxCauses: number): object {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    ...('code' in error && { code: String(error.code) }),
    message,
    stack,
    ...(cause instanceof Error && maxCauses > 0 && { cause: describe(cause, maxCauses - 1) }),
  };
}
