import type { RemoteModule } from '@abhyas/web-kit';
import { ExamsApp } from './app/exams-app';

const remote: RemoteModule = { contract: 1, version: __APP_VERSION__, App: ExamsApp };

export default remote;
