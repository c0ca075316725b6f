import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { exampleEnv, loadConfig } from '../config/load-config.js';
import { FixedClock, testJwksJson } from '../testing/index.js';
import { PublishedTokenKeys } from './token-keys.js';

const KNOWN = 'test-key';

let auth: Server;
let requests: number;
let respond: (response: ServerResponse) => void;
let clock: FixedClock;
let keys: PublishedTokenKeys;

beforeEach(async () => {
  requests = 0;
  respond = (response) => response.end(testJwksJson);
  auth = createServer((_request, response) => {
    requests += 1;
    respond(response);
  });
  await new Promise<void>((resolve) => auth.listen(0, '127.0.0.1', resolve));
  const { port } = auth.address() as AddressInfo;
  clock = new FixedClock();
  keys = new PublishedTokenKeys(
    loadConfig({}, { ...exampleEnv, AUTH_URL: `http://127.0.0.1:${port}` }),
    clock,
  );
});

afterEach(() => {
  auth.closeAllConnections();
  auth.close();
});

describe('published token keys', () => {
  it('fetches keys once for simultaneous calls', async () => {
    const found = await Promise.all([keys.find(KNOWN), keys.find(KNOWN), keys.find(KNOWN)]);
    expect(found.every((key) => key?.asymmetricKeyType === 'ec')).toBe(true);
    clock.advance(299);
    await keys.find(KNOWN);
    expect(requests).toBe(1);
  });

  it('fetches keys for an unknown key id at most every five seconds', async () => {
    await keys.find(KNOWN);
    clock.advance(5);
    await expect(keys.find('unknown')).resolves.toBeUndefined();
    await expect(keys.find('unknown')).resolves.toBeUndefined();
    expect(requests).toBe(2);
  });

  it('returns cached keys at once while auth hangs', async () => {
    await keys.find(KNOWN);
    respond = () => undefined;
    clock.advance(301);
    const deadline = new Promise((resolve) => setTimeout(resolve, 1_000, 'waited').unref());
    await expect(Promise.race([keys.find(KNOWN), deadline])).resolves.toMatchObject({
      type: 'public',
    });
  });

  it('uses cached keys while auth is away, and throws 503 without any', async () => {
    respond = (response) => response.writeHead(503).end();
    await expect(keys.find(KNOWN)).rejects.toMatchObject({ status: 503 });
    respond = (response) => response.end(testJwksJson);
    await keys.find(KNOWN);
    respond = (response) => response.writeHead(503).end();
    clock.advance(3_600);
    await expect(keys.find(KNOWN)).resolves.toBeDefined();
    await expect(keys.find('unknown')).resolves.toBeUndefined();
  });
});
