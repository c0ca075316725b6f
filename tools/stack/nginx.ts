import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { requireProgram } from './databases.ts';
import type { StackFolders } from './folders.ts';
import { root, siteNames, workspaceOf, type ServiceName, type SiteName } from './inventory.ts';
import type { ProcessSpec } from './managed-process.ts';
import { currentRelease } from './release.ts';
import { configureSignIn } from './sign-in.ts';
import { fillTemplate } from './template.ts';

export interface GatewaySettings {
  port: number;
  upstreams: Record<ServiceName | SiteName | 'pages', number>;
  devServers: Partial<Record<SiteName, number>>;
  runtimeConfig: unknown;
  /** The settings of a sign-in provider, if there is one, and the limits that replace the image's. */
  environment: Readonly<Record<string, string>>;
  tls?: GatewayTls;
  /** Address or network of a proxy in front, whose headers about visitors are trusted. */
  trustedProxy?: string;
}

/** What the gateway's image needs to speak TLS itself. */
interface GatewayTls {
  port: number;
  certificate: string;
  key: string;
}

/** An address that no visitor has. */
const NO_PROXY = '0.0.0.0/32';

/** How much one client address may call: the image's defaults. */
export const gatewayLimits = {
  GATEWAY_PASSWORDS_RATE: '20r/s',
  GATEWAY_PASSWORDS_BURST: '100',
  GATEWAY_WRITES_RATE: '200r/s',
  GATEWAY_WRITES_BURST: '600',
  GATEWAY_READS_RATE: '400r/s',
  GATEWAY_READS_BURST: '1200',
  GATEWAY_FIGURES_RATE: '2000r/s',
  GATEWAY_FIGURES_BURST: '40000',
  GATEWAY_PAGES_RATE: '30r/s',
  GATEWAY_PAGES_BURST: '300',
  GATEWAY_CALLS_AT_ONCE: '1024',
} as const;

/** High limits for benchmarks and chaos, where hundreds of students share the address of this machine. */
export const wideLimits: Readonly<Record<keyof typeof gatewayLimits, string>> = {
  GATEWAY_PASSWORDS_RATE: '100000r/s',
  GATEWAY_PASSWORDS_BURST: '100000',
  GATEWAY_WRITES_RATE: '100000r/s',
  GATEWAY_WRITES_BURST: '100000',
  GATEWAY_READS_RATE: '100000r/s',
  GATEWAY_READS_BURST: '100000',
  GATEWAY_FIGURES_RATE: '100000r/s',
  GATEWAY_FIGURES_BURST: '100000',
  GATEWAY_PAGES_RATE: '100000r/s',
  GATEWAY_PAGES_BURST: '100000',
  GATEWAY_CALLS_AT_ONCE: '10000',
};

/** The gateway, from the same template as its image. */
export function gateway(folders: StackFolders, settings: GatewaySettings): ProcessSpec {
  const prefix = instanceFolder(folders, 'gateway', 2);
  const cache = join(folders.base, 'cache', 'gateway');
  mkdirSync(cache, { recursive: true });
  const runtimeConfig = join(prefix, 'remotes.json');
  writeFileSync(runtimeConfig, JSON.stringify(settings.runtimeConfig, null, 2));
  const signIn = configureSignIn(
    settings.environment,
    runtimeConfig,
    join(prefix, 'remotes-with-sign-in.json'),
  );
  writeDevServers(join(prefix, 'dev'), settings.devServers);
  const upstreams = Object.entries(settings.upstreams).map(([name, port]): [string, string] => [
    `${name.toUpperCase().replace('-', '_')}_UPSTREAM`,
    `127.0.0.1:${port}`,
  ]);
  writeConfiguration(prefix, 'gateway.conf.template', {
    ...Object.fromEntries(upstreams),
    UPSTREAM_OPTIONS: '',
    GATEWAY_LISTEN: `127.0.0.1:${settings.port}`,
    GATEWAY_RESOLVER: '127.0.0.1',
    GATEWAY_CACHE_DIR: cache,
    GATEWAY_ACCESS_LOG: join(folders.logs, 'gateway-access.log'),
    GATEWAY_DEV_INCLUDE: join(prefix, 'dev', '*.conf'),
    GATEWAY_TLS_INCLUDE: writeTls(prefix, settings.tls),
    GATEWAY_PLAIN_HTTP: settings.tls ? 'redirect' : 'serve',
    GATEWAY_HSTS: 'max-age=31536000',
    GATEWAY_TRUSTED_PROXY: settings.trustedProxy ?? NO_PROXY,
    ...limitsIn(settings.environment),
    PUBLIC_URL: settings.environment['PUBLIC_URL'] ?? `http://localhost:${settings.port}`,
    GATEWAY_PAGE_TIMEOUT: settings.environment['GATEWAY_PAGE_TIMEOUT'] ?? '1s',
    RUNTIME_CONFIG_FILE: signIn.runtimeConfig,
    LEGAL_DIR: settings.environment['LEGAL_DIR'] ?? join(prefix, 'legal'),
    CSP_SIGN_IN_SCRIPT: signIn.cspScript,
    CSP_SIGN_IN: signIn.cspOrigins,
  });
  const url = `http://127.0.0.1:${settings.port}/remotes.json`;
  return {
    ...nginxSpec(folders, 'gateway', prefix, async () => (await fetch(url)).ok),
    leftovers: [join(prefix, 'pages.sock')],
  };
}

function limitsIn(environment: GatewaySettings['environment']): Record<string, string> {
  const limits = Object.entries(gatewayLimits);
  return Object.fromEntries(limits.map(([name, limit]) => [name, environment[name] ?? limit]));
}

/** One app's files behind their own nginx, as in its image. */
export function site(
  folders: StackFolders,
  name: SiteName,
  port: number,
  files = join(root, workspaceOf(name), 'dist'),
): ProcessSpec {
  const prefix = instanceFolder(folders, name, 1);
  writeConfiguration(prefix, 'static.conf.template', {
    STATIC_LISTEN: `127.0.0.1:${port}`,
    STATIC_ROOT: files,
    ...currentRelease(),
  });
  const url = `http://127.0.0.1:${port}/health/live`;
  return nginxSpec(folders, name, prefix, async () => (await fetch(url)).ok);
}

export function siteProcessName(name: SiteName): string {
  return name === 'shell' ? 'shell' : `remote-${name}`;
}

function nginxSpec(
  folders: StackFolders,
  name: SiteName | 'gateway',
  prefix: string,
  isReady: () => Promise<boolean>,
): ProcessSpec {
  const processName = name === 'gateway' ? name : siteProcessName(name);
  return {
    name: processName,
    program: requireProgram('nginx'),
    args: ['-e', 'stderr', '-p', `${prefix}/`, '-c', 'nginx.conf'],
    cwd: prefix,
    logFile: join(folders.logs, `${processName}.log`),
    pidFile: join(folders.run, `${processName}.pid`),
    isReady,
    readyWithinMs: 20_000,
    explain: (log) =>
      log.match(/\[emerg\] (?:\d+#\d+: )?(.*)/)?.[1]?.replace(/^/, `nginx (${processName}) says: `),
  };
}

function instanceFolder(folders: StackFolders, name: string, workers: number): string {
  const prefix = join(folders.nginx, name);
  rmSync(prefix, { recursive: true, force: true });
  mkdirSync(join(prefix, 'conf.d'), { recursive: true });
  mkdirSync(join(prefix, 'dev'));
  const frame = readTemplate('nginx.conf.template');
  writeFileSync(
    join(prefix, 'nginx.conf'),
    fillTemplate(frame, { NGINX_USER: ownUser(), NGINX_WORKERS: workers }),
  );
  return prefix;
}

function writeConfiguration(
  prefix: string,
  template: string,
  values: Record<string, string>,
): void {
  const name = template.replace('.template', '');
  writeFileSync(join(prefix, 'conf.d', name), fillTemplate(readTemplate(template), values));
}

/** @returns the pattern that the gateway includes: it matches nothing if there is no certificate */
function writeTls(prefix: string, tls: GatewayTls | undefined): string {
  const file = join(prefix, 'tls', 'tls.conf');
  mkdirSync(join(prefix, 'tls'));
  if (tls) {
    const values = {
      GATEWAY_TLS_LISTEN: `127.0.0.1:${tls.port}`,
      GATEWAY_TLS_OPTIONS: '',
      GATEWAY_TLS_CERTIFICATE: tls.certificate,
      GATEWAY_TLS_KEY: tls.key,
    };
    writeFileSync(file, fillTemplate(readTemplate('tls.conf.template'), values));
  }
  return join(prefix, 'tls', '*.conf');
}

function writeDevServers(folder: string, devServers: GatewaySettings['devServers']): void {
  const template = readTemplate('dev.conf.template');
  for (const name of siteNames) {
    const port = devServers[name];
    if (port === undefined) continue;
    writeFileSync(
      join(folder, `${name}.conf`),
      fillTemplate(template, { DEV_NAME: name, DEV_PORT: port }),
    );
  }
}

function readTemplate(name: string): string {
  return readFileSync(join(root, 'gateway', name), 'utf8');
}

/** Started by root, nginx's workers would run as nobody, who may not read the checkout. */
function ownUser(): string {
  if (process.getuid?.() !== 0) return '';
  return `user root ${execaSync('id', ['-gn']).stdout};`;
}
