import pTimeout from 'p-timeout';
import { ClientOfflineError, createClient, createCluster } from 'redis';
import type { ClusterAddress, RedisNode, SentinelAddress } from './redis-address.js';
import { credentialsOf, socketOf } from './redis-socket.js';
import { Sentinels } from './sentinels.js';

/** The nodes of a cluster are reached one after another. */
const CLUSTER_CONNECT_TIMEOUT_MS = 4000;
/** A master that is not reached by then is hardly alive, and the Sentinels may know another. */
const MASTER_CONNECT_TIMEOUT_MS = 2000;
const RECONNECTIONS = 3;
/** How often the Sentinels are asked whether the master is still the master. */
const ASK_MS = 1000;
/** A node of a cluster that is lost for this long lets the client ask the others who has its slots. */
const TOPOLOGY_REFRESH_MS = 300;

/** The commands of a client, by name. */
type Commands = Record<string, unknown> & {
  multi(): { exec: () => Promise<unknown> };
};

/** The connections to the masters. */
export interface Topology {
  /**
   * Finds the masters and connects to them. Earlier connections stay until the new ones are there. Rejects
   * if the masters cannot be reached.
   */
  connect(): Promise<void>;
  /** Whether every key has a master, and every master a connection. */
  isUsable(): boolean;
  /** Whether a command can be sent, or fails at once. */
  canSend(): boolean;
  /**
   * Rejects if another master was chosen, or if a master does not respond. A connection that waits for a
   * job does not respond, and is not asked.
   */
  check(isWaiting: boolean): Promise<void>;
  commands(): Commands;
  info(): Promise<string>;
  send(args: readonly string[]): Promise<unknown>;
  scanBeside(key: string, options: object): AsyncIterable<string[]>;
  countReplicas(key: string, wanted: number, timeoutMs: number): Promise<number>;
  destroy(): void;
}

export interface TopologyEvents {
  /** There is a new connection, perhaps to another master. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
}

export function openTopology(
  address: SentinelAddress | ClusterAddress,
  events: TopologyEvents,
): Topology {
  return address.kind === 'sentinel'
    ? new SentinelTopology(address, events)
    : new ClusterTopology(address, events);
}

/**
 * One master, whose address the Sentinels know. The Sentinel client of the `redis` package is not used: while
 * the master is away, it takes much processor time (docs/decisions/redis-failover.md).
 */
class SentinelTopology implements Topology {
  private readonly sentinels;
  private master: { readonly node: RedisNode; readonly client: MasterClient } | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly address: SentinelAddress,
    private readonly events: TopologyEvents,
  ) {
    this.sentinels = new Sentinels(address);
  }

  async connect(): Promise<void> {
    const node = await this.sentinels.findMaster();
    if (!node) throw new Error(`The Sentinels wait for a master ${this.address.master} that lives`);
    const client = createMasterClient(node, this.address);
    client.on('error', this.events.onError);
    client.on('ready', this.events.onChange);
    await connectOrDestroy(client, MASTER_CONNECT_TIMEOUT_MS);
    this.closeMaster();
    this.master = { node, client };
    this.events.onChange();
  }

  isUsable(): boolean {
    return this.master?.client.isReady ?? false;
  }

  canSend(): boolean {
    return this.isUsable();
  }

  async check(isWaiting: boolean): Promise<void> {
    await Promise.all([this.checkMaster(), isWaiting ? undefined : this.client().ping()]);
  }

  commands(): Commands {
    return this.client() as unknown as Commands;
  }

  info(): Promise<string> {
    return this.client().info();
  }

  send(args: readonly string[]): Promise<unknown> {
    return this.client().sendCommand([...args]);
  }

  scanBeside(_key: string, options: object): AsyncIterable<string[]> {
    return this.client().scanIterator(options);
  }

  countReplicas(_key: string, wanted: number, timeoutMs: number): Promise<number> {
    return this.client().wait(wanted, timeoutMs);
  }

  destroy(): void {
    this.sentinels.destroy();
    this.closeMaster();
  }

  private closeMaster(): void {
    if (this.master?.client.isOpen) this.master.client.destroy();
    this.master = undefined;
  }

  private client(): MasterClient {
    if (!this.master) throw new ClientOfflineError();
    return this.master.client;
  }

  private async checkMaster(): Promise<void> {
    if (performance.now() - this.askedAt < ASK_MS) return;
    this.askedAt = performance.now();
    // A master that works is used on, also while the Sentinels are away or do not see it.
    const chosen = await this.sentinels.findMaster().catch(() => undefined);
    const current = this.master?.node;
    if (chosen && (chosen.host !== current?.host || chosen.port !== current.port)) {
      this.closeMaster();
      throw new Error(`The master is ${chosen.host}:${chosen.port} now`);
    }
  }
}

function createMasterClient(node: RedisNode, address: SentinelAddress) {
  return createClient({
    ...credentialsOf(address),
    database: address.database,
    disableOfflineQueue: true,
    // Written commands have no timeout in this client, and each would leave a timer.
    commandOptions: { timeout: 0 },
    socket: {
      ...socketOf(address, node),
      // After a short loss the same server is there again. After a longer one the Sentinels are asked.
      reconnectStrategy: (retries) => retries < RECONNECTIONS && 100 * (retries + 1),
    },
  });
}

type MasterClient = ReturnType<typeof createMasterClient>;

class ClusterTopology implements Topology {
  private cluster: ReturnType<typeof createClusterClient> | undefined;

  constructor(
    private readonly address: ClusterAddress,
    private readonly events: TopologyEvents,
  ) {}

  async connect(): Promise<void> {
    const cluster = createClusterClient(this.address);
    cluster.on('error', this.events.onError);
    cluster.on('node-error', this.events.onError);
    cluster.on('node-ready', this.events.onChange);
    await connectOrDestroy(cluster, CLUSTER_CONNECT_TIMEOUT_MS);
    this.destroy();
    this.cluster = cluster;
    this.events.onChange();
  }

  isUsable(): boolean {
    if (!this.cluster?.isReady) return false;
    const { masters, slots } = this.cluster;
    // After a failure the client may have asked a node that knows no owner of some slots.
    const isComplete = !(slots as unknown[]).includes(undefined);
    return isComplete && masters.every(({ client }) => client?.isReady ?? false);
  }

  /** While one master is away, the others do their part. */
  canSend(): boolean {
    return this.cluster?.isReady ?? false;
  }

  async check(isWaiting: boolean): Promise<void> {
    if (isWaiting) return;
    await Promise.all(this.client().masters.map(async ({ client }) => client?.ping()));
  }

  commands(): Commands {
    return this.client() as unknown as Commands;
  }

  async info(): Promise<string> {
    const cluster = this.client();
    const node = await cluster.nodeClient(cluster.getRandomNode());
    return node.info();
  }

  send(args: readonly string[]): Promise<unknown> {
    return this.client().sendCommand(undefined, false, [...args]);
  }

  async *scanBeside(key: string, options: object): AsyncGenerator<string[]> {
    const node = await this.client().getNodeClientForKey(key);
    yield* node.scanIterator(options);
  }

  async countReplicas(key: string, wanted: number, timeoutMs: number): Promise<number> {
    const node = await this.client().getNodeClientForKey(key);
    return node.wait(wanted, timeoutMs);
  }

  destroy(): void {
    if (this.cluster?.isOpen) this.cluster.destroy();
    this.cluster = undefined;
  }

  private client() {
    if (!this.cluster) throw new ClientOfflineError();
    return this.cluster;
  }
}

function createClusterClient(address: ClusterAddress) {
  return createCluster({
    rootNodes: address.nodes.map(({ host, port }) => ({
      ...credentialsOf(address),
      socket: { host, port },
    })),
    defaults: {
      ...credentialsOf(address),
      disableOfflineQueue: true,
      socket: socketOf(address),
    },
    commandOptions: { timeout: 0 },
    topologyRefreshOnReconnectionAttemptStrategy: TOPOLOGY_REFRESH_MS,
  });
}

/** Connects a client in time, or ends it and rejects. */
async function connectOrDestroy(
  client: {
    readonly isOpen: boolean;
    connect(): Promise<unknown>;
    destroy(): void;
  },
  milliseconds: number,
): Promise<void> {
  try {
    const message = `Redis was not reached within ${milliseconds} ms`;
    await pTimeout(client.connect(), { milliseconds, message });
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
}
