import type { Compose, Container } from './compose.ts';

/** The only services that publish a port; the second one by a profile. */
const published = ['gateway', 'mail'];
/** Node programs with `/health/live`. */
const programs = [
  ...['auth', 'catalogue', 'attempt', 'messaging'],
  ...['pages', 'mfe-marketing-renderer', 'mfe-exams-renderer'],
];

/** What the running containers are, compared with what they must be: one sentence for each difference. */
export async function inspectContainers(compose: Compose): Promise<string[]> {
  const containers = await compose.inspect(await compose.ids());
  const problems = containers.flatMap(problemsOf);
  for (const service of programs) {
    const live = await compose.askInside(await compose.id(service), 3000, '/health/live');
    const { version, commit } = JSON.parse(live) as { version?: string; commit?: string };
    if (!/^\d/.test(version ?? '') || !/^[0-9a-f]{40}$/.test(commit ?? '')) {
      problems.push(`${service} does not say its version and commit: ${live}`);
    }
  }
  return problems;
}

/** What each kind of program must say about an environment that is not usable, in one line. */
const refusals: readonly [service: string, environment: Record<string, string>, said: RegExp][] = [
  [
    'auth',
    {},
    /^Cannot start: DATABASE_URL is not set\. REDIS_URL .+ SIGNING_KEY_SECRET is not set\.$/,
  ],
  ['attempt', { PORT: 'x' }, /^Cannot start: PORT is not usable: .+ CATALOGUE_URL is not set\.$/],
  ['pages', {}, /^Cannot start: GATEWAY_URL is not set and PUBLIC_URL is not set\.$/],
  [
    'gateway',
    { GATEWAY_READS_RATE: 'fast', PAGES_UPSTREAM: '' },
    /^Cannot start: GATEWAY_READS_RATE must be .+ PAGES_UPSTREAM is not set\.$/,
  ],
];

/** Programs that do not name all that is wrong with their environment at once, and end with 1. */
export async function checkRefusals(compose: Compose): Promise<string[]> {
  const problems: string[] = [];
  for (const [service, environment, said] of refusals) {
    const { exitCode, stderr } = await compose.runAlone(service, environment);
    if (exitCode === 1 && said.test(stderr.trim())) continue;
    problems.push(`${service} ends with ${exitCode} in a wrong environment and says: ${stderr}`);
  }
  return problems;
}

function problemsOf({ Config, HostConfig, State }: Container): string[] {
  const service = Config.Labels['com.docker.compose.service'] ?? '';
  const rules: readonly [boolean, string][] = [
    [/^(?:[1-9]\d*(?::[1-9]\d*)?|redis)$/.test(Config.User), `runs as "${Config.User}"`],
    [HostConfig.ReadonlyRootfs, 'may write to its root file system'],
    [HostConfig.CapDrop?.includes('ALL') === true, 'has capabilities'],
    [HostConfig.SecurityOpt?.includes('no-new-privileges:true') === true, 'may gain privileges'],
    [HostConfig.Memory > 0, 'has no limit of memory'],
    [(HostConfig.PidsLimit ?? 0) > 0, 'has no limit of processes'],
    [State.Health?.Status === 'healthy', `is ${State.Health?.Status ?? 'without a health check'}`],
    [
      published.includes(service) || Object.keys(HostConfig.PortBindings ?? {}).length === 0,
      'publishes a port',
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, problem]) => `${service} ${problem}`);
}
