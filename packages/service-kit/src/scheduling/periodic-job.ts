import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import pTimeout from 'p-timeout';

/** Half of the time that a shutdown has. The other half is for open requests and connections. */
const MAX_SHUTDOWN_WAIT_MS = 5_000;

/** When a job runs, and what its log says when a run fails. */
export interface PeriodicJobOptions {
  /** The pause before the first run, and between the end of a run and the next one. */
  intervalMs: number;
  /** The log line of a failed run: `Expired sessions were not deleted`. */
  failureMessage: string;
}

/**
 * A job that a service repeats from its start to its shutdown. Runs never overlap. A failed run is
 * logged, and the next one follows as usual. The shutdown waits for the current run, but not
 * longer than five seconds.
 */
export abstract class PeriodicJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isClosing = false;

  constructor(private readonly options: PeriodicJobOptions) {}

  /** Does the work once. */
  abstract run(): Promise<unknown>;

  /** Whether a long run should end early, because the service shuts down. */
  protected get isStopping(): boolean {
    return this.isClosing;
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.timer);
    await pTimeout(this.idle(), { milliseconds: MAX_SHUTDOWN_WAIT_MS, message: false });
  }

  /** Resolves when no work is running. The shutdown waits for it. */
  protected async idle(): Promise<void> {
    await this.running;
  }

  private schedule(): void {
    if (this.isClosing) return;
    this.timer = setTimeout(() => {
      this.running = this.runAndLog().finally(() => this.schedule());
    }, this.options.intervalMs).unref();
  }

  private async runAndLog(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn({ err: error }, this.options.failureMessage);
    }
  }
}
