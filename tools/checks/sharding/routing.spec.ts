import { describe, expect, it } from '@jest/globals';
import { routingFaults } from './routing.ts';
import { placementsOf, readPlacements } from './vschema.ts';

const byStudent = { column_vindexes: [{ column: 'user_id' }] };
const placements = placementsOf([
  { sharded: false, tables: { papers: {}, sums: {} } },
  {
    sharded: true,
    tables: { attempts: byStudent, ranking_entries: byStudent, papers: { type: 'reference' } },
  },
]);
const faultsOf = (sql: string) => routingFaults(sql, placements);

describe('a statement that Vitess routes by student', () => {
  it.each([
    'SELECT * FROM attempts WHERE id = ? AND user_id = ? FOR UPDATE SKIP LOCKED',
    "SELECT * FROM attempts WHERE ('a' = user_id) AND state = 'open'",
    'SELECT * FROM attempts a FORCE INDEX (PRIMARY) WHERE a.id IN (?) AND a.user_id IN (?, ?)',
    'SELECT `a`.`id` FROM `attempts` `a` WHERE ((`a`.`user_id` = ?))',
    'SELECT 1 FROM attempts a JOIN ranking_entries s ON s.user_id = a.user_id WHERE s.user_id = ?',
    'SELECT 1 FROM attempts a STRAIGHT_JOIN ranking_entries s ON s.user_id = ? AND a.user_id = s.user_id',
    'SELECT 1 FROM attempts a JOIN papers p ON p.id = a.paper WHERE a.user_id = ?',
    'SELECT 1 FROM (SELECT id FROM attempts WHERE user_id = ?) f JOIN attempts a ON a.id = f.id AND a.user_id = ?',
    'SELECT 1 FROM attempts a WHERE user_id = ? AND EXISTS (SELECT 1 FROM ranking_entries s WHERE s.user_id = a.user_id)',
    'SELECT 1 FROM attempts WHERE user_id = ? UNION ALL (SELECT 2 FROM ranking_entries WHERE user_id = ? LIMIT 1)',
    'WITH own AS (SELECT id FROM attempts WHERE user_id = ?) SELECT COUNT(*) FROM own',
    'INSERT INTO attempts (id, user_id) VALUES (?, ?)',
    'INSERT INTO attempts (id, user_id) VALUES ?',
    'INSERT IGNORE INTO `attempts`(`user_id`, `id`) VALUES (?, ?) ON DUPLICATE KEY UPDATE id = VALUES(id)',
    'UPDATE attempts FORCE INDEX (PRIMARY) SET n = CASE id WHEN ? THEN ? END WHERE id IN (?) AND user_id IN (?)',
    'DELETE FROM attempts WHERE (`user_id` = ? AND `id` = ?)',
    'SELECT * FROM papers WHERE id = ? LOCK IN SHARE MODE',
    'SELECT 1 FROM papers JOIN sums ON sums.id = papers.id',
    'UPDATE sums SET n = n + 1',
    'SELECT * FROM `INFORMATION_SCHEMA`.`COLUMNS` WHERE `TABLE_NAME` = ?',
    'SELECT GET_LOCK(?, ?) AS got',
  ])('%s', (sql) => {
    expect(faultsOf(sql)).toEqual([]);
  });
});

describe('a statement that Vitess sends to all shards, or does not support', () => {
  it.each([
    ['SELECT * FROM attempts WHERE id = ?', 'user_id it means in attempts'],
    ['SELECT * FROM attempts WHERE user_id > ?', 'user_id it means in attempts'],
    ['SELECT * FROM attempts WHERE user_id NOT IN (?)', 'user_id it means in attempts'],
    ['SELECT * FROM attempts WHERE user_id = ? OR id = ?', 'user_id it means in attempts'],
    ['SELECT * FROM attempts WHERE user_id = id', 'user_id it means in attempts'],
    ['SELECT * FROM attempts WHERE user_id = LOWER(?)', 'user_id it means in attempts'],
    [
      'SELECT 1 FROM attempts a JOIN ranking_entries s ON s.id = a.id WHERE a.user_id = ?',
      'user_id it means in ranking_entries',
    ],
    [
      'SELECT 1 FROM attempts a JOIN ranking_entries s ON s.user_id = a.user_id',
      'user_id it means in attempts',
    ],
    [
      'SELECT 1 FROM attempts a JOIN ranking_entries s ON s.id = a.id WHERE user_id = ?',
      'user_id it means in attempts',
    ],
    [
      'SELECT 1 FROM attempts a WHERE user_id = ? AND EXISTS (SELECT 1 FROM ranking_entries s WHERE s.id = a.id)',
      'user_id it means in ranking_entries',
    ],
    [
      'SELECT 1 FROM attempts WHERE user_id = ? UNION ALL SELECT 2 FROM ranking_entries',
      'user_id it means in ranking_entries',
    ],
    [
      'WITH some AS (SELECT id FROM attempts) SELECT COUNT(*) FROM some',
      'user_id it means in attempts',
    ],
    ['INSERT INTO attempts (id) VALUES (?)', 'inserts into attempts without user_id'],
    ['INSERT INTO attempts (user_id) SELECT ? FROM papers', 'is INSERT … SELECT'],
    [
      'INSERT INTO attempts (user_id) VALUES (?) ON DUPLICATE KEY UPDATE user_id = ?',
      'changes user_id of attempts',
    ],
    ['REPLACE INTO attempts (user_id) VALUES (?)', 'is REPLACE'],
    ['UPDATE attempts SET n = 1 WHERE id = ? AND revision = ?', 'user_id it means in attempts'],
    ['UPDATE attempts SET user_id = ? WHERE user_id = ?', 'changes user_id of attempts'],
    [
      'UPDATE attempts SET n = (SELECT 1 FROM papers) WHERE user_id = ?',
      'has a subquery in a change',
    ],
    ['UPDATE attempts SET n = 1 WHERE user_id = ? LIMIT 1', 'limits a change'],
    [
      'UPDATE attempts a JOIN papers p ON p.id = a.id SET n = 1 WHERE a.user_id = ?',
      'updates a join',
    ],
    ['DELETE FROM attempts WHERE finished_at IS NULL', 'user_id it means in attempts'],
    ['SELECT RANK() OVER (ORDER BY n) FROM attempts WHERE user_id = ?', 'has a window function'],
    ['SELECT GET_LOCK(?, 1) FROM attempts WHERE user_id = ?', 'calls GET_LOCK'],
    ['SELECT 1 FROM attempts NATURAL JOIN papers WHERE attempts.user_id = ?', 'has a natural join'],
    ['SELECT 1 FROM attempts JOIN papers USING (id) WHERE user_id = ?', 'joins with USING'],
    [
      'WITH RECURSIVE n AS (SELECT 1) SELECT 1 FROM attempts WHERE user_id = ?',
      'has a recursive common table expression',
    ],
    [
      'SELECT 1 FROM attempts JOIN sums ON sums.id = attempts.test_id WHERE attempts.user_id = ?',
      'uses tables of the sharded and of the unsharded keyspace together',
    ],
    ['SELECT 1 FROM students', 'uses students, which is in no VSchema'],
    ['SELECT FROM WHERE', 'cannot be parsed'],
  ])('%s', (sql, fault) => {
    expect(faultsOf(sql)).toContainEqual(expect.stringContaining(fault));
  });
});

it('the attempt service’s tables of students are sharded by user_id', () => {
  const sharded = [...readPlacements()].filter(([, { kind }]) => kind === 'sharded');
  expect(sharded.map(([table]) => table)).toContain('attempts');
  for (const [, placement] of sharded) expect(placement).toMatchObject({ column: 'user_id' });
});
