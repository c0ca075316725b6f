import { join } from 'node:path';
import { adminUrl, databaseUrl, redisUrl } from './databases.ts';
import type { StackFolders } from './folders.ts';
import { root, type ServiceName } from './inventory.ts';
import type { ProcessSpec } from './managed-process.ts';
import { currentRelease } from './release.ts';
import type { Secrets } from './secrets.ts';

export interface ServicePorts extends Record<ServiceName, number> {
  mariadb: number;
  redis: number;
  smtp: number;
}

/** Everything that a service reads at boot, and its own tools (the importer) too. */
export function serviceEnvironment(
  service: ServiceName,
  ports: ServicePorts,
  secrets: Secrets,
  origin: string,
): Record<string, string> {
  const address = (name: ServiceName): string => `http://127.0.0.1:${ports[name]}`;
  return {
    NODE_ENV: 'production',
    ...currentRelease(),
    HOST: '127.0.0.1',
    PORT: String(ports[service]),
    DATABASE_URL: databaseUrl(service, ports.mariadb, secrets),
    REDIS_URL: redisUrl(ports.redis, secrets),
    SERVICE_CREDENTIAL: secrets.serviceCredential,
    AUTH_URL: address('auth'),
    CATALOGUE_URL: address('catalogue'),
    ATTEMPT_URL: address('attempt'),
    MESSAGING_URL: address('messaging'),
    PUBLIC_URL: origin,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'Abhyas <no-reply@abhyas.example>',
    CONTACT_TO: 'office@abhyas.example',
    SAMPLE_CATALOGUE: '1',
    // glibc otherwise reserves memory for every thread that ever allocated: about 8 MB per service.
    MALLOC_ARENA_MAX: '2',
    ...(service === 'auth' && { SIGNING_KEY_SECRET: secrets.signingKeySecret, DEMO_LOGIN: '1' }),
  };
}

/** The environment of tests on real databases. */
export function testEnvironment(
  ports: Pick<ServicePorts, 'mariadb' | 'redis'>,
  secrets: Secrets,
): Record<string, string> {
  return {
    TEST_MYSQL_URL: adminUrl(ports.mariadb, secrets),
    TEST_REDIS_URL: redisUrl(ports.redis, secrets),
  };
}

export function service(
  folders: StackFolders,
  name: ServiceName,
  environment: Record<string, string>,
): ProcessSpec {
  return {
    name,
    program: process.execPath,
    args: [join(root, 'services', name, 'dist', 'src', 'main.js')],
    cwd: join(root, 'services', name),
    env: { ...withoutNpm(process.env), ...environment },
    logFile: join(folders.logs, `${name}.log`),
    pidFile: join(folders.run, `${name}.pid`),
    isReady: async () => (await fetch(`http://127.0.0.1:${environment['PORT']}/health/ready`)).ok,
    readyWithinMs: 90_000,
    stopWithinMs: 15_000,
    explain: (log) => explainService(name, log),
  };
}

export function mailCatcher(folders: StackFolders, smtpPort: number, webPort: number): ProcessSpec {
  return {
    name: 'maildev',
    program: process.execPath,
    args: [
      join(root, 'node_modules', 'maildev', 'bin', 'maildev'),
      ...['--ip', '127.0.0.1', '--smtp', String(smtpPort)],
      ...['--web-ip', '127.0.0.1', '--web', String(webPort)],
      ...['--mail-directory', join(folders.data, 'mail')],
    ],
    cwd: folders.base,
    env: withoutNpm(process.env),
    logFile: join(folders.logs, 'maildev.log'),
    pidFile: join(folders.run, 'maildev.pid'),
    isReady: async () => (await fetch(`http://127.0.0.1:${webPort}/healthz`)).ok,
    readyWithinMs: 30_000,
  };
}

/** npm's own variables would tell a service what ran it; a service needs none of them. */
function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !name.startsWith('npm_')),
  );
}

/** A service that cannot start exits with one sentence that says why (service-kit's startService). */
function explainService(name: ServiceName, log: string): string | undefined {
  const reason = log.match(/^Cannot start: (.+)$/m)?.[1];
  return reason === undefined ? undefined : `${name} could not start: ${reason}`;
}
