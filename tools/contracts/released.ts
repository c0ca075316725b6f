import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, serviceNames } from '../stack/inventory.ts';
import { openApiBreaks } from './openapi-breaks.ts';
import type { OpenApiDocument } from './openapi.types.ts';
import { remoteModuleBreaks } from './remote-breaks.ts';

/** A contract as it is now, and as it was when the released clients were built. */
export interface Contract {
  name: string;
  present: string;
  released: string;
}

const remoteModule: Contract = {
  name: 'RemoteModule',
  present: join(root, 'packages/web-kit/src/remote/remote-module.ts'),
  released: join(root, 'docs/contracts/remote-module.released.ts'),
};

/** The calls of clients, and those of the other services. */
const httpContracts: readonly Contract[] = serviceNames.flatMap((name) => [
  httpContract(name, name, 'openapi'),
  httpContract(`${name} for services`, name, 'internal.openapi'),
]);

function httpContract(name: string, service: string, document: string): Contract {
  const file = join(root, 'services', service, document);
  return { name, present: `${file}.json`, released: `${file}.released.json` };
}

export const copiedContracts: readonly Contract[] = [...httpContracts, remoteModule];
export const releasedMigrationsFile = join(root, 'docs/contracts/migrations.released.json');
export const declaredBreaksFile = join(root, 'docs/contracts/declared-breaks.json');

/** An intended break, and why it does not break any released client. */
export interface DeclaredBreak {
  break: string;
  reason: string;
}

/** @returns every break of a released contract, as `contract: what` */
export function allBreaks(): string[] {
  return [
    ...httpContracts.flatMap((contract) =>
      compare(contract, (released, present) =>
        openApiBreaks(
          JSON.parse(released) as OpenApiDocument,
          JSON.parse(present) as OpenApiDocument,
        ),
      ),
    ),
    ...compare(remoteModule, remoteModuleBreaks),
  ];
}

/** @returns the digest of every migration, by its file: a database that has run one never runs it again */
export function presentMigrations(): Record<string, string> {
  const files = globSync('services/*/migrations/*.ts', { cwd: root }).toSorted();
  return Object.fromEntries(files.map((file) => [file, digestOf(join(root, file))]));
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function compare(
  contract: Contract,
  breaks: (released: string, present: string) => string[],
): string[] {
  if (!existsSync(contract.released)) return [];
  const [released, present] = [contract.released, contract.present].map((file) =>
    readFileSync(file, 'utf8'),
  );
  return breaks(released ?? '', present ?? '').map((it) => `${contract.name}: ${it}`);
}
