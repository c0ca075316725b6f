import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stack } from './stack.ts';
import type { StackControl } from './state.ts';

/** What another process may do with one part of a private stack. */
const stackActions = ['start', 'stop', 'kill', 'freeze', 'thaw'] as const;
export type StackAction = (typeof stackActions)[number];

/** Lets tests in other processes stop, kill and freeze parts of this stack; never used by `npm start`. */
export async function controlStack(stack: Stack): Promise<StackControl & { close: () => void }> {
  const key = randomBytes(16).toString('hex');
  const server = createServer((request, response) => {
    const [, action, name] = (request.url ?? '').split('/');
    const isAllowed = request.headers['x-control'] === key && request.method === 'POST';
    act(isAllowed ? action : undefined, name ?? '', stack).then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, key, close: () => server.close() };
}

async function act(action: string | undefined, name: string, stack: Stack): Promise<void> {
  const part = stack.process(name);
  switch (action) {
    case 'start':
      return part.start();
    case 'stop':
      return part.stop();
    case 'kill':
      return part.kill();
    case 'freeze':
      return part.freeze();
    case 'thaw':
      return part.thaw();
    default:
      throw new Error(`There is no such action: ${action}.`);
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
