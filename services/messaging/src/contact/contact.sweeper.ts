import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ContactService } from './contact.service.js';

const EVERY_MS = 60_000;

/** Looks every minute for contact messages that still have to be mailed. */
@Injectable()
export class ContactSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(ContactSweeper.name);
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly contact: ContactService) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.#sweep(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
  }

  async #sweep(): Promise<void> {
    try {
      await this.contact.forwardWaiting();
    } catch (fault) {
      this.#logger.warn(`Contact messages still wait for the mail queue: ${String(fault)}`);
    }
  }
}
