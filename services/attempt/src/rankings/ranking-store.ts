import { randomUUID } from 'node:crypto';
import { REDIS, type RedisClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import {
  nameBoard,
  parseBoard,
  type Board,
  type BoardEntry,
  type Percentile,
} from './rules/board.js';

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

export interface StoredEntry extends BoardEntry {
  readonly board: Board;
}

/** How a value compares on a board, beside what the taker has there already. */
export interface BoardCount {
  readonly takers: number;
  readonly noMore: number;
  /** The taker's own entry, counted in the two above. */
  readonly own: number | null;
}

export interface StaleBoard {
  readonly board: Board;
  readonly batch: number;
  readonly takers: number;
  /** Milliseconds since 1970; null when it never was. */
  readonly refreshedAt: number | null;
}

/** The taker at hand apart. */
export interface LeagueCount {
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
    for (const [name, members] of byBoard(entries)) {
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
  ): Promise<{ counts: BoardCount[]; position: StorePosition | null }> {
    const transaction = this.redis.multi().hGetAll(STATE);
    for (const { board, taker, value } of asked) {
      const set = boardKey(generation, board);
      transaction.zCard(set).zCount(set, '-inf', value).zScore(set, taker);
    }
    const [state, ...replies]: unknown[] = await transaction.exec();
    const counts = asked.map((_, index) => {
      const own = replies[index * 3 + 2];
      return {
        takers: Number(replies[index * 3]),
        noMore: Number(replies[index * 3 + 1]),
        own: typeof own === 'number' ? own : null,
      };
    });
    return { counts, position: readPosition(state as Record<string, string>) };
  }

  /** Boards on which something changed since they were last counted into their league. */
  async staleBoards({ generation }: StorePosition, limit: number): Promise<StaleBoard[]> {
    const found = await this.redis.zRangeWithScores(key(generation, 'stale'), 0, limit - 1);
    return Promise.all(
      found.map(async ({ value: name, score }) => {
        const board = parseBoard(name);
        const [takers, refreshedAt] = await Promise.all([
          this.redis.zCard(boardKey(generation, board)),
          this.redis.hGet(key(generation, 'refreshed'), name),
        ]);
        return {
          board,
          batch: score,
          takers,
          refreshedAt: refreshedAt ? Number(refreshedAt) : null,
        };
      }),
    );
  }

  async entriesOf({ generation }: StorePosition, board: Board): Promise<BoardEntry[]> {
    const found = await this.redis.zRangeWithScores(boardKey(generation, board), 0, -1);
    return found.map(({ value, score }) => ({ taker: value, value: score }));
  }

  /** Notes takers' percentiles on a board; gives all percentiles that each has in its league. */
  async notePercentiles(
    { generation }: StorePosition,
    { testId, subject }: Board,
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
    means: readonly BoardEntry[],
  ): Promise<void> {
    if (means.length === 0) return;
    const members = means.map(({ taker, value }) => ({ value: taker, score: value }));
    await this.redis.zAdd(leagueKey(generation, subject), members);
  }

  /** The board has been counted in as it was at that batch. */
  async settle({ generation }: StorePosition, stale: StaleBoard, now: Date): Promise<void> {
    await this.redis.eval(SETTLE, {
      keys: [key(generation, 'stale'), key(generation, 'refreshed')],
      arguments: [nameBoard(stale.board), String(stale.batch), String(now.getTime())],
    });
  }

  async noteLeaguesWhole({ generation }: StorePosition): Promise<void> {
    await this.redis.eval(NOTE_WHOLE, { keys: [STATE], arguments: [generation] });
  }

  /** How many others there are in a league, and with a higher mean. */
  async countLeague(
    { generation }: StorePosition,
    subject: string | null,
    { taker, value }: BoardEntry,
  ): Promise<LeagueCount> {
    const league = leagueKey(generation, subject);
    const [students, higher, own] = await this.redis
      .multi()
      .zCard(league)
      .zCount(league, `(${value}`, '+inf')
      .zScore(league, taker)
      .exec();
    return {
      students: Number(students) - (own === null ? 0 : 1),
      higher: Number(higher) - (own !== null && Number(own) > value ? 1 : 0),
      hasOwn: own !== null,
    };
  }

  /** Whether any of the boards has yet to be counted into its league. */
  async isAnyStale({ generation }: StorePosition, boards: readonly Board[]): Promise<boolean> {
    const scores = await Promise.all(
      boards.map((board) => this.redis.zScore(key(generation, 'stale'), nameBoard(board))),
    );
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

function readPosition(state: Readonly<Record<string, string>>): StorePosition | null {
  const { lineage, generation, batch, leagues } = state;
  if (!lineage || !generation || !batch) return null;
  return { lineage, generation, batch: Number(batch), hasLeagues: leagues === 'whole' };
}

function byBoard(entries: readonly StoredEntry[]): Map<string, { value: string; score: number }[]> {
  const boards = new Map<string, { value: string; score: number }[]>();
  for (const { board, taker, value } of entries) {
    const name = nameBoard(board);
    const members = boards.get(name) ?? [];
    members.push({ value: taker, score: value });
    boards.set(name, members);
  }
  return boards;
}

function boardKey(generation: string, board: Board): string {
  return key(generation, 'board', nameBoard(board));
}

function leagueKey(generation: string, subject: string | null): string {
  return key(generation, 'league', subject ?? '');
}

function key(generation: string, ...parts: readonly string[]): string {
  return [ROOT, generation, ...parts].join(':');
}
