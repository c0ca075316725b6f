import { Metrics, RateLimits, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AttemptConfig } from '../config.js';
import type { BrowserReportDto } from './browser-reports.dto.js';
import { cleanText } from './rules/clean-text.js';

/** Who may have a series of its own: anybody may send any name. */
const APPS = new Set(['shell', 'marketing', 'exams', 'test-runner', 'dashboard']);
const LONGEST_MESSAGE = 300;
const LONGEST_PAGE = 100;
const WINDOW_SECONDS = 600;

/** Logs and counts what pages report of themselves. Nothing of it is kept. */
@Injectable()
export class BrowserReportsService {
  readonly #logger = new Logger(BrowserReportsService.name);
  readonly #counter;

  constructor(
    metrics: Metrics,
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: AttemptConfig,
  ) {
    this.#counter = metrics.counter({
      name: 'browser_reports_total',
      help: 'What pages reported: faults, failed saves, parts that did not load',
      labelNames: ['remote', 'kind'],
    });
  }

  async take(reports: readonly BrowserReportDto[], address: string): Promise<void> {
    await this.limits.enforce(`browser-reports:${address}`, {
      limit: this.config.LIMIT_BROWSER_REPORTS,
      windowSeconds: WINDOW_SECONDS,
    });
    for (const { kind, remote: name, version, message, page, count } of reports) {
      const remote = APPS.has(name) ? name : 'other';
      this.#counter.inc({ remote, kind }, count);
      this.#logger.warn(
        {
          browserReport: {
            kind,
            remote,
            version,
            page: cleanText(page, LONGEST_PAGE),
            message: cleanText(message, LONGEST_MESSAGE),
            count,
          },
        },
        'a page reports',
      );
    }
  }
}
