// Creates the secrets of a Compose installation once, each service's in its own folder, which only this service mounts.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = '/secrets';
const services = ['auth', 'catalogue', 'attempt', 'messaging'];
const made = join(root, 'made');

/** @param {string} folder @param {Record<string, string>} files */
function write(folder, files) {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, value] of Object.entries(files)) {
    const file = join(root, folder, name);
    writeFileSync(`${file}.new`, value, { mode: 0o444 });
    renameSync(`${file}.new`, file);
  }
}

// The marker comes last: an interrupted run is repeated before any database has used its passwords.
if (!existsSync(made)) {
  const secret = () => randomBytes(24).toString('base64url');
  const credential = secret();
  /** @type {Record<string, string>} */
  const passwords = { root: secret() };
  for (const service of services) {
    const password = secret();
    passwords[service] = password;
    write(service, {
      database_url: `mysql://${service}:${password}@mysql:3306/${service}`,
      service_credential: credential,
    });
  }
  write('auth', { signing_key_secret: secret() });
  write('mysql', passwords);
  write('.', { made: '' });
}
