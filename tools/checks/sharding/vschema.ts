import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../stack/inventory.ts';

/** Where Vitess stores the rows of a table. */
export type Placement =
  | { kind: 'sharded'; column: string }
  /** A copy in every shard, read like a table of that shard. */
  | { kind: 'reference' }
  /** In a keyspace of one shard. */
  | { kind: 'unsharded' };

/** By table name. */
export type Placements = ReadonlyMap<string, Placement>;

/** The part of a VSchema that routing depends on. */
export interface VSchema {
  sharded: boolean;
  tables: Record<string, { type?: string; column_vindexes?: { column: string }[] }>;
}

/** Reads where the tables of the attempt service are. */
export function readPlacements(): Placements {
  return placementsOf(['attempt_tests', 'attempt'].map(readVSchema));
}

/** A table of several keyspaces is where the last one says. */
export function placementsOf(vschemas: readonly VSchema[]): Placements {
  return new Map(
    vschemas.flatMap((vschema) =>
      Object.entries(vschema.tables).map(([table, definition]): [string, Placement] => {
        if (definition.type === 'reference') return [table, { kind: 'reference' }];
        const [primary] = definition.column_vindexes ?? [];
        if (!vschema.sharded) return [table, { kind: 'unsharded' }];
        if (!primary) throw new Error(`The VSchema has no sharding key for ${table}.`);
        return [table, { kind: 'sharded', column: primary.column }];
      }),
    ),
  );
}

function readVSchema(keyspace: string): VSchema {
  const file = join(root, 'deploy', 'vitess', 'vschema', `${keyspace}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as VSchema;
}
