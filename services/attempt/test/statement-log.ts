import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { DataSource } from 'typeorm';

// Writes each different statement that the service runs to a file of lines of JSON, with the function
// that runs it. `npm test` reads the file after these tests (tools/checks/sharding).

type Call = (this: unknown, statement: unknown, ...rest: unknown[]) => unknown;
type Callers = Record<'query' | 'execute', Call>;

const file = process.env['STATEMENT_LOG'];
if (file !== undefined) await logStatements(file);

async function logStatements(target: string): Promise<void> {
  const { default: mysql } = await import('mysql2');
  const { DataSource: Source } = await import('typeorm');
  const seen = new Set<string>();
  // TypeORM is observed where it is called: below, the stack no longer leads to the caller.
  const sources = Source.prototype as { createQueryRunner: DataSource['createQueryRunner'] };
  const { createQueryRunner } = sources;
  sources.createQueryRunner = function (this: DataSource, mode) {
    const runner = createQueryRunner.call(this, mode);
    observe(runner as unknown as Pick<Callers, 'query'>, 'query');
    return runner;
  };
  const { Pool, PoolConnection } = mysql as unknown as Record<string, { prototype: Callers }>;
  for (const driver of [Pool, PoolConnection]) {
    if (!driver) throw new Error('The driver has changed: its classes are not exported any more');
    observe(driver.prototype, 'query');
    observe(driver.prototype, 'execute');
  }

  function observe<Name extends string>(observed: Record<Name, Call>, name: Name): void {
    const original = observed[name];
    observed[name] = function (this: unknown, statement: unknown, ...rest: unknown[]) {
      if (typeof statement === 'string') log(statement);
      return original.call(this, statement, ...rest);
    };
  }

  function log(statement: string): void {
    const sql = normalized(statement);
    if (seen.has(sql) || !/^\(*\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|WITH)\b/i.test(sql)) return;
    const caller = callerOf();
    // Another part of the service may run the same statement as a test.
    if (caller?.file.startsWith('src/') === false) return;
    seen.add(sql);
    appendFileSync(target, `${JSON.stringify({ sql, ...caller })}\n`);
  }
}

const service = resolve(import.meta.dirname, '..');
const OWN_PATH = 'test/statement-log.ts';

/**
 * The innermost file of this service on the stack, and its innermost named function. Undefined when the
 * stack does not lead to one.
 */
function callerOf(): { file: string; caller: string } | undefined {
  const { prepareStackTrace, stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 60;
    Error.prepareStackTrace = (_error, sites: NodeJS.CallSite[]) => sites;
    const sites = new Error('stack').stack as unknown as NodeJS.CallSite[];
    const own = sites
      .map((site) => ({ file: pathOf(site), caller: site.getFunctionName() }))
      .filter(({ file }) => !file.startsWith('..') && file !== OWN_PATH);
    const [first] = own;
    if (!first) return undefined;
    const named = own.find(({ file, caller }) => file === first.file && caller !== null);
    return { file: first.file, caller: named?.caller ?? 'a callback' };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    Error.prepareStackTrace = prepareStackTrace;
  }
}

/** The path of the called function's file from the service's folder. */
function pathOf(site: NodeJS.CallSite): string {
  const file = site.getFileName()?.replace(/^file:\/\//, '');
  return file === undefined ? '..' : relative(service, file);
}

/** Without what differs between calls of the same statement: white space, and the lengths of its lists. */
function normalized(statement: string): string {
  return statement
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\?(, \?)+(?=\)| UNION)/g, '?')
    .replaceAll(/(\(\?\))(, \(\?\))+/g, '$1')
    .replaceAll(/( WHEN \? THEN \?)+/g, ' WHEN ? THEN ?');
}
