// `npm run catalogue:import -- FILE…`: the catalogue's importer on the database of the running stack.
import { runCatalogueCommand } from './catalogue-command.ts';

await runCatalogueCommand('catalogue:import', 'import/main.js', 'import into');
