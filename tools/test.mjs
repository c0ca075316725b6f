// `npm test`: runs on any Node 20 before anything is installed, prepares the machine, then runs test.ts.
import { prepareAndRun } from './prepare/prepare.mjs';

await prepareAndRun('npm test', 'test.ts', ['mariadb', 'redis', 'nginx', 'chromium', 'curl']);
