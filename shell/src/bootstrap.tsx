import { createQueryClient, runtimeConfigQuery } from '@abhyas/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app';
import { findRemoteRoute } from './app/route-table';
import { watchOffline } from './offline/offline';
import { startErrorReports } from './remotes/error-reports';
import { RemoteLoader } from './remotes/remote-loader';
import { RemoteLoaderContext } from './remotes/remote-loader-context';
import { watchStylesheets } from './remotes/stylesheet-watch';

/** The share of pages that report errors if the operator sets none. */
const DEFAULT_SHARE = 0.25;

const queries = createQueryClient();
const remotes = new RemoteLoader(queries);

watchStylesheets();
watchOffline(queries);
startErrorReports(
  () => queries.getQueryData(runtimeConfigQuery.queryKey)?.reportShare ?? DEFAULT_SHARE,
);
// Loads in parallel with React's start, not after it.
const first = findRemoteRoute(location.pathname.slice(__BASENAME__.length) || '/');
if (first) remotes.preload(first.remote);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <RemoteLoaderContext value={remotes}>
      <BrowserRouter basename={__BASENAME__ || '/'}>
        <App />
      </BrowserRouter>
    </RemoteLoaderContext>
  </QueryClientProvider>,
);
