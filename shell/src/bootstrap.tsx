import { createQueryClient, getToken, onTokenChanged, runtimeConfigQuery } from '@abhyas/web-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app';
import { takePageData } from './app/page-data';
import { prefetchOnIntent } from './app/prefetch-on-intent';
import { findRemoteRoute } from './app/route-table';
import { watchOffline } from './offline/offline';
import { isRemoteFailure } from './remotes/contract-error';
import { startErrorReports } from './remotes/error-reports';
import { manifestUrl } from './remotes/overrides';
import { RemoteLoader } from './remotes/remote-loader';
import { RemoteLoaderContext } from './remotes/remote-loader-context';
import { watchStylesheets } from './remotes/stylesheet-watch';

/** The share of pages that report errors if the operator sets none. */
const DEFAULT_SHARE = 0.25;

/** Starts the application on the page. */
export function startPage(): void {
  const queries = createQueryClient();
  const remotes = new RemoteLoader(queries);

  const hasData = takePageData(queries);
  watchStylesheets();
  watchOffline(queries);
  startErrorReports(
    () => queries.getQueryData(runtimeConfigQuery.queryKey)?.reportShare ?? DEFAULT_SHARE,
  );
  // Loads in parallel with React's start, not after it.
  const first = findRemoteRoute(location.pathname.slice(__BASENAME__.length) || '/');
  if (first) remotes.preload(first.remote);
  const prefetch = () => {
    if (first && !hasData) void remotes.prefetch(first.remote, new URL(location.href));
  };

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const page = (
    <QueryClientProvider client={queries}>
      <RemoteLoaderContext value={remotes}>
        <BrowserRouter basename={__BASENAME__ || '/'}>
          <App onReady={prefetch} />
        </BrowserRouter>
      </RemoteLoaderContext>
    </QueryClientProvider>
  );
  // The page server has rendered the same tree, unless it is away. It knows neither the state of a history entry, such as
  // the step of a form after a reload, nor a token after the hash of a link in an e-mail.
  const { usr: entryState } = (history.state ?? {}) as { usr?: unknown };
  const hasState = entryState !== undefined && entryState !== null;
  if (hasState || location.hash.includes('=') || isUnderDevelopment(queries, first?.remote))
    root.replaceChildren();
  if (root.firstChild) {
    // In small steps: the page is there already, and reacts to the reader between them.
    startTransition(() => {
      hydrateRoot(root, page, { onRecoverableError: noteDifference });
    });
  } else createRoot(root).render(page);

  prefetchOnIntent(remotes);

  // Styles that wait for the session (`page-boot.js`) see how it goes on.
  onTokenChanged(() => {
    const page = document.documentElement;
    if (getToken() === null) page.removeAttribute('data-session');
    else page.setAttribute('data-session', 'in');
  });
}

/** Whether this browser replaces the page's remote by another build than that of the HTML. */
function isUnderDevelopment(queries: QueryClient, remote: string | undefined): boolean {
  const config = queries.getQueryData(runtimeConfigQuery.queryKey);
  if (!config || remote === undefined) return false;
  return manifestUrl(remote, config) !== config.remotes[remote];
}

/** React has rendered a part anew, because its HTML was not what the browser renders. */
function noteDifference(error: unknown): void {
  // The server leaves some screens to the browser.
  if (typeof error === 'object' && error !== null && 'digest' in error) return;
  // A remote that fails says so in its place.
  if (error instanceof Error && isRemoteFailure(error.cause)) return;
  console.warn('A part of the page was rendered again.', error);
}
