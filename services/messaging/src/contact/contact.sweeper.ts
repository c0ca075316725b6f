import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ContactService } from './contact.service.js';

const INTERVAL_MS = 60_000;

/** Checks every minute for contact messages that were not mailed yet. */
@Injectable()
export class ContactSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(ContactSweeper.name);
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly contact: ContactService) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.#sweep(), INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
  }

  async #sweep(): Promise<void> {
    try {
      await this.contact.forwardPending();
    } catch (error) {
      this.#logger.warn(`Contact messages still wait for the mail queue: ${String(error)}`);
    }
  }
}
