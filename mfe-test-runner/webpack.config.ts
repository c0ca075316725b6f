import { appConfig } from '@abhyas/build-kit';

const exposes = { './remote': './src/expose.tsx' };

export default appConfig({ name: 'test-runner', dir: import.meta.dirname, exposes });
