import { randomUUID } from 'node:crypto';
import { REDIS, RedisScript, scanBeside, type RedisClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import {
  nameLeaderboard,
  parseLeaderboard,
  type Leaderboard,
  type LeaderboardEntry,
  type Percentile,
} from './rules/leaderboard.js';

/** Up to which point the sorted sets have followed the database. */
export interface StorePosition {
  /** Identifies the log from which the sets were built. */
  readonly epoch: string;
  /** Each build of the sets has its own keys. */
  readonly generation: string;
  readonly batch: number;
  /** Whether the overall rankings include every leaderboard at least once. */
  readonly hasOverall: boolean;
}

export interface StoredEntry extends LeaderboardEntry {
  readonly leaderboard: Leaderboard;
}

/** How a value compares with a leaderboard, and the entry that the participant has there. */
export interface LeaderboardCount {
  readonly participants: number;
  readonly notHigher: number;
  /** The value of the participant's own entry. The two counts above include it. */
  readonly own: number | null;
}

export interface StaleLeaderboard {
  readonly leaderboard: Leaderboard;
  readonly batch: number;
  readonly participants: number;
  /** Milliseconds since 1970; null when it was never refreshed. */
  readonly refreshedAt: number | null;
}

/** A mean percentile to look up in an overall ranking: of all tests, or of one subject. */
export interface OverallEntry extends LeaderboardEntry {
  readonly subject: string | null;
}

/** Counts of the other students. */
export interface OverallCount {
  readonly students: number;
  readonly higher: number;
  readonly hasOwn: boolean;
}

// The braces put all keys into one slot of a Redis cluster, as transactions require.
const ROOT = 'attempt:{rankings}';
const STATE = `${ROOT}:state`;
const SCAN_COUNT = 1000;

const INVALIDATE_STATE = new RedisScript(`
  if redis.call('HGET', KEYS[1], 'generation') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0`);

const MARK_OVERALL_COMPLETE = new RedisScript(`
  if redis.call('HGET', KEYS[1], 'generation') ~= ARGV[1] then return 0 end
  return redis.call('HSET', KEYS[1], 'overall', 'complete')`);

// One command for all leaderboards: separate commands would cost both sides more than their work.
const COUNT = new RedisScript(`
  local reply = {redis.call('HGETALL', KEYS[1])}
  for index = 2, #KEYS do
    local board = KEYS[index]
    table.insert(reply, redis.call('ZCARD', board))
    table.insert(reply, redis.call('ZCOUNT', board, '-inf', ARGV[2 * index - 2]))
    table.insert(reply, redis.call('ZSCORE', board, ARGV[2 * index - 3]))
  end
  return reply`);

const COUNT_OVERALL = new RedisScript(`
  local reply = {}
  for index, ranking in ipairs(KEYS) do
    table.insert(reply, redis.call('ZCARD', ranking))
    table.insert(reply, redis.call('ZCOUNT', ranking, '(' .. ARGV[2 * index], '+inf'))
    table.insert(reply, redis.call('ZSCORE', ranking, ARGV[2 * index - 1]))
  end
  return reply`);

const COUNT_PARTICIPANTS = new RedisScript(`
  local reply = {}
  for index, board in ipairs(KEYS) do reply[index] = redis.call('ZCARD', board) end
  return reply`);

// One command for many participants: the leaderboard of a popular test is refreshed again and again.
const SAVE_PERCENTILES = new RedisScript(`
  local found = {}
  for index, hash in ipairs(KEYS) do
    redis.call('HSET', hash, ARGV[1], ARGV[index + 1])
    found[index] = redis.call('HVALS', hash)
  end
  return found`);

const MARK_REFRESHED = new RedisScript(`
  if tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1])) == tonumber(ARGV[2]) then
    redis.call('ZREM', KEYS[1], ARGV[1])
  end
  return redis.call('HSET', KEYS[2], ARGV[1], ARGV[3])`);

/**
 * The rankings as sorted sets: a leaderboard for each test and each of its subjects, and an overall
 * ranking for all tests and for each subject. Participants have anonymous ids.
 */
@Injectable()
export class RankingStore {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  async position(): Promise<StorePosition | null> {
    return readPosition(await this.redis.hGetAll(STATE));
  }

  /** Starts a new generation with empty sets. The old sets stay until they are discarded. */
  async startGeneration(epoch: string): Promise<StorePosition> {
    const generation = randomUUID();
    await this.redis.hSet(STATE, { epoch, generation, batch: '0', overall: 'partial' });
    return { epoch, generation, batch: 0, hasOverall: false };
  }

  /** Makes the next reader start a rebuild, unless one has started already. */
  async invalidate({ generation }: StorePosition): Promise<void> {
    await INVALIDATE_STATE.run(this.redis, { keys: [STATE], arguments: [generation] });
  }

  /**
   * Enters all entries up to a batch in one transaction: a Redis that lost its last second of data
   * has lost the position with them. Entering them again changes nothing.
   */
  async enter(
    { generation }: StorePosition,
    entries: readonly StoredEntry[],
    batch: number,
  ): Promise<void> {
    const transaction = this.redis.multi();
    for (const [name, members] of byLeaderboard(entries)) {
      transaction.zAdd(key(generation, 'board', name), members);
      transaction.zAdd(key(generation, 'stale'), { value: name, score: batch });
    }
    transaction.hSet(STATE, 'batch', batch);
    await transaction.exec();
  }

  /** How each value compares with its leaderboard, in the order of `requested`, and the position then. */
  async count(
    { generation }: StorePosition,
    requested: readonly StoredEntry[],
  ): Promise<{ counts: LeaderboardCount[]; position: StorePosition | null }> {
    const [state, ...replies] = (await COUNT.run(this.redis, {
      keys: [STATE, ...requested.map(({ leaderboard }) => leaderboardKey(generation, leaderboard))],
      arguments: requested.flatMap(({ participant, value }) => [participant, String(value)]),
    })) as [string[], ...Reply[]];
    const counts = requested.map((_, index) => {
      const own = replies[index * 3 + 2] ?? null;
      return {
        participants: Number(replies[index * 3]),
        notHigher: Number(replies[index * 3 + 1]),
        own: own === null ? null : Number(own),
      };
    });
    return { counts, position: readPosition(Object.fromEntries(pairsOf(state))) };
  }

  /** Leaderboards that have changed since they last updated their overall ranking. */
  async staleLeaderboards(
    { generation }: StorePosition,
    limit: number,
  ): Promise<StaleLeaderboard[]> {
    const found = await this.redis.zRangeWithScores(key(generation, 'stale'), 0, limit - 1);
    if (found.length === 0) return [];
    const names = found.map(({ value }) => value);
    const [refreshed, participants] = await Promise.all([
      this.redis.hmGet(key(generation, 'refreshed'), names),
      COUNT_PARTICIPANTS.run(this.redis, {
        keys: names.map((name) => key(generation, 'board', name)),
        arguments: [],
      }),
    ]);
    return found.map(({ value, score }, index) => {
      const refreshedAt = refreshed[index];
      return {
        leaderboard: parseLeaderboard(value),
        batch: score,
        participants: Number((participants as number[])[index]),
        refreshedAt: refreshedAt ? Number(refreshedAt) : null,
      };
    });
  }

  async entriesOf(
    { generation }: StorePosition,
    leaderboard: Leaderboard,
  ): Promise<LeaderboardEntry[]> {
    const found = await this.redis.zRangeWithScores(leaderboardKey(generation, leaderboard), 0, -1);
    return found.map(({ value, score }) => ({ participant: value, value: score }));
  }

  /** Stores participants' percentiles of a leaderboard. Returns each one's percentiles of all tests. */
  async savePercentiles(
    { generation }: StorePosition,
    { testId, subject }: Leaderboard,
    updates: readonly Percentile[],
  ): Promise<{ participant: string; percentiles: number[] }[]> {
    const found = await SAVE_PERCENTILES.run(this.redis, {
      keys: updates.map(({ participant }) =>
        key(generation, 'participant', participant, subject ?? ''),
      ),
      arguments: [testId, ...updates.map(({ percentile }) => String(percentile))],
    });
    return (found as string[][]).map((percentiles, index) => ({
      participant: updates[index]?.participant ?? '',
      percentiles: percentiles.map(Number),
    }));
  }

  async enterOverall(
    { generation }: StorePosition,
    subject: string | null,
    means: readonly LeaderboardEntry[],
  ): Promise<void> {
    if (means.length === 0) return;
    const members = means.map(({ participant, value }) => ({ value: participant, score: value }));
    await this.redis.zAdd(overallKey(generation, subject), members);
  }

  /** Marks a leaderboard as refreshed. It stays stale if it has changed since that batch. */
  async markRefreshed(
    { generation }: StorePosition,
    stale: StaleLeaderboard,
    now: Date,
  ): Promise<void> {
    await MARK_REFRESHED.run(this.redis, {
      keys: [key(generation, 'stale'), key(generation, 'refreshed')],
      arguments: [nameLeaderboard(stale.leaderboard), String(stale.batch), String(now.getTime())],
    });
  }

  async markOverallComplete({ generation }: StorePosition): Promise<void> {
    await MARK_OVERALL_COMPLETE.run(this.redis, { keys: [STATE], arguments: [generation] });
  }

  /** The number of others in each overall ranking, and of those with a higher mean, in the given order. */
  async countOverall(
    { generation }: StorePosition,
    requested: readonly OverallEntry[],
  ): Promise<OverallCount[]> {
    const replies = (await COUNT_OVERALL.run(this.redis, {
      keys: requested.map(({ subject }) => overallKey(generation, subject)),
      arguments: requested.flatMap(({ participant, value }) => [participant, String(value)]),
    })) as Reply[];
    return requested.map(({ value }, index) => {
      const own = replies[index * 3 + 2] ?? null;
      return {
        students: Number(replies[index * 3]) - (own === null ? 0 : 1),
        higher: Number(replies[index * 3 + 1]) - (own !== null && Number(own) > value ? 1 : 0),
        hasOwn: own !== null,
      };
    });
  }

  /** Whether any of the leaderboards is not yet in its overall ranking. */
  async isAnyStale(
    { generation }: StorePosition,
    leaderboards: readonly Leaderboard[],
  ): Promise<boolean> {
    const scores = await this.redis.zmScore(
      key(generation, 'stale'),
      leaderboards.map(nameLeaderboard),
    );
    return scores.some((score) => score !== null);
  }

  /** Deletes the keys of other generations. */
  async discardOthers({ generation }: StorePosition): Promise<void> {
    const own = key(generation, '');
    const options = { MATCH: `${ROOT}:*`, COUNT: SCAN_COUNT };
    for await (const found of scanBeside(this.redis, STATE, options)) {
      const others = found.filter((one) => one !== STATE && !one.startsWith(own));
      if (others.length > 0) await this.redis.unlink(others);
    }
  }
}

/** A value from a script: scores are text, a missing one is null. */
type Reply = number | string | null;

/** A script returns a hash as a flat list of names and values. */
function pairsOf(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    pairs.push([flat[index] ?? '', flat[index + 1] ?? '']);
  }
  return pairs;
}

function readPosition(state: Readonly<Record<string, string>>): StorePosition | null {
  const { epoch, generation, batch, overall } = state;
  if (!epoch || !generation || !batch) return null;
  return { epoch, generation, batch: Number(batch), hasOverall: overall === 'complete' };
}

function byLeaderboard(
  entries: readonly StoredEntry[],
): Map<string, { value: string; score: number }[]> {
  const leaderboards = new Map<string, { value: string; score: number }[]>();
  for (const { leaderboard, participant, value } of entries) {
    const name = nameLeaderboard(leaderboard);
    const members = leaderboards.get(name) ?? [];
    members.push({ value: participant, score: value });
    leaderboards.set(name, members);
  }
  return leaderboards;
}

function leaderboardKey(generation: string, leaderboard: Leaderboard): string {
  return key(generation, 'board', nameLeaderboard(leaderboard));
}

function overallKey(generation: string, subject: string | null): string {
  return key(generation, 'overall', subject ?? '');
}

function key(generation: string, ...parts: readonly string[]): string {
  return [ROOT, generation, ...parts].join(':');
}
