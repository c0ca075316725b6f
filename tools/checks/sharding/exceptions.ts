/**
 * Functions of the attempt service whose statements reach all shards, or that Vitess does not run as they
 * are. None of them is part of a call by which a student starts, saves, continues or submits.
 */
export interface Exception {
  /** In services/attempt. */
  file: string;
  caller: string;
  /** Why the statement has no sharding key. */
  reason: string;
  /** What runs instead, or how it runs, once students are spread over shards. */
  sharded: string;
}

const LOG = 'src/rankings/ranking-log.repository.ts';
const RANKINGS = 'src/rankings/rankings.repository.ts';
const PUBLICATION = 'src/review/publication.repository.ts';
const REPORTS = 'src/review/questions/question-reports.repository.ts';
const CREDITS = 'src/taking/time-credits.repository.ts';

const oneReplica = 'one replica at a time runs it, some times a second, for all students';
const perShard =
  'the log is numbered per shard: the update of the entries commits first, the sums and the number of ' +
  'the batch after it, in one transaction of the unsharded keyspace';
const fallback = 'runs only while Redis fails, for one student at a time';
const noFallback =
  'the result has no rank while Redis fails; ranks of all students are read from Redis alone';
const command = 'a command of an operator';
const scatter = 'all shards run it at the same time; each reads an index';

export const exceptions: readonly Exception[] = [
  {
    file: 'src/taking/attempts.repository.ts',
    caller: 'findDue',
    reason: 'the sweeper looks for late attempts of all students, once an interval',
    sharded: scatter,
  },
  {
    file: RANKINGS,
    caller: 'listed',
    reason: 'reads the entries of all students that are not in Redis yet: those of the last second',
    sharded:
      'all shards run it at the same time; each reads the end of an index. Then the two halves of the ' +
      'UNION are two statements, the entries first',
  },
  {
    file: 'src/rankings/participants.repository.ts',
    caller: 'sumsOf',
    reason:
      'reads the sums of a test with what is not in them yet; cached by test while the log is the same',
    sharded:
      'two statements: the entries without a batch from all shards, then the sums with the end of the ' +
      'log; both again when the log has moved in between',
  },
  {
    file: 'src/rankings/cohorts.service.ts',
    caller: 'marksOf',
    reason:
      'counts the participants of a test by marks; cached, and read for 2 % of the time at most',
    sharded: 'each shard counts its own participants; the gateway of Vitess adds up',
  },
  {
    file: 'src/rankings/exam-rankings.repository.ts',
    caller: 'meansOf',
    reason: 'compares all students of an exam; cached by exam',
    sharded: 'the means come from the leaderboards in Redis, which have the same values',
  },
  { file: RANKINGS, caller: 'rankingsOf', reason: fallback, sharded: noFallback },
  { file: RANKINGS, caller: 'overallRankings', reason: fallback, sharded: noFallback },
  ...['readPosition', 'lockPending', 'participantIdsOf', 'numberEntries', 'addSubjects'].map(
    (caller) => ({ file: LOG, caller, reason: oneReplica, sharded: perShard }),
  ),
  {
    file: LOG,
    caller: 'entriesBetween',
    reason: oneReplica,
    sharded: `${scatter}; its join says user_id`,
  },
  {
    file: 'src/review/history/attempted-tests.service.ts',
    caller: 'findAttempted',
    reason: 'the catalogue asks it before it deletes an exam',
    sharded: scatter,
  },
  {
    file: 'src/personal-data/personal-data.repository.ts',
    caller: 'erase',
    reason: 'gives the rows of a deleted account to an anonymous one',
    sharded:
      'rows cannot change their shard: they are read, deleted and inserted with the anonymous id, in a ' +
      'transaction in two phases',
  },
  ...['findOldest', 'countOpen', 'findById'].map((caller) => ({
    file: REPORTS,
    caller,
    reason: command,
    sharded: scatter,
  })),
  {
    file: REPORTS,
    caller: 'findDue',
    reason: 'looks for reports of all students whose mail is due, once an interval',
    sharded: scatter,
  },
  ...['hasOpen', 'findUnmarked'].map((caller) => ({
    file: PUBLICATION,
    caller,
    reason: 'looks once an interval, and only while a live test has ended but is not marked',
    sharded: scatter,
  })),
  {
    file: PUBLICATION,
    caller: 'findDueMails',
    reason: 'looks for students of all shards to tell of their results, once an interval',
    sharded: `${scatter}; the published live tests are read first`,
  },
  ...['count', 'findLacking', 'lock'].map((caller) => ({
    file: CREDITS,
    caller,
    reason: command,
    sharded: `${scatter}; its join says user_id as soon as no release is left that does not write it`,
  })),
  ...['countOutdated', 'findOutdated', 'lockOutdated', 'lockEntries', 'lockSubjects'].map(
    (caller) => ({
      file: 'src/review/remarking/remarking.repository.ts',
      caller,
      reason: command,
      sharded: `${scatter}; each shard marks its own attempts, and numbers its own entries`,
    }),
  ),
  {
    file: 'src/review/remarking/statistics.repository.ts',
    caller: 'firstAttempts',
    reason: command,
    sharded: scatter,
  },
];
