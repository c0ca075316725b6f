// `npm run catalogue:announce -- FILE …`: creates a live test in the catalogue of the running stack.
import { runCatalogueCommand } from './catalogue-command.ts';

await runCatalogueCommand('catalogue:announce', 'announce/main.js', 'announce a live test in');
