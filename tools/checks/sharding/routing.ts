import { init, Parser } from '@guanmingchiu/sqlparser-ts';
import type { Placement, Placements } from './vschema.ts';

await init();

/**
 * What keeps Vitess from routing a statement to the shards of the students that it is about. Empty when
 * each sharded table is found by its sharding key, and nothing is used that Vitess does not support in
 * a sharded keyspace: https://vitess.io/docs/reference/compatibility/mysql-compatibility/ and
 * go/vt/vtgate/planbuilder/testdata/unsupported_cases.json in its repository.
 */
export function routingFaults(sql: string, placements: Placements): string[] {
  let parsed: unknown;
  try {
    // The driver replaces the placeholder of a list of rows by the rows. The parser knows only MySQL's
    // newer words for a shared lock, which MariaDB does not know.
    const parseable = sql
      .replaceAll(/\bVALUES \?/gi, 'VALUES (?)')
      .replace(/ LOCK IN SHARE MODE$/, ' FOR SHARE');
    parsed = Parser.parse(parseable, 'mysql');
  } catch (error) {
    return [`cannot be parsed (${error instanceof Error ? error.message : String(error)})`];
  }
  const check = new StatementCheck(placements);
  check.statement(parsed);
  return check.found();
}

// The parser's tree is JSON of many types, of which only the parts that matter are named here.
type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function member(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((found, name) => (isNode(found) ? found[name] : undefined), value);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** All values of members with this name, at any depth. */
function* membersNamed(value: unknown, name: string): Generator {
  if (Array.isArray(value)) for (const one of value) yield* membersNamed(one, name);
  if (!isNode(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === name && inner !== null && inner !== undefined) yield inner;
    yield* membersNamed(inner, name);
  }
}

/** A table of a FROM clause, with the name by which its columns are called. */
interface Source {
  alias: string;
  table: string;
  placement: Placement;
}

/** The names of a qualified name: `a.user_id` or `database`.`table`. */
function nameOf(value: unknown): string[] {
  return list(value).flatMap((part) => {
    const name = member(part, 'value') ?? member(part, 'Identifier', 'value');
    return typeof name === 'string' ? [name] : [];
  });
}

/** Functions of the server that Vitess does not run, or runs on any one shard. */
const UNSUPPORTED_FUNCTIONS = new Set(['GET_LOCK', 'RELEASE_LOCK', 'LAST_INSERT_ID', 'FOUND_ROWS']);

class StatementCheck {
  readonly #placements: Placements;
  readonly #faults = new Set<string>();
  readonly #kinds = new Set<Placement['kind']>();
  #isSharded = false;

  constructor(placements: Placements) {
    this.#placements = placements;
  }

  found(): string[] {
    const joins = this.#isSharded && this.#kinds.has('unsharded');
    return [
      ...this.#faults,
      ...(joins ? ['uses tables of the sharded and of the unsharded keyspace together'] : []),
    ];
  }

  statement(parsed: unknown): void {
    const [statement, ...more] = list(parsed);
    if (more.length > 0) this.#fault('is several statements');
    const { Query, Insert, Update, Delete } = isNode(statement) ? statement : {};
    if (isNode(Query)) this.#query(Query, new Set(), new Set());
    else if (isNode(Insert)) this.#insert(Insert);
    else if (isNode(Update)) this.#update(Update);
    else if (isNode(Delete)) this.#delete(Delete);
    else this.#fault('is neither SELECT, INSERT, UPDATE nor DELETE');
    if (this.#isSharded) this.#constructs(statement);
  }

  #fault(text: string): void {
    this.#faults.add(text);
  }

  /** What a sharded keyspace does not support anywhere in a statement. */
  #constructs(statement: unknown): void {
    if (!membersNamed(statement, 'over').next().done) this.#fault('has a window function');
    if (!membersNamed(statement, 'into').next().done && member(statement, 'Query')) {
      this.#fault('has SELECT … INTO');
    }
    if ([...membersNamed(statement, 'recursive')].includes(true)) {
      this.#fault('has a recursive common table expression');
    }
    if (!membersNamed(statement, 'Using').next().done) this.#fault('joins with USING');
    if (JSON.stringify(statement).includes('"Natural"')) this.#fault('has a natural join');
    for (const called of membersNamed(statement, 'Function')) {
      const name = nameOf(member(called, 'name')).at(-1)?.toUpperCase() ?? '';
      if (UNSUPPORTED_FUNCTIONS.has(name)) this.#fault(`calls ${name}`);
    }
  }

  /** @param outer the known sharding keys of outer tables, as `alias.column` */
  #query(query: Node, outer: ReadonlySet<string>, outerNames: ReadonlySet<string>): void {
    const named = new Set(outerNames);
    for (const table of list(member(query, 'with', 'cte_tables'))) {
      this.#within(member(table, 'query'), outer, named);
      const name = member(table, 'alias', 'name', 'value');
      if (typeof name === 'string') named.add(name);
    }
    this.#body(member(query, 'body'), outer, named);
    for (const part of ['order_by', 'limit_clause']) this.#subqueries(query[part], outer, named);
  }

  #within(query: unknown, outer: ReadonlySet<string>, named: ReadonlySet<string>): void {
    if (isNode(query)) this.#query(query, outer, named);
  }

  #body(body: unknown, outer: ReadonlySet<string>, named: ReadonlySet<string>): void {
    if (!isNode(body)) return;
    const { Select, SetOperation, Query } = body;
    if (isNode(Select)) this.#select(Select, outer, named);
    if (isNode(Query)) this.#query(Query, outer, named);
    if (isNode(SetOperation)) {
      this.#body(SetOperation['left'], outer, named);
      this.#body(SetOperation['right'], outer, named);
    }
  }

  #select(select: Node, outer: ReadonlySet<string>, named: ReadonlySet<string>): void {
    const sources: Source[] = [];
    const conditions: unknown[] = [select['selection']];
    for (const from of list(select['from'])) {
      this.#relation(member(from, 'relation'), sources, { outer, named });
      for (const join of list(member(from, 'joins'))) {
        this.#relation(member(join, 'relation'), sources, { outer, named });
        conditions.push(...membersNamed(member(join, 'join_operator'), 'On'));
      }
    }
    const bound = this.#requireKeys(sources, conditions, outer);
    const parts = Object.entries(select).filter(([name]) => name !== 'from');
    for (const [, part] of parts) this.#subqueries(part, bound, named);
    this.#subqueries(conditions.slice(1), bound, named);
  }

  #relation(
    relation: unknown,
    sources: Source[],
    { outer, named }: { outer: ReadonlySet<string>; named: ReadonlySet<string> },
  ): void {
    const table = member(relation, 'Table');
    if (table) {
      const source = this.#source(table, named);
      if (source) sources.push(source);
      return;
    }
    // What a derived table selects is found by its own conditions.
    this.#within(member(relation, 'Derived', 'subquery'), outer, named);
  }

  #source(table: unknown, named: ReadonlySet<string>): Source | undefined {
    const path = nameOf(member(table, 'name'));
    const name = path.at(-1) ?? '';
    const alias = member(table, 'alias', 'name', 'value');
    if (named.has(name) || path.at(-2)?.toUpperCase() === 'INFORMATION_SCHEMA') return undefined;
    const placement = this.#placements.get(name);
    if (!placement) {
      this.#fault(`uses ${name}, which is in no VSchema of deploy/vitess`);
      return undefined;
    }
    this.#kinds.add(placement.kind);
    if (placement.kind === 'sharded') this.#isSharded = true;
    return { alias: typeof alias === 'string' ? alias : name, table: name, placement };
  }

  /** Requires the key of each sharded table. Returns all keys that are known, as `alias.column`. */
  #requireKeys(
    sources: readonly Source[],
    conditions: readonly unknown[],
    outer: ReadonlySet<string>,
  ): Set<string> {
    const sharded = sources.filter(({ placement }) => placement.kind === 'sharded');
    const facts = conditions.flatMap(conjuncts);
    const bound = new Set(outer);
    // A key can be known because it equals the key of a table that is known already.
    for (let known = -1; known < bound.size;) {
      known = bound.size;
      for (const fact of facts) for (const key of boundBy(fact, sharded, bound)) bound.add(key);
    }
    for (const source of sharded) {
      if (bound.has(keyOf(source))) continue;
      this.#fault(`does not say which ${columnOf(source)} it means in ${source.table}`);
    }
    return bound;
  }

  #subqueries(value: unknown, outer: ReadonlySet<string>, named: ReadonlySet<string>): void {
    if (Array.isArray(value)) for (const one of value) this.#subqueries(one, outer, named);
    if (!isNode(value)) return;
    // Every query of an expression is an object with a body.
    if ('body' in value) return this.#query(value, outer, named);
    for (const inner of Object.values(value)) this.#subqueries(inner, outer, named);
  }

  #target(table: unknown): Source | undefined {
    return this.#source(table, new Set());
  }

  #insert(insert: Node): void {
    const target = this.#target({ name: member(insert, 'table', 'TableName') });
    const isQuery = !member(insert, 'source', 'body', 'Values');
    if (isQuery) this.#within(insert['source'], new Set(), new Set());
    if (target?.placement.kind !== 'sharded') return;
    const { column } = target.placement;
    if (insert['replace_into'] === true) this.#fault('is REPLACE');
    if (isQuery) this.#fault('is INSERT … SELECT');
    const columns = list(insert['columns']).map((one) => nameOf(one).at(-1) ?? nameOf([one])[0]);
    if (!columns.includes(column)) this.#fault(`inserts into ${target.table} without ${column}`);
    this.#assignments(member(insert, 'on', 'DuplicateKeyUpdate'), target);
  }

  #update(update: Node): void {
    const target = this.#target(member(update, 'table', 'relation', 'Table'));
    this.#change(target, update, update['assignments']);
    if (target?.placement.kind !== 'sharded') return;
    if (list(member(update, 'table', 'joins')).length > 0) this.#fault('updates a join');
    this.#assignments(update['assignments'], target);
  }

  #delete(deletion: Node): void {
    const from = list(member(deletion, 'from', 'WithFromKeyword'));
    const target = this.#target(member(from[0], 'relation', 'Table'));
    this.#change(target, deletion, undefined);
    const isJoin = from.length > 1 || list(member(from[0], 'joins')).length > 0;
    if (isJoin && target?.placement.kind === 'sharded') this.#fault('deletes from a join');
  }

  #change(target: Source | undefined, change: Node, assignments: unknown): void {
    if (!target) return;
    const { selection } = change;
    this.#requireKeys([target], [selection], new Set());
    const isNested = [selection, assignments].some(
      (part) => !membersNamed(part, 'body').next().done,
    );
    this.#subqueries([selection, assignments], new Set(), new Set());
    if (isNested && this.#isSharded) this.#fault('has a subquery in a change');
    if (change['limit'] && target.placement.kind === 'sharded') this.#fault('limits a change');
  }

  #assignments(assignments: unknown, { placement, table }: Source): void {
    for (const assignment of list(assignments)) {
      const name = nameOf(member(assignment, 'target', 'ColumnName')).at(-1);
      if (placement.kind === 'sharded' && name === placement.column) {
        this.#fault(`changes ${placement.column} of ${table}: rows cannot change their shard`);
      }
    }
  }
}

/** The conditions that must all hold. */
function conjuncts(condition: unknown): unknown[] {
  const nested = member(condition, 'Nested');
  if (nested) return conjuncts(nested);
  const operation = member(condition, 'BinaryOp');
  if (member(operation, 'op') === 'And') {
    return [...conjuncts(member(operation, 'left')), ...conjuncts(member(operation, 'right'))];
  }
  return condition === null || condition === undefined ? [] : [condition];
}

function columnOf({ placement }: Source): string {
  return placement.kind === 'sharded' ? placement.column : '';
}

function keyOf(source: Source): string {
  return `${source.alias}.${columnOf(source)}`;
}

/** The sharding keys of which this condition says the value. */
function boundBy(fact: unknown, sharded: readonly Source[], bound: ReadonlySet<string>): string[] {
  const operation = member(fact, 'BinaryOp');
  if (member(operation, 'op') === 'Eq') {
    const [left, right] = [member(operation, 'left'), member(operation, 'right')];
    return [
      ...(isKnown(right, sharded, bound) ? keysIn(left, sharded) : []),
      ...(isKnown(left, sharded, bound) ? keysIn(right, sharded) : []),
    ];
  }
  const inList = member(fact, 'InList');
  if (!inList || member(inList, 'negated') === true) return [];
  const areKnown = list(member(inList, 'list')).every((one) => isKnown(one, sharded, bound));
  return areKnown ? keysIn(member(inList, 'expr'), sharded) : [];
}

/** The sharding key that this expression is, if it is one. */
function keysIn(expression: unknown, sharded: readonly Source[]): string[] {
  const column = member(expression, 'Identifier', 'value');
  if (typeof column === 'string') {
    const isOnly = sharded.length === 1;
    return sharded.filter((one) => isOnly && columnOf(one) === column).map(keyOf);
  }
  const name = nameOf(member(expression, 'CompoundIdentifier')).join('.');
  return sharded.map(keyOf).filter((key) => key === name);
}

/** A value, or a sharding key that is known. */
function isKnown(
  expression: unknown,
  sharded: readonly Source[],
  bound: ReadonlySet<string>,
): boolean {
  if (member(expression, 'Value')) return true;
  const name = nameOf(member(expression, 'CompoundIdentifier')).join('.');
  return bound.has(name) || keysIn(expression, sharded).some((key) => bound.has(key));
}
