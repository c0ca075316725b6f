import { chartSets } from '../families/figures/charts/chart-sets.ts';
import { tableSets } from '../families/sets/tables.ts';
import type { SetFamily } from '../family.ts';

const POOLS: Readonly<Record<string, readonly SetFamily[]>> = {
  tables: tableSets,
  charts: chartSets,
};

/** The families of passages in a pool. Throws for an unknown one. */
export function setPool(name: string): readonly SetFamily[] {
  const families = POOLS[name];
  if (!families) throw new Error(`There is no pool ${name} of sets.`);
  return families;
}
