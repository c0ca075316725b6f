import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa, execaSync } from 'execa';
import { root } from '../stack/inventory.ts';
import { currentRelease } from '../stack/release.ts';
import { ToolError } from '../stack/tool-error.ts';
import { parts, type Installation, type Part } from './installation.ts';

/** What `docker inspect` says of a container, as far as the test reads it. */
export interface Container {
  Name: string;
  Image: string;
  Config: { User: string; Labels: Record<string, string> };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[] | null;
    SecurityOpt: string[] | null;
    Memory: number;
    PidsLimit: number | null;
    PortBindings: Record<string, unknown> | null;
  };
  State: { Status: string; Health?: { Status: string } };
}

const project = 'abhyas-test';
const healthyWithinMs = 180_000;
const lookEveryMs = 200;

/** Prints microseconds, by either version of Linux' control groups. */
const readProcessorTime = `
  if [ -r /sys/fs/cgroup/cpu.stat ]; then
    while read -r name value; do
      if [ "$name" = usage_usec ]; then echo "$value"; fi
    done < /sys/fs/cgroup/cpu.stat
  else
    echo $(($(< /sys/fs/cgroup/cpuacct/cpuacct.usage) / 1000))
  fi`;

/** The installation of docker-compose.yml under a name of its own, on ports of its own. */
export class Compose implements Installation {
  readonly origin: string;
  readonly mail: string;
  readonly #environment: Readonly<Record<string, string>>;

  constructor(port: number, mailPort: number) {
    this.origin = `http://127.0.0.1:${port}`;
    this.mail = `http://127.0.0.1:${mailPort}`;
    const { RELEASE_VERSION: VERSION, RELEASE_COMMIT: COMMIT } = currentRelease();
    this.#environment = {
      VERSION,
      COMMIT,
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      LOG_LEVEL: 'warn',
      BUILDKIT_PROGRESS: 'plain',
    };
  }

  /** @throws ToolError with a sentence if there is no Docker with Compose here */
  static requireDocker(): void {
    const found = execaSync('docker', ['compose', 'version'], { reject: false });
    const running = execaSync('docker', ['version'], { reject: false });
    if (!found.failed && !running.failed) return;
    throw new ToolError(
      'needs docker with Compose v2 on the PATH and its engine running; README.md says how to get one.',
    );
  }

  /** Runs `docker compose`. @throws ToolError with the output if it fails */
  async run(...args: readonly string[]): Promise<string> {
    const files = ['docker-compose.yml', 'tools/containers/compose.test.yml'];
    const result = await execa(
      'docker',
      [
        'compose',
        ...['--project-name', project, '--profile', 'mail', '--progress', 'plain'],
        ...files.flatMap((file) => ['--file', join(root, file)]),
        ...args,
      ],
      { cwd: root, env: this.#environment, all: true, reject: false, stdin: 'ignore' },
    );
    if (!result.failed) return result.stdout;
    throw new ToolError(`docker compose ${args.join(' ')} failed.`, result.all ?? '');
  }

  /** Stops everything and deletes its data; the images stay, for the next build. */
  async remove(): Promise<void> {
    await this.run('down', '--volumes', '--remove-orphans', '--timeout', '15');
  }

  /** The ids of the containers of a service, or of all that run. */
  async ids(service?: string): Promise<string[]> {
    const filters = [`label=com.docker.compose.project=${project}`];
    if (service !== undefined) filters.push(`label=com.docker.compose.service=${service}`);
    const args = filters.flatMap((filter) => ['--filter', filter]);
    const { stdout } = await execa('docker', ['ps', '--quiet', ...args]);
    return stdout.split('\n').filter(Boolean);
  }

  async id(service: string): Promise<string> {
    const [id] = await this.ids(service);
    if (id === undefined) throw new ToolError(`no container of ${service} runs.`);
    return id;
  }

  async inspect(ids: readonly string[]): Promise<Container[]> {
    const { stdout } = await execa('docker', ['inspect', ...ids]);
    return JSON.parse(stdout) as Container[];
  }

  /** Runs a shell command in a container. */
  async inside(id: string, command: string, input?: string): Promise<string> {
    const { stdout } = await execa('docker', ['exec', '--interactive', id, 'bash', '-c', command], {
      ...(input === undefined ? { stdin: 'ignore' } : { input }),
    });
    return stdout;
  }

  async changeAccounts(statements: readonly string[]): Promise<void> {
    const mysql =
      'MYSQL_PWD="$(cat /run/secrets-of-mysql/root)" mysql --user=root --host=127.0.0.1 auth';
    await this.inside(await this.id('mysql'), mysql, statements.join(';\n'));
  }

  async processorTimes(): Promise<Record<Part, number>> {
    const entries = parts.map(async (part): Promise<[Part, number]> => {
      return [part, Number(await this.inside(await this.id(part), readProcessorTime)) / 1000];
    });
    return Object.fromEntries(await Promise.all(entries)) as Record<Part, number>;
  }

  /** A response of a program inside of its container, whose port is not published. */
  async askInside(id: string, port: number, path: string): Promise<string> {
    const command = `exec 3<> /dev/tcp/127.0.0.1/${port}; printf 'GET ${path} HTTP/1.0\\r\\n\\r\\n' >&3; cat <&3`;
    const response = await this.inside(id, command);
    return response.slice(response.indexOf('\r\n\r\n') + 4);
  }

  async kill(id: string): Promise<void> {
    await execa('docker', ['kill', '--signal', 'KILL', id]);
  }

  /** Starts a container again and waits until it is healthy. */
  async start(id: string): Promise<void> {
    await execa('docker', ['start', id]);
    const end = Date.now() + healthyWithinMs;
    while (Date.now() < end) {
      const [container] = await this.inspect([id]);
      if (container?.State.Health?.Status === 'healthy') return;
      await sleep(lookEveryMs);
    }
    const logs = await execa('docker', ['logs', '--tail', '20', id], { all: true });
    throw new ToolError(`${id} is not healthy after ${healthyWithinMs / 1000} s.`, logs.all);
  }

  /** Runs the image of a service alone, without a network. Returns how it ended. */
  async runAlone(
    service: string,
    environment: Readonly<Record<string, string>>,
  ): Promise<{ exitCode: number | undefined; stderr: string }> {
    const given = Object.entries(environment).map(([name, value]) => `--env=${name}=${value}`);
    const confined = ['--rm', '--network', 'none', '--read-only', '--tmpfs', '/tmp'];
    const { exitCode, stderr } = await execa(
      'docker',
      ['run', ...confined, ...given, this.imageOf(service)],
      { reject: false, stdin: 'ignore', timeout: 60_000 },
    );
    return { exitCode, stderr };
  }

  /** Sizes of images in bytes, by reference. */
  async imageSizes(references: readonly string[]): Promise<Map<string, number>> {
    const { stdout } = await execa('docker', ['image', 'inspect', ...references]);
    const images = JSON.parse(stdout) as { Size: number }[];
    return new Map(references.map((reference, index) => [reference, images[index]?.Size ?? 0]));
  }

  /** The name of the image that is built for a service. */
  imageOf(service: string): string {
    return `${project}-${service}`;
  }
}
