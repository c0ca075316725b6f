import { appConfig } from '@abhyas/build-kit';

const exposes = { './remote': './src/expose.tsx' };

export default appConfig({
  name: 'test-runner',
  dir: import.meta.dirname,
  exposes,
  // Charts are for results, which only the server has.
  offline: { without: ['highcharts'] },
});
