import { appConfig } from '@abhyas/build-kit';
import routes from './src/app/page-routes.json' with { type: 'json' };

const exposes = { './remote': './src/expose.tsx' };

export default appConfig({
  name: 'test-runner',
  dir: import.meta.dirname,
  exposes,
  routes,
  // Charts are for results, which only the server has.
  // They are for the few tests whose real exams have them.
  offline: { without: ['highcharts'], onDemand: ['calculator', 'keypad'] },
});
