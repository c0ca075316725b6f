// `npm run contracts:release`: marks the present contracts and migrations as released. Run it when a release is deployed.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  copiedContracts,
  declaredBreaksFile,
  presentMigrations,
  releasedMigrationsFile,
} from './released.ts';

for (const { present, released } of copiedContracts) {
  mkdirSync(dirname(released), { recursive: true });
  copyFileSync(present, released);
}
writeJson(releasedMigrationsFile, presentMigrations());
writeJson(declaredBreaksFile, []);
console.log('The contracts and migrations as they are count as released.');

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
