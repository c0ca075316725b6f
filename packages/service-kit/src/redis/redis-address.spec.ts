import { describe, expect, it } from '@jest/globals';
import { parseRedisAddress, RedisAddressError } from './redis-address.js';

function reasonFor(text: string): string {
  try {
    parseRedisAddress(text);
  } catch (error) {
    if (error instanceof RedisAddressError) return error.message;
    throw error;
  }
  throw new Error(`${text} was accepted`);
}

describe('an address of Redis', () => {
  it('may be that of one server', () => {
    for (const url of ['redis://127.0.0.1:6379', 'rediss://:secret@redis:6380/3']) {
      expect(parseRedisAddress(url)).toEqual({ kind: 'server', url });
    }
  });

  it('may be that of Sentinels', () => {
    expect(parseRedisAddress('redis+sentinel://:p%40ss@a:1,b,[::1]:3/main')).toEqual({
      kind: 'sentinel',
      nodes: [
        { host: 'a', port: 1 },
        { host: 'b', port: 26_379 },
        { host: '::1', port: 3 },
      ],
      master: 'main',
      username: undefined,
      password: 'p@ss',
      isEncrypted: false,
      database: 0,
      sentinelPassword: undefined,
    });
    expect(
      parseRedisAddress('rediss+sentinel://app:secret@a/main?db=2&sentinelPassword=other'),
    ).toMatchObject({
      username: 'app',
      password: 'secret',
      isEncrypted: true,
      database: 2,
      sentinelPassword: 'other',
    });
  });

  it('may be that of a cluster', () => {
    expect(parseRedisAddress('redis+cluster://a:1,b')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'a', port: 1 },
        { host: 'b', port: 6379 },
      ],
      username: undefined,
      password: undefined,
      isEncrypted: false,
    });
  });

  it('is refused with what is wrong', () => {
    expect(reasonFor('http://a')).toMatch(/^it has to be redis:\/\//);
    expect(reasonFor('redis+proxy://a')).toMatch(/^it has to be redis:\/\//);
    expect(reasonFor('redis://')).toMatch(/^it has to be redis:\/\//);
    expect(reasonFor('redis+sentinel://a:1,b:2')).toMatch(/name of the master/);
    expect(reasonFor('redis+sentinel://a:1,:2/main')).toMatch(/^":2" is not HOST:PORT/);
    expect(reasonFor('redis+sentinel://a:1,/main')).toMatch(/^"" is not HOST:PORT/);
    expect(reasonFor('redis+cluster://a:65536')).toMatch(/^"a:65536" is not HOST:PORT/);
    expect(reasonFor('redis+cluster://a/1')).toMatch(/only database 0/);
    expect(reasonFor('redis+sentinel://a/main?db=x')).toMatch(/db is not a number/);
    expect(reasonFor('redis+sentinel://a/main?name=x')).toMatch(/unknown option name/);
    expect(reasonFor('redis+cluster://:100%@a')).toMatch(/encoded as %25/);
  });

  it('never repeats a password', () => {
    expect(reasonFor('redis+sentinel://:secret@a:x/main')).not.toContain('secret');
    expect(reasonFor('redis+sentinel://:secret@a')).not.toContain('secret');
  });
});
