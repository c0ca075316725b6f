import type { RemoteModule } from '@abhyas/web-kit';
import { App } from './app/app';

const remote: RemoteModule = { contract: 1, version: __APP_VERSION__, App };

export default remote;
