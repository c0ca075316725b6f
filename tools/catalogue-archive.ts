// `npm run catalogue:archive -- --exam NAME`: hides or deletes an exam of the running stack.
import { runCatalogueCommand } from './catalogue-command.ts';

await runCatalogueCommand('catalogue:archive', 'archive/main.js', 'archive an exam of');
