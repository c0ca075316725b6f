import { setTimeout as sleep } from 'node:timers/promises';
import type { RowDataPacket } from 'mysql2/promise';
import { buildStale } from '../../build/build.ts';
import { sampleCatalogue } from '../../build/units.ts';
import { serviceNames, type ServiceName } from '../../stack/inventory.ts';
import type { ManagedProcess } from '../../stack/managed-process.ts';
import { localProvider } from '../../stack/sign-in.ts';
import { openFront } from '../attempt-harness.ts';
import { BenchHarness } from '../bench-harness.ts';
import { processorTime } from '../machine.ts';
import { openProvider } from './provider.ts';

export const processNames = ['gateway', ...serviceNames, 'mariadb', 'redis'] as const;
type ProcessName = (typeof processNames)[number];
/** Milliseconds of processor time, by process. */
export type ProcessorTimes = Record<ProcessName, number>;

type SqlValue = string | number | null;
type SqlValues = readonly (SqlValue | readonly SqlValue[] | readonly (readonly SqlValue[])[])[];

/** Limits that would stop a benchmark which sends the calls of all students from one machine. */
const openLimits = Object.fromEntries(
  [
    'LIMIT_LOGIN_FAILURES',
    'LIMIT_ADDRESS',
    'LIMIT_CODES',
    'LIMIT_PHOTOS',
    'LIMIT_DATA',
    'LIMIT_BROWSER_REPORTS',
    'LIMIT_QUESTION_REPORTS',
    'LIMIT_BOOKMARKS',
    'CHAT_LIMIT_PER_USER',
    'CHAT_LIMIT_PER_ADDRESS',
    'CONTACT_LIMIT_PER_ADDRESS',
  ].map((name) => [name, '1000000']),
);

const mailTimeoutMs = 30_000;
const idlePollMs = 250;
const idleTimeoutMs = 60_000;
/** Share of a processor below which only background work is running. */
const quietShare = 0.2;

/** The product without its pages, with the sample catalogue, a mail catcher and a sign-in provider. */
export class CallsHarness {
  readonly #harness: BenchHarness;
  readonly #front: { process: ManagedProcess; port: number };
  readonly #closeProvider: () => Promise<void>;

  private constructor(
    harness: BenchHarness,
    front: { process: ManagedProcess; port: number },
    closeProvider: () => Promise<void>,
  ) {
    this.#harness = harness;
    this.#front = front;
    this.#closeProvider = closeProvider;
  }

  static async open(): Promise<CallsHarness> {
    await buildStale([sampleCatalogue]);
    const harness = await BenchHarness.open('calls', {
      services: ['auth', 'attempt', 'messaging'],
      fresh: true,
      environment: (ports) => ({
        SAMPLE_CATALOGUE: '1',
        LOG_LEVEL: 'info',
        LOGIN_SLOWDOWN_MS: '0',
        CODE_GAP_SECONDS: '1',
        ...openLimits,
        ...localProvider(ports['sign-in']),
      }),
    });
    try {
      const { stack } = harness;
      await Promise.all([stack.startMail(), stack.startServices()]);
      const closeProvider = await openProvider(stack.ports['sign-in']);
      const front = await openFront(harness, 'front', {}, { trustedProxy: '127.0.0.1' });
      return new CallsHarness(harness, front, closeProvider);
    } catch (error) {
      await harness.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#closeProvider();
    await this.#front.process.stop();
    await this.#harness.close();
  }

  /** For anything else that runs beside the product. */
  get bench(): BenchHarness {
    return this.#harness;
  }

  get port(): number {
    return this.#front.port;
  }

  async query<Row>(service: ServiceName, sql: string, values: SqlValues = []): Promise<Row[]> {
    const connection = await this.#harness.connect(service);
    try {
      const [rows] = await connection.query<RowDataPacket[]>(sql, [...values]);
      return rows as Row[];
    } finally {
      await connection.end();
    }
  }

  processorTimes(): ProcessorTimes {
    const pidOf = (name: ProcessName): number =>
      (name === 'gateway' ? this.#front.process : this.#harness.stack.process(name)).pid ?? 0;
    return Object.fromEntries(
      processNames.map((name) => [name, processorTime(pidOf(name))]),
    ) as ProcessorTimes;
  }

  /** Waits until the background work of calls is done: mails, rankings. */
  async untilIdle(): Promise<void> {
    let before = totalOf(this.processorTimes());
    for (let polls = 0; polls < idleTimeoutMs / idlePollMs; polls += 1) {
      await sleep(idlePollMs);
      const now = totalOf(this.processorTimes());
      if (now - before < idlePollMs * quietShare) return;
      before = now;
    }
  }

  /** Waits for a mail with a code to each of these addresses, and deletes all mails. */
  async takeCodes(addresses: readonly string[]): Promise<Map<string, string>> {
    const url = `http://127.0.0.1:${this.#harness.stack.ports.mail}/email`;
    const codes = new Map<string, string>();
    for (const deadline = Date.now() + mailTimeoutMs; Date.now() < deadline; await sleep(200)) {
      const mails = (await (await fetch(url)).json()) as CaughtMail[];
      for (const { text, to } of mails) {
        const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
        if (code !== undefined) for (const { address } of to) codes.set(address, code);
      }
      if (addresses.every((address) => codes.has(address))) {
        await this.forgetMails();
        return codes;
      }
    }
    throw new Error(`no code was mailed to ${addresses.find((each) => !codes.has(each))}`);
  }

  /** A mail catcher with thousands of mails takes long to list them. */
  async forgetMails(): Promise<void> {
    const url = `http://127.0.0.1:${this.#harness.stack.ports.mail}/email/all`;
    // It may be busy receiving more of them.
    await fetch(url, { method: 'DELETE' }).catch(() => undefined);
  }
}

interface CaughtMail {
  text: string;
  to: { address: string }[];
}

export function totalOf(times: ProcessorTimes): number {
  return processNames.reduce((sum, name) => sum + times[name], 0);
}
