import { existsSync, readFileSync } from 'node:fs';
import { single, type Tally } from '../tally.ts';
import { exceptions, type Exception } from './exceptions.ts';
import { routingFaults } from './routing.ts';
import { readPlacements, type Placements } from './vschema.ts';

/** A statement that the attempt service ran in its database tests. */
export interface LoggedStatement {
  sql: string;
  /** In services/attempt. Both are missing when the stack did not lead to the service's code. */
  file?: string;
  caller?: string;
}

/** What the rule is checked with. */
interface Given {
  placements: Placements;
  exceptions: readonly Exception[];
  /** Whether all database tests ran, so that an exception without a statement is not needed. */
  isComplete: boolean;
}

/**
 * Checks the statements that the database tests wrote to a file.
 *
 * @param log the file, with one statement a line
 */
export function checkLoggedStatements(log: string, isComplete: boolean): Tally {
  const statements = existsSync(log) ? readLog(log) : [];
  if (statements.length === 0 && !isComplete) return single(true);
  const problems = shardingProblems(statements, {
    placements: readPlacements(),
    exceptions,
    isComplete,
  });
  for (const problem of problems) console.log(problem);
  return single(problems.length === 0);
}

/** Sentences that say which statements cannot be routed by student, and which exceptions are not needed. */
export function shardingProblems(
  statements: readonly LoggedStatement[],
  { placements, exceptions: allowed, isComplete }: Given,
): string[] {
  if (isComplete && statements.length === 0) {
    return ['The database tests of the attempt service logged no statement.'];
  }
  const needed = new Set<Exception>();
  const problems = new Set<string>();
  for (const statement of statements) {
    const faults = routingFaults(statement.sql, placements);
    if (faults.length === 0) continue;
    const exception = allowed.find(
      ({ file, caller }) => file === statement.file && caller === statement.caller,
    );
    if (exception) needed.add(exception);
    else problems.add(describe(statement, faults));
  }
  const unneeded = isComplete ? allowed.filter((one) => !needed.has(one)) : [];
  return [
    ...problems,
    ...unneeded.map(
      ({ file, caller }) =>
        `tools/checks/sharding/exceptions.ts names ${caller} of services/attempt/${file}, which runs no ` +
        'statement that needs an exception: delete the entry.',
    ),
  ];
}

function describe({ sql, file, caller }: LoggedStatement, faults: readonly string[]): string {
  const where =
    file === undefined
      ? 'A function of the attempt service'
      : `${caller} in services/attempt/${file}`;
  return (
    `${where} runs a statement that ${faults.join(', and ')}. Let it say user_id (= or IN) for each ` +
    'table of students, or, if it is no part of a student’s start, save, submit or page, add it to ' +
    `tools/checks/sharding/exceptions.ts; deploy/vitess/README.md says why.\n  ${sql}`
  );
}

function readLog(log: string): LoggedStatement[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoggedStatement);
}
