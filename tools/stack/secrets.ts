import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StackFolders } from './folders.ts';
import type { ServiceName } from './inventory.ts';

/** Created on first start and stored: each checkout has its own. */
export interface Secrets {
  mariadbAdmin: string;
  schemas: Record<ServiceName, string>;
  redis: string;
  serviceCredential: string;
  /** Encrypts the keys that sign tokens, where they are stored. */
  signingKeySecret: string;
}

export function loadSecrets(folders: StackFolders): Secrets {
  const file = join(folders.base, 'secrets.json');
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>)
    : {};
  const secrets: Secrets = {
    mariadbAdmin: secret(),
    schemas: { auth: secret(), catalogue: secret(), attempt: secret(), messaging: secret() },
    redis: secret(),
    serviceCredential: secret(),
    signingKeySecret: secret(),
    ...known,
  };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** Hexadecimal, so that it needs no quotes in URLs, SQL and settings. */
function secret(): string {
  return randomBytes(24).toString('hex');
}
