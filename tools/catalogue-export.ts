// `npm run catalogue:export -- --exam NAME`: an exam's questions out of the running stack's catalogue.
import { runCatalogueCommand } from './catalogue-command.ts';

await runCatalogueCommand('catalogue:export', 'export/main.js', 'export from');
