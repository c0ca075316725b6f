import { appConfig } from '@abhyas/build-kit';

export default appConfig({
  name: 'shell',
  dir: import.meta.dirname,
  offline: { worker: './src/service-worker/main.ts' },
});
