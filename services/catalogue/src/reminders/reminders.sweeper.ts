import { SERVICE_CONFIG } from '@abhyas/service-kit';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { CatalogueConfig } from '../config.js';
import { RemindersService } from './reminders.service.js';

/** Looks periodically for live tests that are about to start. Every replica does this. */
@Injectable()
export class RemindersSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(RemindersSweeper.name);
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(
    private readonly reminders: RemindersService,
    @Inject(SERVICE_CONFIG) private readonly config: CatalogueConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.#schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#sweep().finally(() => {
        if (!this.#isClosing) this.#schedule();
      });
    }, this.config.REMIND_EVERY_MS);
  }

  async #sweep(): Promise<void> {
    try {
      const queued = await this.reminders.remind();
      if (queued > 0) this.#logger.log({ queued }, 'reminded students of live tests');
    } catch (error) {
      this.#logger.warn({ err: error }, 'reminders of live tests have to wait');
    }
  }
}
