import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { processorTime } from '../bench/machine.ts';
import { buildStale } from '../build/build.ts';
import { localFolder } from '../stack/inventory.ts';
import { wideLimits } from '../stack/nginx.ts';
import { Stack } from '../stack/stack.ts';
import { parts, type Installation, type Part } from './installation.ts';

/** The processes of `npm start`, in a folder and on ports of their own. */
export class Processes implements Installation {
  readonly origin: string;
  readonly mail: string;
  readonly #stack: Stack;

  private constructor(stack: Stack) {
    this.#stack = stack;
    this.origin = stack.origin;
    this.mail = stack.mail;
  }

  /** Starts them with an empty database and the sample catalogue. */
  static async start(): Promise<Processes> {
    await buildStale();
    const stack = await Stack.open({
      folder: join(localFolder, 'bench-saves'),
      fresh: true,
      environment: () => ({ LOG_LEVEL: 'warn', LIMIT_ADDRESS: '1000000', ...wideLimits }),
    });
    try {
      await stack.start();
    } catch (error) {
      await stack.stop();
      throw error;
    }
    return new Processes(stack);
  }

  async stop(): Promise<void> {
    await this.#stack.stop();
  }

  async changeAccounts(statements: readonly string[]): Promise<void> {
    const uri = this.#stack.environmentOf('auth')['DATABASE_URL'] ?? '';
    const connection = await createConnection({ uri });
    try {
      for (const statement of statements) await connection.query(statement);
    } finally {
      await connection.end();
    }
  }

  processorTimes(): Promise<Record<Part, number>> {
    const entries = parts.map((part): [Part, number] => {
      const { pid } = this.#stack.process(part === 'mysql' ? 'mariadb' : part);
      return [part, pid === undefined ? 0 : processorTime(pid)];
    });
    return Promise.resolve(Object.fromEntries(entries) as Record<Part, number>);
  }
}
