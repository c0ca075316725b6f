import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeFolders } from './folders.ts';
import { serviceNames, siteNames } from './inventory.ts';
import { ManagedProcess } from './managed-process.ts';
import { gateway, type GatewaySettings } from './nginx.ts';
import { choosePorts } from './ports.ts';

interface Received {
  call: string;
  body: string;
}

let folder: string;
let port: number;
let replica: Server;
let nginx: ManagedProcess;
/** The calls that the replica got, also those to which it did not respond. */
let received: Received[] = [];
/** How many of the next calls lose their connection in place of a response. */
let lost = 0;
/** One connection, so that one process of the gateway gets all calls. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function listenReplica(): Server {
  return createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ call: `${request.method} ${request.url}`, body });
      lost -= 1;
      if (lost >= 0) request.socket.destroy();
      else response.setHeader('content-type', 'application/json').end('{"success":true}');
    });
  }).listen(0, '127.0.0.1');
}

/** The attempt service has two addresses: the replica's, and one at which nobody listens. */
function withGoneReplica(configuration: string, gone: number): string {
  const address = `127.0.0.1:${(replica.address() as AddressInfo).port}`;
  const options = 'max_fails=0';
  return configuration.replace(
    /(upstream attempt .*?)server .*?;/,
    `$1server ${address} ${options}; server 127.0.0.1:${gone} ${options};`,
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-replicas-'));
  replica = listenReplica();
  await once(replica, 'listening');
  const ports = await choosePorts(['gateway', 'gone'] as const, {});
  port = ports.gateway;
  const names = [...serviceNames, ...siteNames, 'pages'];
  const folders = makeFolders(folder);
  const spec = gateway(folders, {
    port,
    upstreams: Object.fromEntries(
      names.map((name) => [name, ports.gone]),
    ) as GatewaySettings['upstreams'],
    devServers: {},
    runtimeConfig: { remotes: {} },
    environment: {},
  });
  const file = join(spec.cwd, 'conf.d', 'gateway.conf');
  writeFileSync(file, withGoneReplica(readFileSync(file, 'utf8'), ports.gone));
  nginx = new ManagedProcess(spec);
  await nginx.start();
});

afterAll(async () => {
  agent.destroy();
  await nginx.stop();
  replica.closeAllConnections();
  replica.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Returns the status.
 *
 * @param parts of the body, which arrive one after another
 */
async function call(method: string, path: string, ...parts: readonly string[]): Promise<number> {
  const request = httpRequest({ host: '127.0.0.1', port, path, method, agent });
  const responded = once(request, 'response');
  if (parts.length > 0) request.setHeader('content-length', parts.join('').length);
  for (const part of parts.slice(0, -1)) {
    request.write(part);
    await sleep(100);
  }
  request.end(parts.at(-1));
  const [response] = (await responded) as [IncomingMessage];
  await text(response);
  return response.statusCode ?? 0;
}

/**
 * The next call finds the connection that the gateway keeps, loses it, and has no address left: as after a change of the
 * addresses behind the name, nginx chooses none, although the replica is there.
 */
async function loseNext(): Promise<void> {
  lost = 0;
  expect(await call('GET', '/tests/x')).toBe(200);
  received = [];
  lost = 1;
}

describe('a call for which nginx has no address left, although a replica is there', () => {
  const save = JSON.stringify({ revision: 1, responses: [{ selectedOption: 2 }] });

  beforeEach(loseNext);

  it.each([
    ['GET', '/tests/x?part=a%20b', ''],
    ['DELETE', '/api/user/bookmarks/x', ''],
    ['PUT', '/tests/x/progress', save],
  ])('starts again: %s %s', async (method, path, body) => {
    const parts = body === '' ? [] : [body];
    expect(await call(method, path, ...parts)).toBe(200);
    const one = { call: `${method} ${path}`, body };
    expect(received).toEqual([one, one]);
  });

  it('starts again only once', async () => {
    lost = 3;
    expect(await call('PUT', '/tests/x/progress', save)).toBe(503);
    expect(received).toHaveLength(2);
  });

  it('does not start again if it may do something twice', async () => {
    expect(await call('POST', '/tests/x/submit', save)).toBe(503);
    expect(received).toHaveLength(1);
  });

  it('does not start again if its body was passed on while it arrived', async () => {
    const status = await call('PUT', '/tests/x/progress', save.slice(0, 10), save.slice(10));
    expect(status).toBe(503);
    expect(received).toHaveLength(1);
  });
});
