// `npm run catalogue:export -- --exam NAME`: exports an exam's questions from the running stack's catalogue.
import { runCatalogueCommand } from './catalogue-command.ts';

await runCatalogueCommand('catalogue:export', 'export/main.js', 'export from');
