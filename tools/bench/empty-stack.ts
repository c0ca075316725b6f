import { join } from 'node:path';
import { root } from '../stack/inventory.ts';
import { ManagedProcess } from '../stack/managed-process.ts';
import { choosePorts } from '../stack/ports.ts';
import { openFront } from './attempt-harness.ts';
import type { BenchHarness } from './bench-harness.ts';
import type { Contender } from './contenders.ts';

/** A service of the same framework that does nothing, behind its own gateway. */
export class EmptyStack {
  readonly port: number;
  readonly #front: ManagedProcess;
  readonly #service: ManagedProcess;

  private constructor(port: number, front: ManagedProcess, service: ManagedProcess) {
    this.port = port;
    this.#front = front;
    this.#service = service;
  }

  static async open(harness: BenchHarness): Promise<EmptyStack> {
    const { folders } = harness.stack;
    const { empty } = await choosePorts(['empty']);
    const service = new ManagedProcess({
      name: 'empty',
      program: process.execPath,
      args: [join(import.meta.dirname, 'empty-route.ts'), String(empty)],
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      logFile: join(folders.logs, 'empty.log'),
      pidFile: join(folders.run, 'empty.pid'),
      isReady: async () => (await fetch(`http://127.0.0.1:${empty}/tests/ready`)).ok,
      readyWithinMs: 60_000,
    });
    await service.start();
    try {
      const front = await openFront(harness, 'empty-front', { attempt: empty });
      return new EmptyStack(front.port, front.process, service);
    } catch (error) {
      await service.stop();
      throw error;
    }
  }

  get processes(): Contender['processes'] {
    return { gateway: this.#front.pid ?? 0, service: this.#service.pid ?? 0 };
  }

  async close(): Promise<void> {
    await this.#front.stop();
    await this.#service.stop();
  }
}
