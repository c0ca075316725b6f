import type { RemoteModule } from '@abhyas/web-kit';
import { DashboardApp } from './app/dashboard-app';

const remote: RemoteModule = { contract: 1, version: __APP_VERSION__, App: DashboardApp };

export default remote;
