import type { RequestOf } from '../api/contract';
import { cleanText } from './clean-text';
import type { ErrorReport } from './report';

/** A report as sent. */
export type WireReport = RequestOf<'/api/test/browser-reports', 'post'>['reports'][number];

const maxKinds = 20;
const maxPerRequest = 10;
const maxBytes = 3_500;
const maxCount = 1_000;

/**
 * Reports that wait to be sent to the service. The same error is counted, not sent again, and a
 * page sends at most twenty different ones: an error in a loop must not cause reports in a loop.
 */
export class ReportBox {
  readonly #pending = new Map<string, WireReport>();
  readonly #known = new Set<string>();

  /** Adds a report, or drops it if the page has reached its limit. */
  add({ kind, remote, version, message }: ErrorReport, pathname: string): void {
    const report: WireReport = {
      kind,
      remote: remote.slice(0, 40),
      version: version.replaceAll(/[^\w.+-]/g, '').slice(0, 40),
      message: cleanText(message, 200),
      page: cleanText(pathname, 100),
      count: 1,
    };
    const key = JSON.stringify(report);
    if (!this.#known.has(key) && this.#known.size >= maxKinds) return;
    this.#known.add(key);
    this.#put(key, report);
  }

  get isEmpty(): boolean {
    return this.#pending.size === 0;
  }

  /** Removes and returns as many reports as fit into one call. */
  take(): WireReport[] {
    const taken: WireReport[] = [];
    for (const [key, report] of this.#pending) {
      if (taken.length >= maxPerRequest || bytesOf([...taken, report]) > maxBytes) break;
      taken.push(report);
      this.#pending.delete(key);
    }
    return taken;
  }

  /** Adds reports again that could not be sent. */
  putBack(reports: readonly WireReport[]): void {
    for (const report of reports) this.#put(JSON.stringify({ ...report, count: 1 }), report);
  }

  #put(key: string, report: WireReport): void {
    const count = (this.#pending.get(key)?.count ?? 0) + report.count;
    this.#pending.set(key, { ...report, count: Math.min(maxCount, count) });
  }
}

function bytesOf(reports: readonly WireReport[]): number {
  return new TextEncoder().encode(JSON.stringify({ reports })).length;
}
