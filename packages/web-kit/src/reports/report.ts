import type { RequestOf } from '../api/contract';

/** Thrown error, unhandled rejection, an answer that was not saved, an app that did not load. */
type ReportKind = RequestOf<'/api/test/browser-reports', 'post'>['reports'][number]['kind'];

/** An error as an app reports it. Never contains an answer, a token or an address. */
export interface ErrorReport {
  kind: ReportKind;
  /** The app's name on the wire; `shell` for the shell. */
  remote: string;
  /** The app's build version; empty if the app never loaded. */
  version: string;
  message: string;
}

const reportEvent = 'abhyas:report';

/** Reports an error of any app; the page decides whether and when to send it. Never throws. */
export function reportError(report: ErrorReport): void {
  window.dispatchEvent(new CustomEvent<ErrorReport>(reportEvent, { detail: report }));
}

/** Calls back for every reported error, to send it; returns a function that unsubscribes. */
export function onErrorReport(listener: (report: ErrorReport) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as ErrorReport);
  };
  window.addEventListener(reportEvent, onEvent);
  return () => {
    window.removeEventListener(reportEvent, onEvent);
  };
}
