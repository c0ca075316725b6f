import { appConfig } from '@abhyas/build-kit';
import routes from './src/app/page-routes.json' with { type: 'json' };

const exposes = { './remote': './src/expose.tsx' };
const server = { as: 'public-remote', module: './src/app/public-remote.ts' };

export default appConfig({ name: 'marketing', dir: import.meta.dirname, exposes, routes, server });
