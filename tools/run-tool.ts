import { ToolError } from './stack/tool-error.ts';

/** Runs a tool to its end. A ToolError is printed as one sentence, any other error with its stack trace; both exit with 1. */
export async function runTool(command: string, tool: () => Promise<number>): Promise<never> {
  const status = await tool().catch((error: unknown) => {
    console.error(error instanceof ToolError ? toolErrorText(command, error) : error);
    return 1;
  });
  // Interrupted work (a build) may still be running: it ends with this process.
  process.exit(status);
}

function toolErrorText(command: string, { message, details }: ToolError): string {
  return details === '' ? `${command}: ${message}` : `${details}\n\n${command}: ${message}`;
}

/**
 * Waits for the work. Fails once this process is asked to end, so that its caller can stop what it has started.
 *
 * @throws ToolError
 */
export function unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
  const stopped = untilStopRequested().then((): never => {
    throw new ToolError('stopped before the end.');
  });
  return Promise.race([work, stopped]);
}

/**
 * @returns the signal that asks this process to end: Ctrl-C, a closed terminal, or the end of the parent process
 */
export function untilStopRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(signal));
    process.once('disconnect', () => resolve('disconnect'));
  });
}
