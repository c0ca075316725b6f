import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '../stack/tool-error.ts';
import type { Crowd } from './crowd.ts';
import { parts, type Installation, type Part } from './installation.ts';

/** Until the path of a save is compiled: V8 takes long for it. */
export const warmUpMs = 20_000;
const measuredMs = 15_000;

/** Processor milliseconds per save. */
export type SaveCost = Readonly<Record<Part, number>> & { readonly saves: number };

export interface Saving {
  warmUpMs: number;
  /** How long a student waits between two answers; 0: only until the save is acknowledged. */
  pauseMs: number;
}

/** What the saves of students cost each part of their installation. */
export async function measureSaveCost(
  installation: Installation,
  crowd: Crowd,
  saving: Saving = { warmUpMs, pauseMs: 0 },
): Promise<SaveCost> {
  crowd.begin(saving.pauseMs);
  await sleep(saving.warmUpMs);
  const before = await installation.processorTimes();
  const savesBefore = crowd.saves;
  await sleep(measuredMs);
  const after = await installation.processorTimes();
  const saves = crowd.saves - savesBefore;
  if (saves === 0) {
    // Students whose saves are refused try for as long as their attempt is open.
    throw new ToolError(`no save was acknowledged. ${crowd.observations.refusals[0] ?? ''}`);
  }
  await crowd.pause();
  const costs = parts.map((part): [Part, number] => [part, (after[part] - before[part]) / saves]);
  return { ...(Object.fromEntries(costs) as Record<Part, number>), saves };
}

/** @returns milliseconds in all parts */
export function totalCost(cost: SaveCost): number {
  return parts.reduce((sum, part) => sum + cost[part], 0);
}

export function savesPerSecond({ saves }: SaveCost): number {
  return (saves * 1000) / measuredMs;
}

export function describeSaveCost(cost: SaveCost): string {
  const each = parts.map((part) => `${part} ${cost[part].toFixed(2)}`).join(', ');
  const rate = Math.round(savesPerSecond(cost));
  return `a save costs ${totalCost(cost).toFixed(2)} ms of processor time (${each}), at ${rate} saves a second`;
}
