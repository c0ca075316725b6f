import { appConfig } from '@abhyas/build-kit';
import * as texts from './src/texts/page.ts';

export default appConfig({
  name: 'shell',
  dir: import.meta.dirname,
  texts,
  offline: { worker: './src/service-worker/main.ts' },
  server: { as: 'server-frame', module: './src/app/server-frame.tsx' },
});
