import type { RemoteModule } from '@abhyas/web-kit';
import { DashboardApp } from './app/dashboard-app';
import { prefetchPage } from './app/prefetch-page';

const remote: RemoteModule = {
  contract: 1,
  version: __APP_VERSION__,
  App: DashboardApp,
  prefetch: prefetchPage,
};

export default remote;
