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

/** Looks again and again for live tests that are about to start. Every replica does. */
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
    this.#wait();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#sweep().finally(() => {
        if (!this.#isClosing) this.#wait();
      });
    }, this.config.REMIND_EVERY_MS);
  }

  async #sweep(): Promise<void> {
    try {
      const queued = await this.reminders.remind();
      if (queued > 0) this.#logger.log({ queued }, 'reminded students of live tests');
    } catch (fault) {
      this.#logger.warn({ err: fault }, 'reminders of live tests have to wait');
    }
  }
}
