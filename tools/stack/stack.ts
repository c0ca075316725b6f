import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { adminUrl, mariadb, redis, redisUrl } from './databases.ts';
import { makeFolders, type StackFolders } from './folders.ts';
import { identify } from './identity.ts';
import {
  rendererNames,
  root,
  serviceNames,
  siteNames,
  type ServiceName,
  type SiteName,
} from './inventory.ts';
import { releaseLock, takeLock } from './lock.ts';
import {
  ManagedProcess,
  stopLeftover,
  type ProcessEvents,
  type ProcessSpec,
} from './managed-process.ts';
import { gateway, site, siteProcessName } from './nginx.ts';
import { pageServer, renderer } from './page-programs.ts';
import { choosePorts, requireFree } from './ports.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { mailCatcher, service, serviceEnvironment } from './services.ts';
import {
  clearState,
  readRunningState,
  storedPorts,
  storePorts,
  writeState,
  type StackState,
  type StackControl,
} from './state.ts';
import { ToolError } from './tool-error.ts';

export interface StackOptions {
  /** Where this stack stores its data, logs and keys; two stacks never share one. */
  folder: string;
  /** The two published ports; by default, free ones. */
  port?: number;
  mailPort?: number;
  events?: ProcessEvents;
  /** Start with empty databases. */
  fresh?: boolean;
  /** Another stack that runs at the same time: this one uses other ports. */
  beside?: Stack;
  /** Added to the environment of every service, of the page server and of the gateway. */
  environment?: (ports: StackPorts) => Record<string, string>;
}

const privateNames = [
  'mariadb',
  'redis',
  'smtp',
  'web',
  'mail',
  // The port where tests run their own sign-in provider.
  'sign-in',
  ...serviceNames,
  ...siteNames,
  'pages',
  ...rendererNames.map((name) => `renderer-${name}` as const),
  ...siteNames.map((name) => `dev-${name}` as const),
] as const;
type PortName = (typeof privateNames)[number];
export type StackPorts = Readonly<Record<PortName, number>>;

/** The order in which the parts stop: callers before the parts that they call. */
const stopOrder: readonly (readonly string[])[] = [
  ['gateway'],
  ['pages'],
  rendererNames.map((name) => `renderer-${name}`),
  siteNames.map(siteProcessName),
  serviceNames,
  ['maildev'],
  ['redis', 'mariadb'],
];

/**
 * The whole product on this machine: MariaDB, Redis, mail catcher, services, the apps' files and the gateway, all
 * private to one folder. Start, test, benchmark and chaos tools use this same class.
 */
export class Stack {
  readonly folders: StackFolders;
  readonly secrets: Secrets;
  readonly ports: Record<PortName, number>;
  readonly #options: StackOptions;
  readonly #processes = new Map<string, ManagedProcess>();
  #isStopped = false;

  private constructor(
    options: StackOptions,
    folders: StackFolders,
    secrets: Secrets,
    ports: Record<PortName, number>,
  ) {
    this.#options = options;
    this.folders = folders;
    this.secrets = secrets;
    this.ports = ports;
  }

  /**
   * Locks the folder for this process; nothing is started yet.
   *
   * @throws ToolError if a stack already runs there or a published port is taken
   */
  static async open(options: StackOptions): Promise<Stack> {
    const folders = makeFolders(options.folder);
    const holder = takeLock(lockFile(folders));
    if (holder) {
      const address = readRunningState(options.folder)?.origin ?? 'still starting';
      throw new ToolError(
        `This checkout is already running (${address}, process ${holder.pid}). Use it, or stop it with Ctrl-C or "kill ${holder.pid}".`,
      );
    }
    try {
      if (options.fresh) await removeData(folders);
      if (options.port && options.port === options.mailPort) {
        throw new ToolError(
          `PORT and MAIL_PORT are both ${options.port}: the site and the mail catcher need different ports.`,
        );
      }
      if (options.port) await requireFree(options.port, 'PORT', 'the site');
      if (options.mailPort) await requireFree(options.mailPort, 'MAIL_PORT', 'the mail catcher');
      const reserved = Object.values(options.beside?.ports ?? {});
      const ports = await choosePorts(privateNames, storedPorts(options.folder), reserved);
      storePorts(options.folder, ports);
      ports.web = options.port ?? ports.web;
      ports.mail = options.mailPort ?? ports.mail;
      return new Stack(options, folders, loadSecrets(folders), ports);
    } catch (error) {
      releaseLock(lockFile(folders));
      throw error;
    }
  }

  get origin(): string {
    return `http://localhost:${this.ports.web}`;
  }

  get mail(): string {
    return `http://localhost:${this.ports.mail}`;
  }

  get databaseUrls(): { mariadb: string; redis: string } {
    return {
      mariadb: adminUrl(this.ports.mariadb, this.secrets),
      redis: redisUrl(this.ports.redis, this.secrets),
    };
  }

  environmentOf(name: ServiceName): Record<string, string> {
    return {
      ...serviceEnvironment(name, this.ports, this.secrets, this.origin),
      ...this.#environment(),
    };
  }

  #environment(): Record<string, string> {
    return this.#options.environment?.(this.ports) ?? {};
  }

  /** Only the databases: what tests of a single service need. */
  async startDatabases(): Promise<void> {
    const { mariadb: mariadbPort, redis: redisPort } = this.ports;
    await Promise.all([
      this.#start(await mariadb(this.folders, mariadbPort, this.secrets)),
      this.#start(redis(this.folders, redisPort, this.secrets)),
    ]);
  }

  async startMail(): Promise<void> {
    await this.#start(mailCatcher(this.folders, this.ports.smtp, this.ports.mail));
  }

  async startServices(names: readonly ServiceName[] = serviceNames): Promise<void> {
    await Promise.all(
      names.map((name) => this.#start(service(this.folders, name, this.environmentOf(name)))),
    );
  }

  async startSites(): Promise<void> {
    await Promise.all([
      ...siteNames.map((name) => this.#start(site(this.folders, name, this.ports[name]))),
      ...rendererNames.map((name) => this.#start(renderer(this.folders, name, this.ports))),
      this.#start(pageServer(this.folders, this.ports, this.#environment())),
      this.startGateway(),
    ]);
  }

  /** The one origin; parts that do not run yet get 503 responses until they do. */
  async startGateway(): Promise<void> {
    await this.#start(
      gateway(this.folders, {
        port: this.ports.web,
        upstreams: this.ports,
        devServers: this.#devPorts(),
        runtimeConfig: localRuntimeConfig(),
        environment: this.#environment(),
      }),
    );
  }

  /** Everything, in order, and a state file for other tools. */
  async start(): Promise<void> {
    await Promise.all([this.startDatabases(), this.startMail()]);
    await Promise.all([this.startServices(), this.startSites()]);
    this.announce();
  }

  /** Writes down where everything is, for tools that use a stack that they did not start. */
  announce(control?: StackControl): void {
    const own = identify(process.pid);
    if (!own) return;
    const dev = Object.entries(this.#devPorts()).map(
      ([name, port]): [string, StackState['dev'][SiteName]] => [
        name,
        { port, path: `/dev/${name}/` },
      ],
    );
    writeState(this.folders.base, {
      process: own,
      origin: this.origin,
      mail: this.mail,
      ports: this.ports,
      dev: Object.fromEntries(dev),
      environments: {
        auth: this.environmentOf('auth'),
        catalogue: this.environmentOf('catalogue'),
        attempt: this.environmentOf('attempt'),
        messaging: this.environmentOf('messaging'),
      },
      databases: this.databaseUrls,
      ...(control ? { control: { url: control.url, key: control.key } } : {}),
    });
  }

  /**
   * One process of the stack, to stop, kill, freeze or restart.
   *
   * @param name a service, `shell`, `remote-…`, `pages`, `renderer-…`, `gateway`, `maildev`, `mariadb` or `redis`
   */
  process(name: string): ManagedProcess {
    const found = this.#processes.get(name);
    if (found) return found;
    throw new Error(
      `The stack has no process ${name}, only ${[...this.#processes.keys()].join(', ')}.`,
    );
  }

  get processes(): readonly ManagedProcess[] {
    return [...this.#processes.values()];
  }

  /** Stops everything, at any stage of the start, and unlocks the folder. */
  async stop(): Promise<void> {
    if (this.#isStopped) return;
    this.#isStopped = true;
    clearState(this.folders.base);
    for (const names of stopOrder) {
      await Promise.all(names.map(async (name) => this.#processes.get(name)?.stop()));
    }
    releaseLock(lockFile(this.folders));
  }

  async #start(spec: ProcessSpec): Promise<void> {
    if (this.#isStopped) throw new ToolError('The start was interrupted.');
    const started = new ManagedProcess(spec, this.#options.events);
    this.#processes.set(spec.name, started);
    await started.start();
  }

  #devPorts(): Record<SiteName, number> {
    const ports = siteNames.map((name) => [name, this.ports[`dev-${name}`]]);
    return Object.fromEntries(ports) as Record<SiteName, number>;
  }
}

/** Only here may a browser replace a remote with one under development: the image serves the file unchanged. */
function localRuntimeConfig(): unknown {
  const config: unknown = JSON.parse(readFileSync(join(root, 'gateway', 'remotes.json'), 'utf8'));
  return { ...(config as object), allowOverrides: true, reportShare: 1 };
}

async function removeData(folders: StackFolders): Promise<void> {
  const pidFiles = readdirSync(folders.run).filter((name) => name.endsWith('.pid'));
  await Promise.all(pidFiles.map((name) => stopLeftover(join(folders.run, name))));
  rmSync(folders.data, { recursive: true, force: true });
  rmSync(folders.logs, { recursive: true, force: true });
  makeFolders(folders.base);
}

function lockFile(folders: StackFolders): string {
  return join(folders.run, 'stack.lock');
}
