import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import { ClientClosedError, ClientOfflineError, createCluster, ErrorReply } from 'redis';
import type { ClusterAddress, SentinelAddress } from './redis-address.js';
import { isRedisAway, NotReplicatedError } from './redis-errors.js';
import { openTopology, type Topology } from './topology.js';

/** How often a connection is checked. */
const CHECK_MS = 250;
/** A master that does not respond for this long counts as lost, as after a cut network. */
const RESPONSE_TIMEOUT_MS = 2000;
/** After this time without a usable master, another one is looked for. */
const STALE_MS = 1000;
/** At most one try a second. */
const RETRY_MS = 1000;
/** A replica that is up to date confirms a write within a millisecond. */
const REPLICATION_TIMEOUT_MS = 1000;

export interface FailoverOptions {
  /**
   * What a command does while no master can be used: `fail` at once, as calls of students have to, or
   * `wait`, as the worker of a queue may. A waiting command that lost its connection is sent again.
   */
  readonly whileAway: 'fail' | 'wait';
  /** A connection that waits for a job for seconds does not respond meanwhile. */
  readonly isBlocking?: boolean;
}

type Work<T> = (topology: Topology) => Promise<T>;

/**
 * A client of Redis behind Sentinels, or of a Redis Cluster, that behaves as the client of one server:
 * it connects again and again, emits `ready` each time that it can be used after a failure or a failover,
 * and commands fail at once while they cannot be done. Commands that are not named here are passed on.
 *
 * The cluster client of the `redis` package alone gives up when the first connection fails, and sends commands
 * to masters that it does not know.
 */
export class FailoverClient extends EventEmitter {
  /** BullMQ reads them; none of them matters to it. */
  readonly options = {};
  private readonly topology: Topology;
  private isClosed = true;
  /** Ends the pause between two checks. */
  private stopped = new AbortController();
  private wasUsable = false;
  /** How often a connection was lost or another master chosen. */
  private changes = 0;

  constructor(
    private readonly address: SentinelAddress | ClusterAddress,
    private readonly settings: FailoverOptions,
  ) {
    super();
    // Without a listener, an error event would end the process.
    this.on('error', () => undefined);
    this.setMaxListeners(50);
    this.topology = openTopology(address, {
      onChange: () => this.noteChange(),
      onError: (error) => {
        this.noteChange();
        this.report(error);
      },
    });
  }

  get isOpen(): boolean {
    return !this.isClosed;
  }

  get isReady(): boolean {
    return this.topology.isUsable();
  }

  /** Resolves when it can be used for the first time. */
  async connect(): Promise<this> {
    if (this.isOpen) throw new Error('The client is open already');
    this.isClosed = false;
    this.stopped = new AbortController();
    void this.stayConnected(this.stopped.signal);
    await this.untilReady();
    return this;
  }

  /** Ends all connections at once. */
  destroy(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.stopped.abort();
    this.noteChange();
    this.topology.destroy();
    this.emit('end');
  }

  disconnect(): Promise<void> {
    return this.close();
  }

  quit(): Promise<void> {
    return this.close();
  }

  async close(): Promise<void> {
    await Promise.resolve(this.destroy());
  }

  /** Another client with the same settings. With a name it is a connection on which BullMQ waits for jobs. */
  duplicate(overrides?: { name?: string }): FailoverClient {
    const isBlocking = overrides?.name !== undefined || this.settings.isBlocking === true;
    return createFailoverClient(this.address, { ...this.settings, isBlocking });
  }

  /** Names are for lists of clients, which nothing here reads. */
  clientSetName(): Promise<'OK'> {
    return Promise.resolve('OK');
  }

  /** A transaction. On a cluster its keys have the same hash tag. */
  multi(): { exec: () => Promise<unknown> } {
    const transaction = this.topology.commands().multi();
    const exec = transaction.exec.bind(transaction);
    transaction.exec = () => this.run(() => exec());
    return transaction;
  }

  info(): Promise<string> {
    return this.run((topology) => topology.info());
  }

  sendCommand(args: readonly string[]): Promise<unknown> {
    return this.run((topology) => topology.send(args));
  }

  /** Passes on pages of keys of the master that has this key. */
  async *scanBeside(key: string, options: object): AsyncGenerator<string[]> {
    if (!this.topology.canSend()) throw new ClientOfflineError();
    yield* this.topology.scanBeside(key, options);
  }

  /**
   * Resolves when a replica has what was written to the master of this key.
   *
   * @throws NotReplicatedError when a failover may lose it
   */
  async replicated<T>(key: string, write: () => Promise<T>): Promise<T> {
    const { changes } = this;
    const result = await write();
    const replicas = await this.run((topology) =>
      topology.countReplicas(key, 1, REPLICATION_TIMEOUT_MS),
    );
    // A new connection knows nothing of writes on another one.
    if (replicas === 0 || changes !== this.changes) throw new NotReplicatedError();
    return result;
  }

  /** Passes on a command by its name. */
  command(name: string, args: readonly unknown[]): Promise<unknown> {
    return this.run(async (topology) => {
      const method: unknown = topology.commands()[name];
      if (typeof method !== 'function') throw new TypeError(`Redis has no command ${name}`);
      return (await Reflect.apply(method, topology.commands(), args)) as unknown;
    });
  }

  private async run<T>(work: Work<T>): Promise<T> {
    for (;;) {
      await this.untilSendable();
      try {
        return await work(this.topology);
      } catch (error) {
        if (!this.isLost(error)) throw error;
        if (this.isClosed) throw new ClientClosedError();
        if (this.settings.whileAway === 'fail') throw lost(error);
        await this.pause(CHECK_MS);
      }
    }
  }

  /** Whether an error says that a master is away. While one is, the cluster's client throws any error. */
  private isLost(error: unknown): boolean {
    return isRedisAway(error) || (!(error instanceof ErrorReply) && !this.isReady);
  }

  private async untilSendable(): Promise<void> {
    if (this.topology.canSend()) return;
    if (this.isClosed) throw new ClientClosedError();
    if (this.settings.whileAway === 'fail') throw new ClientOfflineError();
    await this.untilReady();
  }

  private untilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.isReady) return resolve();
      const onReady = () => settle(resolve);
      const onEnd = () => settle(() => reject(new ClientClosedError()));
      const settle = (then: () => void) => {
        this.off('ready', onReady);
        this.off('end', onEnd);
        then();
      };
      this.on('ready', onReady);
      this.on('end', onEnd);
    });
  }

  private async stayConnected(stopped: AbortSignal): Promise<void> {
    let usableAt = Number.NEGATIVE_INFINITY;
    while (!stopped.aborted) {
      if (await this.isResponding()) {
        usableAt = performance.now();
        this.reportUsable();
      } else {
        this.wasUsable = false;
        const isStale = performance.now() - usableAt > STALE_MS;
        if (isStale && !(await this.connectAnew())) await this.pause(RETRY_MS);
        if (isStale) continue;
      }
      await this.pause(CHECK_MS);
    }
  }

  private async isResponding(): Promise<boolean> {
    if (!this.topology.isUsable()) return false;
    const checking = this.topology.check(this.settings.isBlocking ?? false);
    return pTimeout(checking, { milliseconds: RESPONSE_TIMEOUT_MS }).then(
      () => true,
      () => false,
    );
  }

  private reportUsable(): void {
    if (this.wasUsable) return;
    this.wasUsable = true;
    this.emit('ready');
  }

  private async connectAnew(): Promise<boolean> {
    try {
      await this.topology.connect();
      // Somebody may have closed it meanwhile.
      if (this.isClosed) this.topology.destroy();
      return true;
    } catch (error) {
      this.report(error);
      return false;
    }
  }

  /** Connections end with errors too. After the end nobody listens, and BullMQ throws what it is told. */
  private report(error: unknown): void {
    if (!this.isClosed) this.emit('error', error);
  }

  private noteChange(): void {
    this.changes += 1;
    this.wasUsable = false;
  }

  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { ref: false, signal: this.stopped.signal }).catch(
      () => undefined,
    );
  }
}

/** The error of a client that lost its connections midway is often only a symptom. */
function lost(error: unknown): unknown {
  if (isRedisAway(error)) return error;
  return Object.assign(new ClientOfflineError(), { cause: error });
}

/** A {@link FailoverClient} that has every command of Redis as a method. */
export function createFailoverClient(
  address: SentinelAddress | ClusterAddress,
  options: FailoverOptions,
): FailoverClient {
  return new Proxy(new FailoverClient(address, options), {
    get(client, name) {
      if (typeof name === 'symbol' || name in client) {
        const own: unknown = Reflect.get(client, name);
        return typeof own === 'function' ? (own.bind(client) as unknown) : own;
      }
      return isCommand(name) ? (...args: unknown[]) => client.command(name, args) : undefined;
    },
  });
}

/** It never connects: it is only asked for its methods. */
const unconnected = createCluster({ rootNodes: [] });

/** Others than commands have to be missing, because BullMQ tells drivers apart by their methods. */
function isCommand(name: string): boolean {
  return typeof Reflect.get(unconnected, name) === 'function';
}
