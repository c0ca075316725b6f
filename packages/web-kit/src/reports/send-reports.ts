import { failingApp, describeThrown, isOfNoUse } from './describe-error';
import { onErrorReport, reportError, type ErrorReport } from './report';
import { ReportBox, type WireReport } from './report-box';

/** How a page sends its reports. */
export interface ReportSending {
  /** Which part of all pages reports, 0 to 1; asked when there is something to send. */
  share: () => number;
  /** The version of an app that is on the page, by its name. */
  versionOf: (remote: string) => string;
  /** How long reports are collected; ten seconds by default. */
  delayMs?: number;
  random?: () => number;
}

type Send = (reports: readonly WireReport[]) => Promise<void>;

const path = '/api/test/browser-reports';
const maxCalls = 10;

/**
 * Sends what goes wrong on this page to the attempt service: what apps report, what was thrown and
 * what failed unseen. A part of all pages does so, each for a bounded number of times, in batches
 * and when the page is left. One place per page. It never throws and nothing waits for it.
 *
 * @returns how to stop
 */
export function sendReports(sending: ReportSending): () => void {
  const sender = new ReportSender(sending);
  const stops = [
    onErrorReport(quietly((report) => sender.add(report))),
    listen('error', (event) => sender.addThrown(event as ErrorEvent)),
    listen('unhandledrejection', (event) => sender.addRejected(event as PromiseRejectionEvent)),
    listen('online', () => sender.flush(post)),
    listen('pagehide', () => sender.flush(beacon)),
    listen('visibilitychange', () => document.hidden && sender.flush(beacon), document),
  ];
  return () => {
    sender.stop();
    for (const stop of stops) stop();
  };
}

/** Tells of a fault that a boundary caught: `reportError` with what an error says of itself. */
export function reportCaught({
  error,
  ...report
}: Omit<ErrorReport, 'message'> & { error: unknown }): void {
  reportError({ ...report, message: describeThrown(error) });
}

class ReportSender {
  readonly #box = new ReportBox();
  readonly #sending: ReportSending;
  readonly #lot: number;
  #calls = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sending: ReportSending) {
    this.#sending = sending;
    this.#lot = (sending.random ?? Math.random)();
  }

  add(report: ErrorReport): void {
    this.#box.add(report, window.location.pathname);
    this.#timer ??= setTimeout(() => this.flush(post), this.#sending.delayMs ?? 10_000);
  }

  addThrown({ error, message, filename }: ErrorEvent): void {
    const thrown: unknown = error ?? undefined;
    // Pictures and styles that fail come this way too, without a message.
    if (!message || message.startsWith('ResizeObserver') || isOfNoUse(thrown, filename)) return;
    const remote = failingApp(thrown, filename);
    const said = thrown === undefined ? message : describeThrown(thrown);
    this.add({ kind: 'error', remote, version: this.#sending.versionOf(remote), message: said });
  }

  addRejected({ reason }: { reason: unknown }): void {
    const thrown: unknown = reason ?? 'nothing';
    if (isOfNoUse(thrown)) return;
    const remote = failingApp(thrown);
    const version = this.#sending.versionOf(remote);
    this.add({ kind: 'unhandled_rejection', remote, version, message: describeThrown(thrown) });
  }

  flush(send: Send): void {
    this.stop();
    const isSilent = this.#calls >= maxCalls || this.#lot >= this.#sending.share();
    if (isSilent || this.#box.isEmpty) return;
    this.#calls += 1;
    const reports = this.#box.take();
    send(reports).catch(() => {
      // They go with the next, or when the network is back. Nobody was called.
      this.#calls -= 1;
      this.#box.putBack(reports);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

function listen(
  type: string,
  listener: (event: Event) => void,
  target: EventTarget = window,
): () => void {
  const quiet = quietly(listener);
  target.addEventListener(type, quiet);
  return () => {
    target.removeEventListener(type, quiet);
  };
}

/** A fault in here would be reported in here, and so on. */
function quietly<Argument>(work: (argument: Argument) => void): (argument: Argument) => void {
  return (argument) => {
    try {
      work(argument);
    } catch {
      // What cannot be told stays untold.
    }
  };
}

async function post(reports: readonly WireReport[]): Promise<void> {
  await fetch(new URL(path, window.location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reports }),
    keepalive: true,
  });
}

/** Outlives the page, and says nothing of how it went. */
async function beacon(reports: readonly WireReport[]): Promise<void> {
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
  if (!navigator.sendBeacon(path, body)) throw new Error('The browser takes no more.');
}
