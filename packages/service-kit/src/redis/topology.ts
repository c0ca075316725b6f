import { createCluster, createSentinel } from 'redis';
import type { ClusterAddress, SentinelAddress } from './redis-address.js';

/** The commands of a client, by name. */
type Commands = Record<string, unknown> & {
  multi(): { exec: () => Promise<unknown> };
};

/** One set of connections to the masters. It is thrown away when they are lost for long. */
export interface Topology {
  /** Rejects if the masters cannot be reached. */
  connect(): Promise<void>;
  /** Whether every master has a connection. */
  isUsable(): boolean;
  /** Whether a command can be sent, or fails at once. */
  canSend(): boolean;
  /** Resolves when every master has responded. */
  ping(): Promise<void>;
  commands(): Commands;
  info(): Promise<string>;
  send(args: readonly string[]): Promise<unknown>;
  scanBeside(key: string, options: object): AsyncIterable<string[]>;
  countReplicas(key: string, wanted: number, timeoutMs: number): Promise<number>;
  destroy(): void;
}

export interface TopologyEvents {
  /** Another master was chosen, or one came back. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
}

const SOCKET = {
  connectTimeout: 2_000,
  reconnectStrategy: (retries: number) => Math.min(50 * 2 ** Math.min(retries, 5), 1_000),
};
/** A node of a cluster that is lost for this long lets the client ask the others who has its slots. */
const TOPOLOGY_REFRESH_MS = 300;

export function openTopology(
  address: SentinelAddress | ClusterAddress,
  events: TopologyEvents,
): Topology {
  return address.kind === 'sentinel'
    ? new SentinelTopology(address, events)
    : new ClusterTopology(address, events);
}

class SentinelTopology implements Topology {
  private readonly client;

  constructor(address: SentinelAddress, { onChange, onError }: TopologyEvents) {
    const socket = socketOf(address);
    this.client = createSentinel({
      name: address.master,
      passthroughClientErrorEvents: true,
      sentinelRootNodes: [...address.nodes],
      // A lost command is reported at once. The client would otherwise ask the Sentinels again without a pause.
      maxCommandRediscovers: 0,
      // Written commands have no timeout in this client, and each would leave a timer.
      commandOptions: { timeout: 0 },
      nodeClientOptions: {
        ...credentialsOf(address),
        database: address.database,
        disableOfflineQueue: true,
        socket,
      },
      sentinelClientOptions: {
        ...(address.sentinelPassword !== undefined && { password: address.sentinelPassword }),
        socket,
      },
    });
    this.client.on('error', onError);
    this.client.on('topology-change', ({ type }: { type: string }) => {
      if (type === 'MASTER_CHANGE') onChange();
    });
  }

  async connect(): Promise<void> {
    await this.client.connect();
  }

  isUsable(): boolean {
    return this.client.isReady && this.client.getMasterNode() !== undefined;
  }

  canSend(): boolean {
    return this.isUsable();
  }

  async ping(): Promise<void> {
    await this.client.ping();
  }

  commands(): Commands {
    return this.client as unknown as Commands;
  }

  info(): Promise<string> {
    return this.client.info();
  }

  send(args: readonly string[]): Promise<unknown> {
    return this.client.sendCommand(false, [...args]);
  }

  scanBeside(_key: string, options: object): AsyncIterable<string[]> {
    return this.client.scanIterator(options);
  }

  countReplicas(_key: string, wanted: number, timeoutMs: number): Promise<number> {
    return this.client.wait(wanted, timeoutMs);
  }

  destroy(): void {
    this.client.destroy().catch(() => undefined);
  }
}

class ClusterTopology implements Topology {
  private readonly client;

  constructor(address: ClusterAddress, { onChange, onError }: TopologyEvents) {
    const defaults = {
      ...credentialsOf(address),
      disableOfflineQueue: true,
      socket: socketOf(address),
    };
    this.client = createCluster({
      rootNodes: address.nodes.map(({ host, port }) => ({
        ...credentialsOf(address),
        socket: { host, port },
      })),
      defaults,
      commandOptions: { timeout: 0 },
      topologyRefreshOnReconnectionAttemptStrategy: TOPOLOGY_REFRESH_MS,
    });
    this.client.on('error', onError);
    this.client.on('node-error', onError);
    this.client.on('node-ready', onChange);
  }

  async connect(): Promise<void> {
    await this.client.connect();
  }

  isUsable(): boolean {
    const { masters, isReady } = this.client;
    return isReady && masters.length > 0 && masters.every(({ client }) => client?.isReady ?? false);
  }

  /** While one master is away, the others do their part. */
  canSend(): boolean {
    return this.client.isReady;
  }

  async ping(): Promise<void> {
    await Promise.all(this.client.masters.map(async ({ client }) => client?.ping()));
  }

  commands(): Commands {
    return this.client as unknown as Commands;
  }

  async info(): Promise<string> {
    const node = await this.client.nodeClient(this.client.getRandomNode());
    return node.info();
  }

  send(args: readonly string[]): Promise<unknown> {
    return this.client.sendCommand(undefined, false, [...args]);
  }

  async *scanBeside(key: string, options: object): AsyncGenerator<string[]> {
    const node = await this.client.getNodeClientForKey(key);
    yield* node.scanIterator(options);
  }

  async countReplicas(key: string, wanted: number, timeoutMs: number): Promise<number> {
    const node = await this.client.getNodeClientForKey(key);
    return node.wait(wanted, timeoutMs);
  }

  destroy(): void {
    if (this.client.isOpen) this.client.destroy();
  }
}

function credentialsOf({ username, password }: SentinelAddress | ClusterAddress) {
  return {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  };
}

function socketOf({ isEncrypted }: SentinelAddress | ClusterAddress) {
  return { ...SOCKET, ...(isEncrypted && { tls: true as const }) };
}
