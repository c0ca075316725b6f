import { Metrics } from '@abhyas/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { BrowserReportDto } from './browser-reports.dto.js';
import { redactText } from './rules/redact-text.js';

/** Apps with their own time series. Clients may send any name, so other names share one. */
const APPS = new Set(['shell', 'marketing', 'exams', 'test-runner', 'dashboard']);
const MAX_MESSAGE_LENGTH = 300;
const MAX_PAGE_LENGTH = 100;

/** Logs and counts the reports of pages. Stores nothing. */
@Injectable()
export class BrowserReportsService {
  private readonly logger = new Logger(BrowserReportsService.name);
  private readonly counter;

  constructor(metrics: Metrics) {
    this.counter = metrics.counter({
      name: 'browser_reports_total',
      help: 'Reports of pages: errors, failed saves, remotes that did not load',
      labelNames: ['remote', 'kind'],
    });
  }

  take(reports: readonly BrowserReportDto[]): void {
    for (const { kind, remote: name, version, message, page, count } of reports) {
      const remote = APPS.has(name) ? name : 'other';
      this.counter.inc({ remote, kind }, count);
      this.logger.warn(
        {
          browserReport: {
            kind,
            remote,
            version,
            page: redactText(page, MAX_PAGE_LENGTH),
            message: redactText(message, MAX_MESSAGE_LENGTH),
            count,
          },
        },
        'Report of a page',
      );
    }
  }
}
