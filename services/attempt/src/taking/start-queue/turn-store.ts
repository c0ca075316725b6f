import { REDIS, RedisScript, type RedisClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';

/** A student in front of a test. */
export interface Newcomer {
  readonly userId: string;
  readonly testId: string;
}

/** What the queue of a test says to a student. */
export type QueueReply =
  | { readonly kind: 'start' }
  /** The student has no turn, and did not ask for one. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'wait';
      /** Until the student's turn, in milliseconds. */
      readonly waitMs: number;
      /** Students whose turn has come, and who have not come back: more than may start in this second. */
      readonly overdue: number;
      /** Until the last turn of all who wait. */
      readonly crowdMs: number;
    };

/** How long a turn stays, for a student who is offline when it comes. */
export const KEPT_MS = 120_000;
/** How long a student whom the queue has let through may read the instructions before the start. */
export const ADMITTED_MS = 600_000;

// A turn is a moment. Turns are as far apart as the rate says, so the queue needs no worker that moves
// it, and who waits asks once, when the turn has come.
//
// The time is that of Redis, so that the clocks of replicas do not matter. If that clock has jumped,
// no turn is later than if all who wait had come now, and admissions in the future do not count.
const ASK = new RedisScript(`
  local waiting, admitted, waited, student = KEYS[1], KEYS[2], KEYS[3], ARGV[1]
  local rate, may_enter = tonumber(ARGV[2]), ARGV[3] == 'enter'
  local kept, admitted_for = tonumber(ARGV[4]), tonumber(ARGV[5])
  local most = math.ceil(rate * 1.5)
  local gap = 1000 / rate
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', waiting, '-inf', now - kept)
  redis.call('ZREMRANGEBYSCORE', admitted, '-inf', now - admitted_for)
  if redis.call('ZSCORE', admitted, student) then return {'start'} end

  local latest = now + 1000 + redis.call('ZCARD', waiting) * gap
  local last = redis.call('ZREVRANGE', waiting, 0, 0, 'WITHSCORES')[2]
  last = last and math.min(tonumber(last), latest)
  local turn = redis.call('ZSCORE', waiting, student)
  local limit = most
  if turn then
    turn = math.min(tonumber(turn), latest)
  elseif may_enter then
    turn = math.max(now, last and last + gap or now)
    limit = rate
  else
    return {'unknown'}
  end

  if turn <= now and redis.call('ZCOUNT', admitted, now - 999, now) < limit then
    redis.call('ZADD', admitted, now, student)
    redis.call('PEXPIRE', admitted, admitted_for)
    if redis.call('ZREM', waiting, student) == 1 then
      redis.call('ZREMRANGEBYSCORE', waited, '-inf', now - admitted_for)
      redis.call('ZADD', waited, now, student)
      redis.call('PEXPIRE', waited, admitted_for)
    end
    return {'start'}
  end

  local overdue = 0
  if limit == rate and turn <= now then
    local before =
      redis.call('ZREVRANGEBYSCORE', admitted, now, '-inf', 'WITHSCORES', 'LIMIT', rate - 1, 1)[2]
    turn = math.max(turn, (before or now) + 1000)
  elseif turn <= now then
    overdue = redis.call('ZCOUNT', waiting, '-inf', now)
  end
  last = math.max(last or turn, turn)
  redis.call('ZADD', waiting, turn, student)
  redis.call('PEXPIRE', waiting, math.ceil(last - now) + kept)
  return {'wait', math.ceil(math.max(turn - now, 0)), overdue, math.ceil(last - now)}`);

const HAS = new RedisScript(`
  return redis.call('ZSCORE', KEYS[1], ARGV[1]) or redis.call('ZSCORE', KEYS[3], ARGV[1])`);

const COUNT = new RedisScript(`
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  return redis.call('ZCOUNT', KEYS[1], now - tonumber(ARGV[1]), '+inf')
    + redis.call('ZCOUNT', KEYS[3], now - tonumber(ARGV[2]), '+inf')`);

/** The turns of students who wait to open or start a test. Every call is one script over keys of one slot. */
@Injectable()
export class TurnStore {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  /**
   * Lets a student through, or says how long to wait. Asking again changes nothing: a student has one
   * turn, whatever the device, and needs no other one for a while.
   *
   * @param rate students a second
   * @param may `enter`: a student without a turn gets the last one
   */
  async ask(
    { userId, testId }: Newcomer,
    { rate, may }: { rate: number; may: 'enter' | 'look' },
  ): Promise<QueueReply> {
    const reply = (await ASK.run(this.redis, {
      keys: keysOf(testId),
      arguments: [userId, String(rate), may, String(KEPT_MS), String(ADMITTED_MS)],
    })) as ['start' | 'unknown'] | ['wait', number, number, number];
    if (reply[0] !== 'wait') return { kind: reply[0] };
    const [kind, waitMs, overdue, crowdMs] = reply;
    return { kind, waitMs, overdue, crowdMs };
  }

  /** Whether the student waits for a turn, or has waited for it and may still start. */
  async has({ userId, testId }: Newcomer): Promise<boolean> {
    return (await HAS.run(this.redis, { keys: keysOf(testId), arguments: [userId] })) !== null;
  }

  /** How many students wait for a turn, or have waited for it and may still start. */
  async count(testId: string): Promise<number> {
    return Number(
      await COUNT.run(this.redis, {
        keys: keysOf(testId),
        arguments: [String(KEPT_MS), String(ADMITTED_MS)],
      }),
    );
  }
}

// The braces put the keys of a test into one slot of a Redis cluster, and tests into many.
function keysOf(testId: string): string[] {
  return ['waiting', 'admitted', 'waited'].map((set) => `attempt:start-queue:{${testId}}:${set}`);
}
