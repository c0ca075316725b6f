import { appConfig } from '@abhyas/build-kit';

const exposes = { './remote': './src/expose.tsx' };

export default appConfig({ name: 'marketing', dir: import.meta.dirname, exposes });
