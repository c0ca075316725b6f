import type { RemoteModule } from '@abhyas/web-kit';
import { ExamsApp } from './app/exams-app';
import { prefetchPage } from './app/prefetch-page';

const remote: RemoteModule = {
  contract: 1,
  version: __APP_VERSION__,
  App: ExamsApp,
  prefetch: prefetchPage,
};

export default remote;
