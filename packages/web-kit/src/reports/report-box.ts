import type { paths as AttemptPaths } from '../api/generated/attempt';
import { cleanText } from './clean-text';
import type { ErrorReport } from './report';

type Body = NonNullable<
  AttemptPaths['/api/test/browser-reports']['post']['requestBody']
>['content']['application/json'];

/** A report as it is sent. */
export type WireReport = Body['reports'][number];

const maxKinds = 20;
const maxPerRequest = 10;
const maxBytes = 3_500;
const maxTimes = 1_000;

/**
 * Reports on their way to the service. The same fault again is counted and not repeated, and a page
 * has no more than twenty different ones: what is broken in a loop is not told in a loop.
 */
export class ReportBox {
  readonly #waiting = new Map<string, WireReport>();
  readonly #known = new Set<string>();

  /** Takes a report, or drops it where the page has told enough. */
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
    return this.#waiting.size === 0;
  }

  /** Takes out as many as fit into one call. */
  take(): WireReport[] {
    const taken: WireReport[] = [];
    for (const [key, report] of this.#waiting) {
      if (taken.length >= maxPerRequest || bytesOf([...taken, report]) > maxBytes) break;
      taken.push(report);
      this.#waiting.delete(key);
    }
    return taken;
  }

  /** Gives back what could not be sent. */
  putBack(reports: readonly WireReport[]): void {
    for (const report of reports) this.#put(JSON.stringify({ ...report, count: 1 }), report);
  }

  #put(key: string, report: WireReport): void {
    const count = (this.#waiting.get(key)?.count ?? 0) + report.count;
    this.#waiting.set(key, { ...report, count: Math.min(maxTimes, count) });
  }
}

function bytesOf(reports: readonly WireReport[]): number {
  return new TextEncoder().encode(JSON.stringify({ reports })).length;
}
