import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'redis';
import { isDependencyAway } from '../src/errors/describe-error.js';
import { RateLimits } from '../src/redis/rate-limits.js';
import {
  createRedisClient,
  scanBeside,
  writeReplicated,
  type RedisClient,
} from '../src/redis/redis.js';
import { eventually } from '../src/testing/eventually.js';
import { REDIS_TOPOLOGIES, type RedisServers } from '../src/testing/redis-servers.js';

/** Servers start and elect each other on a machine that may be busy. */
const TIMEOUT_MS = 120_000;
const LIMIT = { limit: 2, windowSeconds: 600 };

describe.each(REDIS_TOPOLOGIES)('Redis behind %s', (name, start) => {
  let servers: RedisServers;
  let redis: RedisClient;
  let timesReady = 0;

  beforeAll(async () => {
    servers = await start();
    redis = createRedisClient(servers.url);
    redis.on('ready', () => (timesReady += 1));
    await redis.connect();
  });
  afterAll(async () => {
    redis.destroy();
    await servers.close();
  });

  it('does what one server does', async () => {
    expect(redis.isOpen && redis.isReady).toBe(true);
    expect(await redis.ping()).toBe('PONG');
    await redis.hSet('plain', { a: '1', b: '2' });
    expect({ ...(await redis.hGetAll('plain')) }).toEqual({ a: '1', b: '2' });
    const replies = await redis.multi().set('{set}:1', 'x').set('{set}:2', 'y').exec();
    expect(replies).toEqual(['OK', 'OK']);
    const found: string[] = [];
    for await (const page of scanBeside(redis, '{set}:1', { MATCH: '{set}:*', COUNT: 10 })) {
      found.push(...page);
    }
    expect(found.toSorted()).toEqual(['{set}:1', '{set}:2']);
    expect(await redis.unlink(found)).toBe(2);
    await expect(redis.hGet('plain', 'a').then(() => redis.lPush('plain', 'x'))).rejects.toThrow(
      /^WRONGTYPE/,
    );
  });

  it('counts calls', async () => {
    const limits = new RateLimits(redis, 'test');
    const counts = [];
    for (let call = 0; call < 3; call += 1) counts.push(await limits.consume('caller', LIMIT));
    expect(counts.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false]);
    await limits.clear('caller');
    expect(await limits.peek('caller', LIMIT)).toMatchObject({ isAllowed: true, count: 0 });
  });

  it('promises nothing that no replica has', async () => {
    const write = () => writeReplicated(redis, 'promise', () => redis.set('promise', 'given'));
    expect(await write()).toBe('OK');
    const thaw = await servers.freezeReplicasOf('promise');
    try {
      const error: unknown = await write().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Error);
      expect(isDependencyAway(error)).toBe(true);
    } finally {
      thaw();
    }
    await eventually('the replicas to be back', () =>
      write().then(
        () => true,
        () => undefined,
      ),
    );
  });

  if (name === 'a cluster') {
    it('waits until every part of the cluster has a master', async () => {
      const masters = await connectToEach(servers.url);
      const slot = String(await masters[0]?.clusterKeySlot('orphan'));
      const owned = await Promise.allSettled(masters.map((master) => master.get('orphan')));
      const owner = masters[owned.findIndex(({ status }) => status === 'fulfilled')];
      await Promise.all(masters.map((master) => master.sendCommand(['CLUSTER', 'DELSLOTS', slot])));
      const late = createRedisClient(servers.url);
      const connecting = late.connect();
      try {
        await eventually('some connections', async () => {
          const result = await late.get('orphan').catch((error: unknown) => error);
          expect(isDependencyAway(result)).toBe(true);
          return late.isOpen;
        });
        expect(late.isReady).toBe(false);
      } finally {
        await owner?.sendCommand(['CLUSTER', 'ADDSLOTS', slot]);
        for (const master of masters) master.destroy();
      }
      await connecting;
      expect(await late.set('orphan', '1')).toBe('OK');
      late.destroy();
    });
  }

  it('follows when another server becomes the master, and both live', async () => {
    const write = () => writeReplicated(redis, 'moved', () => redis.set('moved', '1'));
    await write();
    await servers.replaceMasterOf('moved');
    await eventually('a write to the new master', () =>
      write().then(
        () => true,
        () => undefined,
      ),
    );
  });

  it('goes on after the death of a master, and has lost no promised write', async () => {
    const readyBefore = timesReady;
    const promised: string[] = [];
    const errors: unknown[] = [];
    /** The number of errors before the kill. */
    let earlier = Number.POSITIVE_INFINITY;
    let killedAt = 0;
    const writing = new AbortController();
    let wentOnAfter = 0;
    // All keys are on the master that dies.
    const writer = async (number: number): Promise<void> => {
      for (let count = 0; !writing.signal.aborted; count += 1) {
        const key = `{doomed}:${number}:${count}`;
        try {
          await writeReplicated(redis, key, () => redis.set(key, '1'));
          promised.push(key);
          if (errors.length > earlier) wentOnAfter ||= performance.now() - killedAt;
        } catch (error) {
          errors.push(error);
          await sleep(20);
        }
      }
    };
    const writers = Array.from({ length: 5 }, (_, number) => writer(number));
    await eventually('some writes', async () => Promise.resolve(promised.length > 50));
    killedAt = performance.now();
    earlier = errors.length;
    await servers.killMasterOf('{doomed}');
    // The other masters of a cluster go on at once.
    const keys = Array.from({ length: 12 }, (_, number) => `elsewhere:${number}`);
    const others = await Promise.allSettled(keys.map((key) => redis.set(key, '1')));
    const areSomeSet = others.some(({ status }) => status === 'fulfilled');
    expect(areSomeSet).toBe(name === 'a cluster');
    await eventually(
      'writes to another master',
      async () => Promise.resolve(wentOnAfter > 0),
      TIMEOUT_MS,
    );
    const afterwards = promised.length;
    await eventually('more writes', async () => Promise.resolve(promised.length > afterwards));
    writing.abort();
    await Promise.all(writers);
    const values = await Promise.all(promised.map((key) => redis.get(key)));
    expect(values.filter((value) => value !== '1')).toEqual([]);
    // While there was no master, calls failed at once, and a service says 503 to them.
    expect(errors.filter((error) => !isDependencyAway(error))).toEqual([]);
    await eventually('the event', async () => Promise.resolve(timesReady > readyBefore));
    process.stdout.write(
      `Redis behind ${name}: master killed, writes again after ${(wentOnAfter / 1000).toFixed(1)} s; ${promised.length} promised, 0 lost\n`,
    );
  });

  it('counts on with the new master', async () => {
    const limits = new RateLimits(redis, 'test');
    expect(await limits.consume('{doomed}', LIMIT)).toMatchObject({ isAllowed: true, count: 1 });
  });
});

/** Clients of the servers of an address, each of one server. */
function connectToEach(address: string) {
  const { host, password } = /\/:(?<password>[^@]+)@(?<host>.+)$/.exec(address)?.groups ?? {};
  return Promise.all(
    (host ?? '')
      .split(',')
      .map((node) => createClient({ url: `redis://:${password}@${node}` }).connect()),
  );
}

it('a client keeps trying until its servers exist', async () => {
  const redis = createRedisClient('redis+sentinel://127.0.0.1:1,127.0.0.1:2/main');
  const errors: unknown[] = [];
  redis.on('error', (error: unknown) => errors.push(error));
  const connecting = redis.connect().catch((error: unknown) => error);
  await eventually('two tries', async () => Promise.resolve(errors.length > 1));
  expect(redis.isReady).toBe(false);
  await expect(redis.get('a')).rejects.toThrow('The client is offline');
  expect(() => redis.multi()).toThrow('The client is offline');
  redis.destroy();
  expect(await connecting).toBeInstanceOf(Error);
});
