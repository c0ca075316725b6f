// Creates the secrets of a Compose installation, each service's in its own folder, which only this service mounts.
// A secret is what the operator gives, by a variable NAME or a file NAME in /given; otherwise it is random, once.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [root = '/secrets', given = '/given'] = process.argv.slice(2);
const services = ['auth', 'catalogue', 'attempt', 'messaging'];

/** @param {string} name the variable or file by which an operator gives the secret */
function givenSecret(name) {
  const file = join(given, name.toLowerCase());
  const value = process.env[name] || (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  // It becomes a part of addresses and of quoted texts.
  if (value !== '' && !/^[\w.~-]{16,}$/.test(value)) {
    process.stderr.write(
      `${name} must have at least 16 characters: letters, digits and the signs . _ ~ -\n`,
    );
    process.exit(1);
  }
  return value;
}

/**
 * Users other than root read the files of the volume: which container sees which of them is said by its mounts.
 *
 * @param {string} file @param {string} value
 */
function write(file, value) {
  const path = join(root, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(`${path}.new`, value, { mode: 0o444 });
  renameSync(`${path}.new`, path);
}

/** @param {string} file where the secret is stored @param {string} name how it is given */
function secret(file, name) {
  const path = join(root, file);
  const stored = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const value = givenSecret(name) || stored || randomBytes(24).toString('base64url');
  if (value !== stored) write(file, value);
  return value;
}

const credential = secret('auth/service_credential', 'SERVICE_CREDENTIAL');
const redis = secret('redis/password', 'REDIS_PASSWORD');
// With Sentinels: their addresses and the name of the master.
const redisUrl = process.env['REDIS_SENTINELS']
  ? `redis+sentinel://:${redis}@${process.env['REDIS_SENTINELS']}?sentinelPassword=${redis}`
  : `redis://:${redis}@redis:6379`;
secret('mysql/root', 'MYSQL_ROOT_PASSWORD');
// For a group of MySQL servers: their replication, and the health check of the router in front of them.
secret('mysql/replication', 'MYSQL_REPLICATION_PASSWORD');
secret('mysql/router', 'MYSQL_ROUTER_PASSWORD');
secret('auth/signing_key_secret', 'SIGNING_KEY_SECRET');
write('redis/redis.conf', `requirepass ${redis}\n`);
for (const service of services) {
  const password = secret(`mysql/${service}`, `${service.toUpperCase()}_DATABASE_PASSWORD`);
  write(`${service}/database_url`, `mysql://${service}:${password}@mysql:3306/${service}`);
  write(`${service}/redis_url`, redisUrl);
  write(`${service}/service_credential`, credential);
}
