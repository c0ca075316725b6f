import { randomUUID } from 'node:crypto';
import { REDIS, type RedisClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import {
  nameLeaderboard,
  parseLeaderboard,
  type Leaderboard,
  type LeaderboardEntry,
  type Percentile,
} from './rules/leaderboard.js';
import { RedisScript } from './redis-script.js';

/** How far the sorted sets have followed the database. */
export interface StorePosition {
  /** Which history of standings the sets were made from. */
  readonly lineage: string;
  /** Each build of the sets has keys of its own. */
  readonly generation: string;
  readonly batch: number;
  /** Whether every board has been counted into the leagues at least once. */
  readonly hasLeagues: boolean;
}

export interface StoredEntry extends LeaderboardEntry {
  readonly board: Leaderboard;
}

/** How a value compares on a board, beside what the taker has there already. */
export interface LeaderboardCount {
  readonly takers: number;
  readonly noMore: number;
  /** The taker's own entry, counted in the two above. */
  readonly own: number | null;
}

export interface StaleLeaderboard {
  readonly board: Leaderboard;
  readonly batch: number;
  readonly takers: number;
  /** Milliseconds since 1970; null when it never was. */
  readonly refreshedAt: number | null;
}

/** A place in a league that is asked for: all tests, or one subject. */
export interface LeagueEntry extends LeaderboardEntry {
  readonly subject: string | null;
}

/** The taker at hand apart. */
export interface OverallCount {
  readonly students: number;
  readonly higher: number;
  readonly hasOwn: boolean;
}

// The braces keep all keys in one slot of a clustered Redis, as transactions need it.
const ROOT = 'attempt:{rankings}';
const STATE = `${ROOT}:state`;
const SCAN_COUNT = 1000;

const FORGET_STATE = `
  if redis.call('HGET', KEYS[1], 'generation') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0`;

const NOTE_WHOLE = `
  if redis.call('HGET', KEYS[1], 'generation') ~= ARGV[1] then return 0 end
  return redis.call('HSET', KEYS[1], 'leagues', 'whole')`;

// One command for all boards: each command of its own costs both sides more than what it asks for.
const COUNT = new RedisScript(`
  local reply = {redis.call('HGETALL', KEYS[1])}
  for index = 2, #KEYS do
    local board = KEYS[index]
    table.insert(reply, redis.call('ZCARD', board))
    table.insert(reply, redis.call('ZCOUNT', board, '-inf', ARGV[2 * index - 2]))
    table.insert(reply, redis.call('ZSCORE', board, ARGV[2 * index - 3]))
  end
  return reply`);

const COUNT_LEAGUES = new RedisScript(`
  local reply = {}
  for index, league in ipairs(KEYS) do
    table.insert(reply, redis.call('ZCARD', league))
    table.insert(reply, redis.call('ZCOUNT', league, '(' .. ARGV[2 * index], '+inf'))
    table.insert(reply, redis.call('ZSCORE', league, ARGV[2 * index - 1]))
  end
  return reply`);

const COUNT_TAKERS = new RedisScript(`
  local reply = {}
  for index, board in ipairs(KEYS) do reply[index] = redis.call('ZCARD', board) end
  return reply`);

// One command for many takers: a test that many take has its board counted again and again.
const NOTE_PERCENTILES = `
  local found = {}
  for index, hash in ipairs(KEYS) do
    redis.call('HSET', hash, ARGV[1], ARGV[index + 1])
    found[index] = redis.call('HVALS', hash)
  end
  return found`;

const SETTLE = `
  if tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1])) == tonumber(ARGV[2]) then
    redis.call('ZREM', KEYS[1], ARGV[1])
  end
  return redis.call('HSET', KEYS[2], ARGV[1], ARGV[3])`;

/**
 * The rankings as sorted sets: a board for each test and each subject of it, a league for all tests
 * and for each subject. Takers go by ids that stand for nobody.
 */
@Injectable()
export class RankingStore {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  async position(): Promise<StorePosition | null> {
    return readPosition(await this.redis.hGetAll(STATE));
  }

  /** Begins anew with empty sets; those of the last generation stay until they are discarded. */
  async begin(lineage: string): Promise<StorePosition> {
    const generation = randomUUID();
    await this.redis.hSet(STATE, { lineage, generation, batch: '0', leagues: 'partial' });
    return { lineage, generation, batch: 0, hasLeagues: false };
  }

  /** Makes the next reader begin anew, unless that has happened already. */
  async forget({ generation }: StorePosition): Promise<void> {
    await this.redis.eval(FORGET_STATE, { keys: [STATE], arguments: [generation] });
  }

  /**
   * Enters standings up to a batch, all or none: a Redis that comes back without its last second
   * has lost the position with them. Entering again changes nothing.
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

  /** Where values would stand, in the order in which they were asked for, and as of when. */
  async count(
    { generation }: StorePosition,
    asked: readonly StoredEntry[],
  ): Promise<{ counts: LeaderboardCount[]; position: StorePosition | null }> {
    const [state, ...replies] = (await COUNT.run(this.redis, {
      keys: [STATE, ...asked.map(({ board }) => leaderboardKey(generation, board))],
      arguments: asked.flatMap(({ taker, value }) => [taker, String(value)]),
    })) as [string[], ...Reply[]];
    const counts = asked.map((_, index) => {
      const own = replies[index * 3 + 2] ?? null;
      return {
        takers: Number(replies[index * 3]),
        noMore: Number(replies[index * 3 + 1]),
        own: own === null ? null : Number(own),
      };
    });
    return { counts, position: readPosition(Object.fromEntries(pairsOf(state))) };
  }

  /** Boards on which something changed since they were last counted into their league. */
  async staleBoards({ generation }: StorePosition, limit: number): Promise<StaleLeaderboard[]> {
    const found = await this.redis.zRangeWithScores(key(generation, 'stale'), 0, limit - 1);
    if (found.length === 0) return [];
    const names = found.map(({ value }) => value);
    const [refreshed, takers] = await Promise.all([
      this.redis.hmGet(key(generation, 'refreshed'), names),
      COUNT_TAKERS.run(this.redis, {
        keys: names.map((name) => key(generation, 'board', name)),
        arguments: [],
      }),
    ]);
    return found.map(({ value, score }, index) => {
      const refreshedAt = refreshed[index];
      return {
        board: parseLeaderboard(value),
        batch: score,
        takers: Number((takers as number[])[index]),
        refreshedAt: refreshedAt ? Number(refreshedAt) : null,
      };
    });
  }

  async entriesOf({ generation }: StorePosition, board: Leaderboard): Promise<LeaderboardEntry[]> {
    const found = await this.redis.zRangeWithScores(leaderboardKey(generation, board), 0, -1);
    return found.map(({ value, score }) => ({ taker: value, value: score }));
  }

  /** Notes takers' percentiles on a board; gives all percentiles that each has in its league. */
  async notePercentiles(
    { generation }: StorePosition,
    { testId, subject }: Leaderboard,
    noted: readonly Percentile[],
  ): Promise<{ taker: string; percentiles: number[] }[]> {
    const found = await this.redis.eval(NOTE_PERCENTILES, {
      keys: noted.map(({ taker }) => key(generation, 'taker', taker, subject ?? '')),
      arguments: [testId, ...noted.map(({ percentile }) => String(percentile))],
    });
    return (found as string[][]).map((percentiles, index) => ({
      taker: noted[index]?.taker ?? '',
      percentiles: percentiles.map(Number),
    }));
  }

  async placeInLeague(
    { generation }: StorePosition,
    subject: string | null,
    means: readonly LeaderboardEntry[],
  ): Promise<void> {
    if (means.length === 0) return;
    const members = means.map(({ taker, value }) => ({ value: taker, score: value }));
    await this.redis.zAdd(overallKey(generation, subject), members);
  }

  /** The board has been counted in as it was at that batch. */
  async settle({ generation }: StorePosition, stale: StaleLeaderboard, now: Date): Promise<void> {
    await this.redis.eval(SETTLE, {
      keys: [key(generation, 'stale'), key(generation, 'refreshed')],
      arguments: [nameLeaderboard(stale.board), String(stale.batch), String(now.getTime())],
    });
  }

  async noteLeaguesWhole({ generation }: StorePosition): Promise<void> {
    await this.redis.eval(NOTE_WHOLE, { keys: [STATE], arguments: [generation] });
  }

  /** How many others there are in each league, and with a higher mean, in the order asked for. */
  async countLeagues(
    { generation }: StorePosition,
    asked: readonly LeagueEntry[],
  ): Promise<OverallCount[]> {
    const replies = (await COUNT_LEAGUES.run(this.redis, {
      keys: asked.map(({ subject }) => overallKey(generation, subject)),
      arguments: asked.flatMap(({ taker, value }) => [taker, String(value)]),
    })) as Reply[];
    return asked.map(({ value }, index) => {
      const own = replies[index * 3 + 2] ?? null;
      return {
        students: Number(replies[index * 3]) - (own === null ? 0 : 1),
        higher: Number(replies[index * 3 + 1]) - (own !== null && Number(own) > value ? 1 : 0),
        hasOwn: own !== null,
      };
    });
  }

  /** Whether any of the boards has yet to be counted into its league. */
  async isAnyStale(
    { generation }: StorePosition,
    boards: readonly Leaderboard[],
  ): Promise<boolean> {
    const scores = await this.redis.zmScore(key(generation, 'stale'), boards.map(nameLeaderboard));
    return scores.some((score) => score !== null);
  }

  /** Deletes what other generations have left. */
  async discardOthers({ generation }: StorePosition): Promise<void> {
    const own = key(generation, '');
    for await (const found of this.redis.scanIterator({ MATCH: `${ROOT}:*`, COUNT: SCAN_COUNT })) {
      const others = found.filter((one) => one !== STATE && !one.startsWith(own));
      if (others.length > 0) await this.redis.unlink(others);
    }
  }
}

/** Of a script: scores come as text, and none as null. */
type Reply = number | string | null;

/** What a hash comes as from a script: names and values in turn. */
function pairsOf(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    pairs.push([flat[index] ?? '', flat[index + 1] ?? '']);
  }
  return pairs;
}

function readPosition(state: Readonly<Record<string, string>>): StorePosition | null {
  const { lineage, generation, batch, leagues } = state;
  if (!lineage || !generation || !batch) return null;
  return { lineage, generation, batch: Number(batch), hasLeagues: leagues === 'whole' };
}

function byLeaderboard(
  entries: readonly StoredEntry[],
): Map<string, { value: string; score: number }[]> {
  const boards = new Map<string, { value: string; score: number }[]>();
  for (const { board, taker, value } of entries) {
    const name = nameLeaderboard(board);
    const members = boards.get(name) ?? [];
    members.push({ value: taker, score: value });
    boards.set(name, members);
  }
  return boards;
}

function leaderboardKey(generation: string, board: Leaderboard): string {
  return key(generation, 'board', nameLeaderboard(board));
}

function overallKey(generation: string, subject: string | null): string {
  return key(generation, 'league', subject ?? '');
}

function key(generation: string, ...parts: readonly string[]): string {
  return [ROOT, generation, ...parts].join(':');
}
