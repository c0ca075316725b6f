import { CLOCK, SingleFlight, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FaqDto } from '../../help/help.dto.js';
import { HelpService } from '../../help/help.service.js';

const REFRESH_AFTER_MS = 60_000;

/** An answer of the help page. */
export type HelpAnswer = Pick<FaqDto, 'slug' | 'question' | 'answer'>;

/** The answers of the help page, which operators edit. Each replica reads them once a minute. */
@Injectable()
export class HelpAnswersService {
  private readonly logger = new Logger(HelpAnswersService.name);
  private cached: readonly HelpAnswer[] = [];
  private triedAt = Number.NEGATIVE_INFINITY;
  private readonly reading = new SingleFlight(() => this.read());

  constructor(
    private readonly help: HelpService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The same array until the answers are read again. Those read last, if the database fails. */
  async current(): Promise<readonly HelpAnswer[]> {
    if (this.clock.now().getTime() - this.triedAt > REFRESH_AFTER_MS) await this.reading.run();
    return this.cached;
  }

  private async read(): Promise<void> {
    try {
      this.cached = await this.help.listFaqs();
    } catch (error) {
      this.logger.warn({ err: error }, 'The answers of the help page could not be read');
    }
    this.triedAt = this.clock.now().getTime();
  }
}
