import type { RemoteModule } from '@abhyas/web-kit';
import { App } from './app/app';
import { prefetchPage } from './app/prefetch-page';

const remote: RemoteModule = {
  contract: 1,
  version: __APP_VERSION__,
  App,
  prefetch: prefetchPage,
};

export default remote;
