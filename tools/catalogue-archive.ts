// `npm run catalogue:archive -- --exam NAME`: takes an exam of the running stack back.
import { runCatalogueCommand } from './catalogue-command.ts';

await runCatalogueCommand('catalogue:archive', 'archive/main.js', 'archive an exam of');
