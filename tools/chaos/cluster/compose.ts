import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { root } from '../../stack/inventory.ts';
import { ToolError } from '../../stack/tool-error.ts';

const project = 'abhyas-chaos';
const network = `${project}_inside`;
const lookEveryMs = 250;
/** A member of a database may have to copy all data. */
const maxHealthyMs = 300_000;

/** A container of a service of the project. */
export interface Container {
  name: string;
  service: string;
}

/** The cluster as Compose runs it, in a project of its own. */
export class Compose {
  readonly #arguments: readonly string[];
  readonly #environment: Readonly<Record<string, string>>;

  /** What the containers logged, if they did not start. */
  readonly #logFile: string;

  private constructor(
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
    logFile: string,
  ) {
    this.#arguments = args;
    this.#environment = environment;
    this.#logFile = logFile;
  }

  /**
   * Prepares the project; nothing is started yet.
   *
   * @param folder where it stores its additional settings
   * @param services additional settings of services
   * @param environment what the Compose files read
   * @throws ToolError without Docker
   */
  static async open(
    folder: string,
    services: Readonly<Record<string, object>>,
    environment: Readonly<Record<string, string>>,
  ): Promise<Compose> {
    await execa('docker', ['compose', 'version']).catch(() => {
      throw new ToolError(
        'The cluster runs in containers: it needs Docker with Compose 2.24 or later.',
      );
    });
    const files = ['docker-compose.yml', 'deploy/compose.cluster.yml'];
    const args = ['compose', '--project-name', project, ...files.flatMap((file) => ['-f', file])];
    const { stdout } = await execa('docker', [...args, 'config', '--format', 'json'], {
      cwd: root,
    });
    const config = JSON.parse(stdout) as { services: Record<string, { build?: object }> };
    const builds = Object.entries(config.services)
      .filter(([, { build }]) => build)
      .map(([name]) => [name, { ...services[name], build: { network: 'host' } }] as const);
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'settings.json');
    writeFileSync(file, JSON.stringify({ services: Object.fromEntries(builds) }, null, 2));
    return new Compose([...args, '-f', file], environment, join(folder, 'start.log'));
  }

  /** Builds and starts everything, and waits until all of it is healthy. */
  async up(): Promise<void> {
    try {
      await this.#compose('up', '--build', '--detach', '--wait', '--wait-timeout', '900');
    } catch (error) {
      const logs = await this.#compose('logs', '--no-color', '--timestamps', '--tail', '200');
      writeFileSync(this.#logFile, logs);
      const reason = error instanceof Error ? error.message : String(error);
      throw new ToolError(`${reason}\nWhat the containers logged is in ${this.#logFile}.`);
    }
  }

  /** Stops everything and deletes its data. */
  async down(): Promise<void> {
    await this.#compose('down', '--volumes', '--timeout', '5');
  }

  /** The running and stopped containers of services that stay up. */
  async containers(): Promise<Container[]> {
    const stdout = await this.#compose('ps', '--all', '--format', 'json');
    const found = stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { Name: string; Service: string });
    return found
      .map(({ Name, Service }) => ({ name: Name, service: Service }))
      .filter(({ service }) => !['secrets', 'databases'].includes(service));
  }

  /** The address of a container on the network of the cluster, which this machine reaches. */
  async addressOf(container: string): Promise<string | undefined> {
    const format = `{{with index .NetworkSettings.Networks "${network}"}}{{.IPAddress}}{{end}}`;
    const address = await docker('inspect', '--format', format, container);
    return address === '' ? undefined : address;
  }

  /** A file in a container. */
  async fileIn(container: string, path: string): Promise<string> {
    return docker('exec', container, 'cat', path);
  }

  /** Ends all processes of containers at once (SIGKILL). */
  async kill(...containers: readonly string[]): Promise<void> {
    await docker('kill', ...containers);
  }

  /** Starts killed containers, as a machine that comes back, and waits until they are healthy. */
  async start(...containers: readonly string[]): Promise<void> {
    await docker('start', ...containers);
    for (const container of containers) await this.#untilHealthy(container);
  }

  /** Stops and starts a container in order, and waits until it is healthy. */
  async restart(container: string): Promise<void> {
    await docker('restart', '--time', '60', container);
    await this.#untilHealthy(container);
  }

  /** Cuts a container off from the others. */
  async cutOff(container: string): Promise<void> {
    await docker('network', 'disconnect', network, container);
  }

  /** @param name by which the others know the container */
  async reconnect(container: string, name: string): Promise<void> {
    await docker('network', 'connect', '--alias', name, network, container);
  }

  async #untilHealthy(container: string): Promise<void> {
    const end = Date.now() + maxHealthyMs;
    while (Date.now() < end) {
      const format = '{{if .State.Health}}{{.State.Health.Status}}{{else}}{{.State.Status}}{{end}}';
      const status = await docker('inspect', '--format', format, container);
      if (status === 'healthy' || status === 'running') return;
      await sleep(lookEveryMs);
    }
    throw new ToolError(`${container} did not become healthy.`);
  }

  async #compose(...args: readonly string[]): Promise<string> {
    const options = { cwd: root, env: this.#environment };
    const { stdout, stderr, failed } = await execa('docker', [...this.#arguments, ...args], {
      ...options,
      reject: false,
    });
    if (!failed) return stdout;
    throw new ToolError(
      `docker compose ${args[0]} failed: ${stderr.split('\n').slice(-15).join('\n')}`,
    );
  }
}

async function docker(...args: readonly string[]): Promise<string> {
  const { stdout } = await execa('docker', [...args]);
  return stdout.trim();
}
