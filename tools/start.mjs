// `npm start`: runs on any Node 20 before anything is installed, prepares the machine, then runs start.ts.
import { prepareAndRun } from './prepare/prepare.mjs';

await prepareAndRun('npm start', 'start.ts', ['mariadb', 'redis', 'nginx']);
