import type { Logger } from '../node/logger';
import type { Metrics } from '../node/metrics';
import type { MissingReason } from './fragment-source';

/** One line in the log for each remote in this time. Milliseconds. */
const QUIET = 10_000;

/** Tells the operator that pages go out without the HTML of a remote. */
export class MissingHtml {
  readonly #logger: Logger;
  readonly #counter;
  readonly #now: () => number;
  readonly #loggedAt = new Map<string, number>();

  constructor(logger: Logger, metrics: Metrics, now: () => number = () => performance.now()) {
    this.#logger = logger;
    this.#now = now;
    this.#counter = metrics.counter({
      name: 'pages_without_html_total',
      help: 'Requests for pages that got a page without the HTML of its remote',
      labelNames: ['remote', 'reason'],
    });
  }

  report(remote: string, reason: MissingReason, error: unknown): void {
    this.#counter.inc({ remote, reason });
    const now = this.#now();
    if (now - (this.#loggedAt.get(remote) ?? -Infinity) < QUIET) return;
    this.#loggedAt.set(remote, now);
    this.#logger.error({ remote, reason, err: error }, 'Pages go out without the HTML of a remote');
  }
}
