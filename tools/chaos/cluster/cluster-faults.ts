import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '../../stack/tool-error.ts';
import type { MakeFaults } from '../chaos-run.ts';
import type { ClusterHarness } from './cluster-harness.ts';

const lookEveryMs = 200;
/** How long students have to recover from one fault before the next. */
const restMs = 5_000;
/** How long a part of the network stays cut. */
const cutMs = 15_000;
const members = 3;
const replicated = ['auth', 'catalogue', 'attempt', 'messaging', 'pages'];
/** In this order: what others call is there again before its callers restart. */
const restartOrder = ['redis-', 'mysql-', 'mysql', ...replicated, 'mfe-', 'shell', 'gateway'];

interface ClusterFault {
  name: string;
  /** Resolves when the cluster works again. */
  happen: (cluster: ClusterHarness) => Promise<void>;
  /** Makes the cluster whole again. */
  mend: (cluster: ClusterHarness) => Promise<void>;
}

/** What happens to the cluster, one after another, each when the one before is mended. */
const clusterFaults: readonly ClusterFault[] = [
  withContainer('primary of MySQL killed', {
    find: (cluster) => cluster.databasePrimary(),
    happen: (cluster, primary) => cluster.compose.kill(primary),
    isOver: async (cluster, primary) => isOther(await cluster.databasePrimary(), primary),
    mend: (cluster, primary) => cluster.compose.start(primary),
  }),
  withContainer('primary of MySQL cut off', {
    find: (cluster) => cluster.databasePrimary(),
    happen: (cluster, primary) => cluster.compose.cutOff(primary),
    isOver: async (cluster, primary) => isOther(await cluster.databasePrimary(), primary),
    mend: async (cluster, primary) => {
      await sleep(cutMs);
      const containers = await cluster.compose.containers();
      const service = containers.find(({ name }) => name === primary)?.service ?? '';
      await cluster.compose.reconnect(primary, service);
    },
  }),
  withContainer('master of Redis killed', {
    find: (cluster) => cluster.redisMaster(),
    happen: (cluster, master) => cluster.compose.kill(master),
    isOver: async (cluster, master) => isOther(await cluster.redisMaster(), master),
    mend: (cluster, master) => cluster.compose.start(master),
  }),
  ...replicated.map((service) =>
    withContainer(`replica of ${service} killed`, {
      find: async (cluster) => (await cluster.containersOf(service))[0],
      happen: (cluster, replica) => cluster.compose.kill(replica),
      isOver: () => Promise.resolve(true),
      mend: (cluster, replica) => cluster.compose.start(replica),
    }),
  ),
  withContainer('gateway killed', {
    find: async (cluster) => (await cluster.containersOf('gateway'))[0],
    happen: (cluster, gateway) => cluster.compose.kill(gateway),
    isOver: () => Promise.resolve(true),
    mend: (cluster, gateway) => cluster.compose.start(gateway),
  }),
  { name: 'rolling restart', happen: restartAll, mend: () => Promise.resolve() },
];

/**
 * The faults whose name contains a text.
 *
 * @throws ToolError if there is none
 */
export function chooseFaults(text: string): ClusterFault[] {
  const chosen = clusterFaults.filter(({ name }) => name.includes(text));
  if (chosen.length > 0) return chosen;
  const names = clusterFaults.map(({ name }) => name).join(', ');
  throw new ToolError(`--only ${text}: there is no such fault. There are ${names}.`);
}

/** Makes the faults, from the time at which half of the students have started. */
export function makeClusterFaults(
  cluster: ClusterHarness,
  faults: readonly ClusterFault[],
): MakeFaults {
  return async (spreadMs, observations, say) => {
    const began = performance.now();
    await sleep(Math.max(0, began + spreadMs / 2 - performance.now()));
    for (const fault of faults) {
      say(fault.name);
      const chapter = observations.begin(fault.name);
      await fault.happen(cluster);
      chapter.isOver();
      say('  the cluster works again');
      await sleep(restMs);
      await fault.mend(cluster);
      await untilWhole(cluster);
      say('  it is whole again');
      await sleep(restMs);
    }
  };
}

/** A fault of one container, which is found when it is due. */
function withContainer(
  name: string,
  fault: {
    find: (cluster: ClusterHarness) => Promise<string | undefined>;
    happen: (cluster: ClusterHarness, container: string) => Promise<void>;
    isOver: (cluster: ClusterHarness, container: string) => Promise<boolean>;
    mend: (cluster: ClusterHarness, container: string) => Promise<void>;
  },
): ClusterFault {
  let container: string | undefined;
  return {
    name,
    happen: async (cluster) => {
      container = await fault.find(cluster);
      if (container === undefined) throw new Error(`${name}: there is none.`);
      await fault.happen(cluster, container);
      while (!(await fault.isOver(cluster, container))) await sleep(lookEveryMs);
    },
    mend: async (cluster) => {
      if (container !== undefined) await fault.mend(cluster, container);
    },
  };
}

/** All containers of the cluster, one after another, each when the one before is whole again. */
async function restartAll(cluster: ClusterHarness): Promise<void> {
  const containers = await cluster.compose.containers();
  const rank = (service: string): number =>
    restartOrder.findIndex((prefix) => service.startsWith(prefix));
  for (const { name } of containers.toSorted((a, b) => rank(a.service) - rank(b.service))) {
    await cluster.compose.restart(name);
    await untilWhole(cluster);
  }
}

async function untilWhole(cluster: ClusterHarness): Promise<void> {
  for (;;) {
    const isWhole = (await cluster.databaseMembers()) === members && (await cluster.redisMaster());
    if (isWhole) return;
    await sleep(lookEveryMs);
  }
}

function isOther(found: string | undefined, former: string): boolean {
  return found !== undefined && found !== former;
}
