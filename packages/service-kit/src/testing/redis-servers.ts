import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from 'redis';
import { eventually } from './eventually.js';

/** Below the ports that systems give to outgoing connections. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 30_000;
const MASTER_NAME = 'main';
/** As short as a busy machine allows: a server that is only slow may be replaced, and no test minds. */
const FAILURE_MS = 1000;
const START_TIMEOUT_MS = 60_000;
const SHARDS = 3;
const REPLICAS_OF_EACH = 2;

/** Real Redis servers of a test, several of which have the same data. */
export interface RedisServers {
  /** The REDIS_URL of a service. */
  readonly url: string;
  /** Kills the master of a key without a warning (SIGKILL), and leaves it dead. */
  killMasterOf(key: string): Promise<void>;
  /** Lets a replica take the place of the master of a key, as before an upgrade. Both stay alive. */
  replaceMasterOf(key: string): Promise<void>;
  /** Stops all replicas of the master of a key, as if the network were cut. Returns what lets them go on. */
  freezeReplicasOf(key: string): Promise<() => void>;
  close(): Promise<void>;
}

/** Both, for `describe.each`. */
export const REDIS_TOPOLOGIES = [
  ['Sentinels', () => startSentinels()],
  ['a cluster', () => startCluster()],
] as const;

interface Process {
  readonly port: number;
  readonly child: ChildProcess;
}

/** One master with two replicas, and three Sentinels. */
async function startSentinels(): Promise<RedisServers> {
  const servers = await ServerGroup.create();
  try {
    const ports = await freePorts(6);
    const [first = 0, ...replicas] = ports.slice(0, 3);
    const sentinels = ports.slice(3);
    await Promise.all([
      servers.start(first, []),
      ...replicas.map((port) => servers.start(port, [`replicaof 127.0.0.1 ${first}`])),
    ]);
    await eventually('two replicas', () => servers.hasReplicas(first, 2), START_TIMEOUT_MS);
    await Promise.all(sentinels.map((port) => servers.startSentinel(port, first)));
    await eventually(
      'the Sentinels to know each other',
      async () => {
        const known = await Promise.all(sentinels.map((port) => servers.knowsAll(port)));
        return known.every(Boolean) || undefined;
      },
      START_TIMEOUT_MS,
    );
    const nodes = sentinels.map((port) => `127.0.0.1:${port}`).join(',');
    const findMaster = async () => {
      const client = await servers.connect(sentinels[0] ?? 0);
      try {
        const address = await client.sendCommand([
          'SENTINEL',
          'GET-MASTER-ADDR-BY-NAME',
          MASTER_NAME,
        ]);
        return Number((address as unknown as string[])[1]);
      } finally {
        client.destroy();
      }
    };
    return servers.asTestServers(
      `redis+sentinel://:${servers.password}@${nodes}/${MASTER_NAME}`,
      findMaster,
      (master) => ports.slice(0, 3).filter((port) => port !== master),
      () => ({ port: sentinels[0] ?? 0, command: ['SENTINEL', 'FAILOVER', MASTER_NAME] }),
    );
  } catch (error) {
    await servers.close();
    throw error;
  }
}

/** A Redis Cluster of three masters with two replicas each, so that a new master has one too. */
async function startCluster(): Promise<RedisServers> {
  const servers = await ServerGroup.create();
  try {
    const count = SHARDS * (1 + REPLICAS_OF_EACH);
    const all = await freePorts(2 * count);
    const ports = all.slice(0, count);
    await Promise.all(
      ports.map((port, index) =>
        servers.start(port, [
          'cluster-enabled yes',
          // Without it, all masters would refuse commands while one is replaced.
          'cluster-require-full-coverage no',
          `cluster-port ${all[count + index]}`,
          `cluster-node-timeout ${FAILURE_MS}`,
        ]),
      ),
    );
    await servers.runCli([
      '--cluster',
      'create',
      ...ports.map((port) => `127.0.0.1:${port}`),
      '--cluster-replicas',
      String(REPLICAS_OF_EACH),
      '--cluster-yes',
    ]);
    await eventually(
      'the cluster and its replicas',
      async () => {
        const ready = await Promise.all([
          ...ports.map((port) => servers.seesCluster(port)),
          ...ports.slice(0, SHARDS).map((port) => servers.hasReplicas(port, REPLICAS_OF_EACH)),
        ]);
        return ready.every(Boolean) || undefined;
      },
      START_TIMEOUT_MS,
    );
    const shardOf = async (key: string) => {
      const client = await servers.connect(servers.anyLivingPort());
      try {
        const slot = await client.clusterKeySlot(key);
        const shards = await client.clusterSlots();
        return shards.find(({ from, to }) => from <= slot && slot <= to);
      } finally {
        client.destroy();
      }
    };
    const nodes = ports.slice(0, SHARDS).map((port) => `127.0.0.1:${port}`);
    let replicas: readonly number[] = [];
    return servers.asTestServers(
      `redis+cluster://:${servers.password}@${nodes.join(',')}`,
      async (key) => {
        const shard = await shardOf(key);
        replicas = shard?.replicas.map(({ port }) => port) ?? [];
        return shard?.master.port ?? 0;
      },
      () => replicas,
      () => ({ port: replicas[0] ?? 0, command: ['CLUSTER', 'FAILOVER'] }),
    );
  } catch (error) {
    await servers.close();
    throw error;
  }
}

class ServerGroup {
  readonly password = randomBytes(12).toString('hex');
  private readonly processes: Process[] = [];
  /** Their ports. They have no password. */
  private readonly sentinels = new Set<number>();

  private constructor(private readonly folder: string) {}

  static async create(): Promise<ServerGroup> {
    return new ServerGroup(await mkdtemp(path.join(tmpdir(), 'redis-servers-')));
  }

  async start(port: number, settings: readonly string[]): Promise<void> {
    await this.spawn(port, [
      `requirepass ${this.password}`,
      `masterauth ${this.password}`,
      'save ""',
      'appendonly yes',
      'repl-diskless-sync-delay 0',
      // A master without a replica takes no writes: it may be the one that was replaced.
      'min-replicas-to-write 1',
      'min-replicas-max-lag 3',
      ...settings,
    ]);
    await this.untilResponding(port);
  }

  async startSentinel(port: number, master: number): Promise<void> {
    await this.spawn(
      port,
      [
        `sentinel monitor ${MASTER_NAME} 127.0.0.1 ${master} 2`,
        `sentinel auth-pass ${MASTER_NAME} ${this.password}`,
        `sentinel down-after-milliseconds ${MASTER_NAME} ${FAILURE_MS}`,
        `sentinel failover-timeout ${MASTER_NAME} 3000`,
        `sentinel parallel-syncs ${MASTER_NAME} 2`,
      ],
      ['--sentinel'],
    );
    await this.untilResponding(port);
  }

  async connect(port: number) {
    const client = createClient({
      url: `redis://127.0.0.1:${port}`,
      ...(!this.sentinels.has(port) && { password: this.password }),
      // On a busy machine, a server that has just started may respond late.
      socket: { reconnectStrategy: false, connectTimeout: 10_000 },
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  anyLivingPort(): number {
    const living = this.processes.find(({ child }) => isRunning(child));
    if (!living) throw new Error('No server is alive');
    return living.port;
  }

  async hasReplicas(port: number, count: number): Promise<true | undefined> {
    const info = await this.ask(port, (client) => client.info('replication'));
    const online = info.match(/^slave\d+:.*state=online/gm)?.length ?? 0;
    return online >= count || undefined;
  }

  /** Whether a node sees the whole cluster. */
  async seesCluster(port: number): Promise<boolean> {
    return this.ask(port, async (client) => {
      const [info, shards] = await Promise.all([client.clusterInfo(), client.clusterSlots()]);
      const hasReplicas = shards.every(({ replicas }) => replicas.length === REPLICAS_OF_EACH);
      return info.includes('cluster_state:ok') && hasReplicas;
    });
  }

  /** Whether a Sentinel knows both replicas and both other Sentinels. */
  async knowsAll(port: number): Promise<boolean> {
    const info = await this.ask(port, (client) => client.info('sentinel'));
    return /status=ok,.*slaves=2,sentinels=3/.test(info);
  }

  async runCli(args: readonly string[]): Promise<void> {
    await promisify(execFile)('redis-cli', [...args], {
      env: { ...process.env, REDISCLI_AUTH: this.password },
      timeout: START_TIMEOUT_MS,
    });
  }

  asTestServers(
    url: string,
    masterOf: (key: string) => Promise<number>,
    replicasOf: (master: number) => readonly number[],
    replacementOf: () => { port: number; command: string[] },
  ): RedisServers {
    const signal = (ports: readonly number[], name: NodeJS.Signals) => {
      for (const { port, child } of this.processes) if (ports.includes(port)) child.kill(name);
    };
    return {
      url,
      killMasterOf: async (key) => {
        const master = await masterOf(key);
        const found = this.processes.find(({ port }) => port === master);
        if (!found) throw new Error(`No server has the key ${key}`);
        await kill(found.child);
      },
      replaceMasterOf: async (key) => {
        const master = await masterOf(key);
        const { port, command } = replacementOf();
        // Sentinels refuse while they do not see a replica that was away a moment ago.
        await eventually('the command to be taken', () =>
          this.ask(port, (client) => client.sendCommand(command)).then(
            () => true,
            () => undefined,
          ),
        );
        // A master that becomes a replica ends its connections.
        await eventually(
          'the master to be a replica',
          () =>
            this.ask(master, (client) => client.info('replication')).then(
              (info) => info.includes('role:slave'),
              () => undefined,
            ),
          START_TIMEOUT_MS,
        );
      },
      freezeReplicasOf: async (key) => {
        const replicas = replicasOf(await masterOf(key));
        signal(replicas, 'SIGSTOP');
        return () => signal(replicas, 'SIGCONT');
      },
      close: () => this.close(),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map(({ child }) => kill(child)));
    await rm(this.folder, { recursive: true, force: true });
  }

  private async ask<T>(
    port: number,
    question: (client: Awaited<ReturnType<ServerGroup['connect']>>) => Promise<T>,
  ): Promise<T> {
    const client = await this.connect(port);
    try {
      return await question(client);
    } finally {
      client.destroy();
    }
  }

  private async untilResponding(port: number): Promise<void> {
    await eventually(
      `Redis on port ${port}`,
      () =>
        this.ask(port, (client) => client.ping()).then(
          () => true,
          () => undefined,
        ),
      START_TIMEOUT_MS,
    );
  }

  private async spawn(
    port: number,
    settings: readonly string[],
    options: readonly string[] = [],
  ): Promise<void> {
    if (options.includes('--sentinel')) this.sentinels.add(port);
    const folder = path.join(this.folder, String(port));
    await mkdir(folder);
    const file = path.join(folder, 'redis.conf');
    const lines = ['bind 127.0.0.1', `port ${port}`, `dir "${folder}"`, ...settings];
    await writeFile(file, `${lines.join('\n')}\n`);
    const log = openSync(path.join(folder, 'log'), 'a');
    const child = spawn('redis-server', [file, ...options], { stdio: ['ignore', log, log] });
    closeSync(log);
    this.processes.push({ port, child });
  }
}

async function freePorts(count: number): Promise<number[]> {
  const chosen = new Set<number>();
  while (chosen.size < count) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (!chosen.has(port) && (await isFree(port))) chosen.add(port);
  }
  return [...chosen];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function kill(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
