/** What went wrong: code threw, a promise failed unseen, an answer could not be saved, an app did not load. */
export type ReportKind = 'error' | 'unhandled_rejection' | 'save_failed' | 'remote_failed';

/** A fault as an app tells it. Never an answer, a token or an address. */
export interface ErrorReport {
  kind: ReportKind;
  /** The app's name on the wire; `shell` for the shell. */
  remote: string;
  /** The version that the app was built as; empty where it never came. */
  version: string;
  message: string;
}

const reportEvent = 'abhyas:report';

/** Tells of a fault, from whichever app; whether and when it is sent is the page's business. Never throws. */
export function reportError(report: ErrorReport): void {
  window.dispatchEvent(new CustomEvent<ErrorReport>(reportEvent, { detail: report }));
}

/** Calls back for every fault that an app tells of; returns how to stop. For whoever sends them. */
export function onErrorReport(listener: (report: ErrorReport) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as ErrorReport);
  };
  window.addEventListener(reportEvent, onEvent);
  return () => {
    window.removeEventListener(reportEvent, onEvent);
  };
}
