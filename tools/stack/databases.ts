import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { createConnection } from 'mysql2/promise';
import { createClient } from 'redis';
import { findProgram } from '../prepare/programs.mjs';
import type { StackFolders } from './folders.ts';
import { serviceNames, type ServiceName } from './inventory.ts';
import type { ProcessSpec } from './managed-process.ts';
import type { Secrets } from './secrets.ts';
import { ToolError } from './tool-error.ts';

/** The account with all privileges on the private MariaDB: tests create their schemas with it. */
const administrator = 'abhyas_admin';

export function adminUrl(port: number, secrets: Secrets): string {
  return `mysql://${administrator}:${secrets.mariadbAdmin}@127.0.0.1:${port}`;
}

/** @returns the URL of a service's own schema, with the service's own user */
export function databaseUrl(service: ServiceName, port: number, secrets: Secrets): string {
  const name = schemaOf(service);
  return `mysql://${name}:${secrets.schemas[service]}@127.0.0.1:${port}/${name}`;
}

export function redisUrl(port: number, secrets: Secrets): string {
  return `redis://:${secrets.redis}@127.0.0.1:${port}`;
}

export async function mariadb(
  folders: StackFolders,
  port: number,
  secrets: Secrets,
): Promise<ProcessSpec> {
  const data = join(folders.data, 'mariadb');
  await createDataFolder(data, folders);
  const accounts = join(folders.run, 'mariadb-accounts.sql');
  writeFileSync(accounts, accountsSql(secrets), { mode: 0o600 });
  return {
    name: 'mariadb',
    program: requireProgram('mariadbd'),
    cwd: data,
    args: [
      '--no-defaults',
      ...asRoot(),
      `--datadir=${data}`,
      `--tmpdir=${folders.temporary}`,
      `--init-file=${accounts}`,
      // Relative to the data folder: the full path of a socket may be at most 107 bytes long.
      '--socket=mariadb.sock',
      `--pid-file=${join(folders.run, 'mariadb.server-pid')}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      '--skip-name-resolve',
      '--skip-log-bin',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_bin',
      '--innodb-flush-log-at-trx-commit=1',
      // The default of newer servers; older ones that do not know it ignore it.
      '--loose-innodb-snapshot-isolation=ON',
      '--innodb-buffer-pool-size=256M',
      '--innodb-log-file-size=64M',
      '--max-connections=400',
    ],
    logFile: join(folders.logs, 'mariadb.log'),
    pidFile: join(folders.run, 'mariadb.pid'),
    isReady: async () => {
      const connection = await createConnection({
        uri: adminUrl(port, secrets),
        connectTimeout: 1000,
      });
      await connection.end();
      return true;
    },
    // After a crash it first replays its log.
    readyWithinMs: 120_000,
    stopWithinMs: 60_000,
    explain: (log) => explainMariadb(log, data),
  };
}

export function redis(folders: StackFolders, port: number, secrets: Secrets): ProcessSpec {
  const data = join(folders.data, 'redis');
  mkdirSync(data, { recursive: true });
  const settings = join(folders.run, 'redis.conf');
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    // Each test takes one.
    'databases 64',
    `requirepass ${secrets.redis}`,
    `dir "${data}"`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o600 });
  return {
    name: 'redis',
    program: requireProgram('redis-server'),
    cwd: data,
    args: [settings],
    logFile: join(folders.logs, 'redis.log'),
    pidFile: join(folders.run, 'redis.pid'),
    isReady: async () => {
      const client = createClient({
        url: redisUrl(port, secrets),
        socket: { reconnectStrategy: false, connectTimeout: 1000 },
      });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.ping()) === 'PONG';
      } finally {
        client.destroy();
      }
    },
    readyWithinMs: 60_000,
    stopWithinMs: 20_000,
  };
}

async function createDataFolder(data: string, folders: StackFolders): Promise<void> {
  if (existsSync(data)) return;
  // Created beside and moved into place when complete, so that an interrupted first start simply starts again.
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const result = await execa(
    requireProgram('mariadb-install-db'),
    [
      '--no-defaults',
      ...asRoot(),
      `--datadir=${unfinished}`,
      `--tmpdir=${folders.temporary}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--innodb-log-file-size=64M',
    ],
    { reject: false, all: true, stdin: 'ignore' },
  );
  if (result.failed) {
    const log = join(folders.logs, 'mariadb-install.log');
    writeFileSync(log, result.all ?? '');
    rmSync(unfinished, { recursive: true, force: true });
    throw new ToolError(
      /no space left|errcode: 28|error: 28|disk full/i.test(result.all ?? '')
        ? `The disk that holds ${folders.data} is full. Delete files there, then start again.`
        : `MariaDB could not create its data folder. Its log says why: ${log}`,
    );
  }
  renameSync(unfinished, data);
  chmodSync(data, 0o700);
}

/** MariaDB itself runs this at every start: idempotent, one statement per line. */
function accountsSql(secrets: Secrets): string {
  const lines = [
    `DELETE FROM mysql.global_priv WHERE User = '' OR (User = 'root' AND Host <> 'localhost');`,
    `FLUSH PRIVILEGES;`,
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${secrets.mariadbAdmin}';`,
    `CREATE USER IF NOT EXISTS '${administrator}'@'127.0.0.1';`,
    `ALTER USER '${administrator}'@'127.0.0.1' IDENTIFIED BY '${secrets.mariadbAdmin}';`,
    `GRANT ALL PRIVILEGES ON *.* TO '${administrator}'@'127.0.0.1' WITH GRANT OPTION;`,
    ...serviceNames.flatMap((service) => {
      const name = schemaOf(service);
      return [
        `CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;`,
        `CREATE USER IF NOT EXISTS '${name}'@'127.0.0.1';`,
        `ALTER USER '${name}'@'127.0.0.1' IDENTIFIED BY '${secrets.schemas[service]}';`,
        `GRANT ALL PRIVILEGES ON ${name}.* TO '${name}'@'127.0.0.1';`,
      ];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function explainMariadb(log: string, data: string): string | undefined {
  if (/Can't lock aria control file|Unable to lock \.\/ibdata1|another mysqld process/i.test(log)) {
    return `Another MariaDB still uses ${data}: stop that process and start again.`;
  }
  if (
    /database was shut down with newer|upgrade after a crash is not supported|downgrade/i.test(log)
  ) {
    return `${data} was written by another MariaDB version. Move that folder with its data to another place, then start again.`;
  }
  if (/corrupt|aria engine: recovery failed/i.test(log)) {
    return `MariaDB cannot repair ${data}. Move that folder with its data to another place, then start again.`;
  }
  return undefined;
}

function schemaOf(service: ServiceName): string {
  return `abhyas_${service}`;
}

/** MariaDB refuses to run as root without this option; only we use its folder. */
function asRoot(): string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}

export function requireProgram(name: string): string {
  const path = findProgram(name);
  if (path) return path;
  throw new ToolError(`${name} is not on this machine: install it and start again.`);
}
