import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '../stack/tool-error.ts';
import type { Compose } from './compose.ts';
import type { Crowd } from './crowd.ts';

const parts = ['gateway', 'attempt', 'mysql', 'redis'] as const;
type Part = (typeof parts)[number];

/** Until the path of a save is compiled: V8 takes long for it. */
const warmUpMs = 20_000;
const measuredMs = 15_000;

/** Processor milliseconds per save. */
export type SaveCost = Readonly<Record<Part, number>> & { readonly saves: number };

/** Students who save one after another without a pause, and what that costs each container. */
export async function measureSaveCost(compose: Compose, crowd: Crowd): Promise<SaveCost> {
  crowd.begin(0);
  await sleep(warmUpMs);
  const before = await usage(compose);
  const savesBefore = crowd.saves;
  await sleep(measuredMs);
  const after = await usage(compose);
  const saves = crowd.saves - savesBefore;
  if (saves === 0) {
    // Students whose saves are refused try for as long as their attempt is open.
    throw new ToolError(`no save was acknowledged. ${crowd.observations.refusals[0] ?? ''}`);
  }
  await crowd.pause();
  const costs = parts.map((part): [Part, number] => [
    part,
    (after[part] - before[part]) / 1000 / saves,
  ]);
  return { ...(Object.fromEntries(costs) as Record<Part, number>), saves };
}

/** Microseconds, by either version of Linux' control groups. */
const readUsage = `
  if [ -r /sys/fs/cgroup/cpu.stat ]; then
    while read -r name value; do
      if [ "$name" = usage_usec ]; then echo "$value"; fi
    done < /sys/fs/cgroup/cpu.stat
  else
    echo $(($(< /sys/fs/cgroup/cpuacct/cpuacct.usage) / 1000))
  fi`;

/** Microseconds of processor time since each container started. */
async function usage(compose: Compose): Promise<Record<Part, number>> {
  const entries = parts.map(async (part): Promise<[Part, number]> => {
    return [part, Number(await compose.inside(await compose.id(part), readUsage))];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Part, number>;
}

export function describeSaveCost({ saves, ...cost }: SaveCost): string {
  const total = Object.values(cost).reduce((sum, each) => sum + each, 0);
  const each = Object.entries(cost).map(([part, ms]) => `${part} ${ms.toFixed(2)}`);
  return `a save costs ${total.toFixed(2)} ms of processor time (${each.join(', ')}); ${saves} saves in ${measuredMs / 1000} s`;
}
