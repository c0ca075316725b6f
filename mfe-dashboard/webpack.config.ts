import { appConfig } from '@abhyas/build-kit';
import routes from './src/app/page-routes.json' with { type: 'json' };

const exposes = { './remote': './src/expose.tsx' };

export default appConfig({ name: 'dashboard', dir: import.meta.dirname, exposes, routes });
