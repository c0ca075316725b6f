import pTimeout, { TimeoutError } from 'p-timeout';
import { createClient } from 'redis';
import type { RedisNode, SentinelAddress } from './redis-address.js';
import { socketOf } from './redis-socket.js';

/** A Sentinel that does not respond for this long is left out. */
const ASK_TIMEOUT_MS = 1000;

/** What one Sentinel says about the master. */
interface Answer {
  readonly master: RedisNode;
  /** Grows with each failover. */
  readonly epoch: number;
  readonly isDown: boolean;
}

/**
 * Asks the Sentinels which server is the master. The connections to them stay, so that asking costs little
 * while a new master is chosen.
 */
export class Sentinels {
  private readonly clients;

  constructor(private readonly address: SentinelAddress) {
    this.clients = address.nodes.map((node) => createSentinelClient(node, address));
  }

  /**
   * @returns the server that the last failover has chosen, or undefined while it does not live
   * @throws Error when no Sentinel knows
   */
  async findMaster(): Promise<RedisNode | undefined> {
    const outcomes = await Promise.allSettled(this.clients.map((client) => this.ask(client)));
    const answers = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    const [newest] = answers.toSorted(
      (a, b) => b.epoch - a.epoch || Number(a.isDown) - Number(b.isDown),
    );
    if (newest) return newest.isDown ? undefined : newest.master;
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    throw new Error(`No Sentinel names the master ${this.address.master}: ${reasons.join('; ')}`);
  }

  destroy(): void {
    for (const client of this.clients) if (client.isOpen) client.destroy();
  }

  private async ask(client: ReturnType<typeof createSentinelClient>): Promise<Answer> {
    const asking = async () => {
      if (!client.isOpen) await client.connect();
      return client.sendCommand(['SENTINEL', 'MASTER', this.address.master]);
    };
    try {
      return parseAnswer(await pTimeout(asking(), { milliseconds: ASK_TIMEOUT_MS }));
    } catch (error) {
      // One that still connects may be waiting for the name server: a second try would wait beside it.
      if (error instanceof TimeoutError && client.isReady) client.destroy();
      throw error;
    }
  }
}

function createSentinelClient(node: RedisNode, address: SentinelAddress) {
  const client = createClient({
    RESP: 2,
    ...(address.sentinelPassword !== undefined && { password: address.sentinelPassword }),
    disableOfflineQueue: true,
    commandOptions: { timeout: 0 },
    socket: { ...socketOf(address, node), reconnectStrategy: false },
  });
  // Whoever asks sees the error. Without a listener, the event would end the process.
  client.on('error', () => undefined);
  return client;
}

/** @param reply names and values in turn */
function parseAnswer(reply: unknown): Answer {
  const list = Array.isArray(reply) ? reply.map(String) : [];
  const entries = list.flatMap((name, index) =>
    index % 2 ? [] : [[name, list[index + 1]] as const],
  );
  const { ip = '', port, flags = '', 'config-epoch': epoch } = Object.fromEntries(entries);
  return {
    master: { host: ip, port: Number(port) },
    epoch: Number(epoch),
    isDown: /\b[so]_down\b/.test(flags),
  };
}
