import { describe, expect, it } from '@jest/globals';
import { shardingProblems, type LoggedStatement } from './check-statements.ts';
import { placementsOf } from './vschema.ts';

const placements = placementsOf([
  { sharded: true, tables: { attempts: { column_vindexes: [{ column: 'user_id' }] } } },
]);
const place = { file: 'src/taking/attempts.repository.ts', caller: 'finish' };
const exception = { ...place, reason: 'a command', sharded: 'all shards run it' };
const good = { ...place, sql: 'UPDATE attempts SET n = 1 WHERE id = ? AND user_id = ?' };
const bad = { ...place, sql: 'UPDATE attempts SET n = 1 WHERE id = ?' };

function problemsOf(
  statements: readonly LoggedStatement[],
  { exceptions = [exception], isComplete = true } = {},
): string[] {
  return shardingProblems(statements, { placements, exceptions, isComplete });
}

describe('logged statements', () => {
  it('pass with their sharding key', () => {
    expect(problemsOf([good], { exceptions: [] })).toEqual([]);
  });

  it('fail without it, with a sentence that names statement, file and what to do', () => {
    const [problem, ...more] = problemsOf([good, bad, bad], { exceptions: [] });
    expect(more).toEqual([]);
    expect(problem).toContain(bad.sql);
    expect(problem).toContain('finish in services/attempt/src/taking/attempts.repository.ts');
    expect(problem).toContain('Let it say user_id');
  });

  it('fail when nobody knows who runs them', () => {
    expect(problemsOf([bad, { sql: bad.sql }])).toEqual([
      expect.stringContaining('A function of the attempt service runs a statement'),
    ]);
  });

  it('pass as an exception', () => {
    expect(problemsOf([bad])).toEqual([]);
  });

  it('make an exception fail that none of them needs', () => {
    expect(problemsOf([good])).toEqual([expect.stringContaining('delete the entry')]);
    expect(problemsOf([good], { isComplete: false })).toEqual([]);
  });

  it('are there', () => {
    expect(problemsOf([], { exceptions: [] })).toEqual([expect.stringContaining('logged no')]);
  });
});
