import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { ToolError } from './tool-error.ts';

/** Below the range from which systems take the ports of outgoing connections, so that none of those conflicts. */
const lowest = 20_000;
const highest = 30_000;

/** @returns whether the port of this machine's own address is free */
async function isFree(port: number): Promise<boolean> {
  return (await describeListenError(port)) === undefined;
}

/** @returns the code of the error that listening on the port gives, if it gives one */
function describeListenError(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(undefined)),
    );
  });
}

/**
 * Assigns a free port to each name, the same as last time if it is still free.
 *
 * @param reserved ports that may be free now but belong to another stack
 */
export async function choosePorts<Name extends string>(
  names: readonly Name[],
  earlier: Partial<Record<string, number>> = {},
  reserved: readonly number[] = [],
): Promise<Record<Name, number>> {
  const chosen = new Set<number>(reserved);
  const entries: [Name, number][] = [];
  for (const name of names) {
    let port = earlier[name] ?? randomInt(lowest, highest);
    while (chosen.has(port) || !(await isFree(port))) port = randomInt(lowest, highest);
    chosen.add(port);
    entries.push([name, port]);
  }
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Refuses a port that another program uses or that this user may not use. */
export async function requireFree(port: number, variable: string, purpose: string): Promise<void> {
  const code = await describeListenError(port);
  if (code === undefined) return;
  if (code === 'EACCES') {
    throw new ToolError(
      `Only root can use port ${port} (${purpose}) on this machine. Choose a port above 1023 with ${variable}=${port + 8000}.`,
    );
  }
  throw new ToolError(
    `Port ${port} (${purpose}) is taken by another program: stop that one, or choose another with ${variable}=${port + 10}.`,
  );
}
