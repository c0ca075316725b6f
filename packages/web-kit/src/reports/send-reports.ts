import { describeThrown, failingApp, isIrrelevant } from './describe-error';
import { onErrorReport, reportError, type ErrorReport } from './report';
import { ReportBox, type WireReport } from './report-box';

/** How a page sends its reports. */
export interface ReportSending {
  /** The share of pages that report, 0 to 1; read when there is something to send. */
  share: () => number;
  /** The version of an app on the page, by its name. */
  versionOf: (remote: string) => string;
  /** How long reports are collected; ten seconds by default. */
  delayMs?: number;
  random?: () => number;
}

type Send = (reports: readonly WireReport[]) => Promise<void>;

const path = '/api/test/browser-reports';
const maxCalls = 10;

/**
 * Sends this page's errors to the attempt service: app reports, thrown errors and unhandled
 * rejections. Only a share of pages does so, each with a limited number of calls, in batches and
 * when the user leaves the page. Call it once per page. It never throws and nothing waits for it.
 *
 * @returns a function that stops it
 */
export function sendReports(sending: ReportSending): () => void {
  const sender = new ReportSender(sending);
  const stops = [
    onErrorReport(withoutErrors((report) => sender.add(report))),
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

/** Reports an error that a boundary caught, with its description as message. */
export function reportCaught({
  error,
  ...report
}: Omit<ErrorReport, 'message'> & { error: unknown }): void {
  reportError({ ...report, message: describeThrown(error) });
}

class ReportSender {
  readonly #box = new ReportBox();
  readonly #sending: ReportSending;
  readonly #draw: number;
  #calls = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sending: ReportSending) {
    this.#sending = sending;
    this.#draw = (sending.random ?? Math.random)();
  }

  add(report: ErrorReport): void {
    this.#box.add(report, window.location.pathname);
    this.#timer ??= setTimeout(() => this.flush(post), this.#sending.delayMs ?? 10_000);
  }

  addThrown({ error, message, filename }: ErrorEvent): void {
    const thrown: unknown = error ?? undefined;
    // Images and styles that fail to load also cause this event, without a message.
    if (!message || message.startsWith('ResizeObserver') || isIrrelevant(thrown, filename)) return;
    const remote = failingApp(thrown, filename);
    const description = thrown === undefined ? message : describeThrown(thrown);
    this.add({
      kind: 'error',
      remote,
      version: this.#sending.versionOf(remote),
      message: description,
    });
  }

  addRejected({ reason }: { reason: unknown }): void {
    const thrown: unknown = reason ?? 'nothing';
    if (isIrrelevant(thrown)) return;
    const remote = failingApp(thrown);
    const version = this.#sending.versionOf(remote);
    this.add({ kind: 'unhandled_rejection', remote, version, message: describeThrown(thrown) });
  }

  flush(send: Send): void {
    this.stop();
    const isSilent = this.#calls >= maxCalls || this.#draw >= this.#sending.share();
    if (isSilent || this.#box.isEmpty) return;
    this.#calls += 1;
    const reports = this.#box.take();
    send(reports).catch(() => {
      // They are sent with the next call, or when the network is back. This call does not count.
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
  const quiet = withoutErrors(listener);
  target.addEventListener(type, quiet);
  return () => {
    target.removeEventListener(type, quiet);
  };
}

/** Catches errors of this module: reporting them would cause a loop. */
function withoutErrors<Argument>(work: (argument: Argument) => void): (argument: Argument) => void {
  return (argument) => {
    try {
      work(argument);
    } catch {
      // An error that cannot be reported is dropped.
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

/** The browser sends it even after the page is closed. Its response cannot be read. */
async function beacon(reports: readonly WireReport[]): Promise<void> {
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
  if (!navigator.sendBeacon(path, body)) throw new Error('The browser refused the beacon.');
}
