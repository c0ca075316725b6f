import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { exampleEnv, loadConfig } from '../config/load-config.js';
import { waitForDatabase } from './wait-for-database.js';

describe('waiting for the database', () => {
  it('tries at most once a second, says why once, and ends at once when it is told to', async () => {
    const arrivals: number[] = [];
    const broken = createServer((socket) => {
      arrivals.push(performance.now());
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const { port } = broken.address() as AddressInfo;
    const config = loadConfig(
      {},
      { ...exampleEnv, DATABASE_URL: `mysql://attempt:secret@127.0.0.1:${port}/attempt` },
    );
    const reasons: string[] = [];
    const ending = new AbortController();
    const startedAt = performance.now();
    const waiting = waitForDatabase(config, ending.signal, (reason) => reasons.push(reason));
    while (arrivals.length < 3) await sleep(20);
    // A busy machine may notice an arrival late, but none arrives before its try.
    const [, , third = 0] = arrivals;
    expect(third - startedAt).toBeGreaterThan(1_990);
    ending.abort();
    expect(await waiting).toBe(false);
    expect(reasons).toEqual([
      `the database 127.0.0.1:${port}/attempt cannot be used (Connection lost: The server closed the connection.); start it or correct DATABASE_URL`,
    ]);
    broken.close();
  });
});
