import { lazyWithRetry } from '@abhyas/web-kit';

/** Few students report a question, so the dialog has a chunk of its own. */
export const LazyReportDialog = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "report" */ './report-dialog')).ReportDialog,
}));
