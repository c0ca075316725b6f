import { ToolError } from './stack/tool-error.ts';

/**
 * Runs a tool to its end: what it refuses is printed as one sentence, what it did not foresee with its trace, and both leave
 * with status 1.
 */
export async function runTool(command: string, tool: () => Promise<number>): Promise<never> {
  const status = await tool().catch((error: unknown) => {
    console.error(error instanceof ToolError ? toolErrorText(command, error) : error);
    return 1;
  });
  // Work that was interrupted (a build) may still be under way: it ends with this process.
  process.exit(status);
}

function toolErrorText(command: string, { message, details }: ToolError): string {
  return details === '' ? `${command}: ${message}` : `${details}\n\n${command}: ${message}`;
}

/**
 * @returns the signal that asks this process to end: Ctrl-C, a terminal that closed, or the end of the process that started it
 */
export function askedToStop(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(signal));
    process.once('disconnect', () => resolve('disconnect'));
  });
}
