import { describe, expect, it } from '@jest/globals';
import { ResponseCache } from './response-cache.js';

describe('ResponseCache', () => {
  it('creates a response once per version and key', async () => {
    const responses = new ResponseCache();
    let made = 0;
    const ask = (version: string, key: string): Promise<Buffer> =>
      responses.getOrCreate(version, key, () => ({ version, key, made: (made += 1) }));
    const [first, together] = await Promise.all([ask('1', 'a'), ask('1', 'a')]);
    expect(first).toBe(together);
    expect(await ask('1', 'a')).toBe(first);
    expect(JSON.parse(String(await ask('1', 'b')))).toEqual({ version: '1', key: 'b', made: 2 });
    expect(JSON.parse(String(await ask('2', 'a')))).toEqual({ version: '2', key: 'a', made: 3 });
  });

  it('does not cache errors', async () => {
    const responses = new ResponseCache();
    const fail = (): never => {
      throw new Error('away');
    };
    await expect(responses.getOrCreate('1', 'a', fail)).rejects.toThrow('away');
    expect(String(await responses.getOrCreate('1', 'a', () => ({ ok: true })))).toBe('{"ok":true}');
  });

  it('does not cache a response if the catalogue changed meanwhile', async () => {
    const responses = new ResponseCache();
    const { promise, resolve } = Promise.withResolvers<object>();
    const late = responses.getOrCreate('1', 'a', () => promise);
    await responses.getOrCreate('2', 'a', () => ({ of: 2 }));
    resolve({ of: 1 });
    expect(String(await late)).toBe('{"of":1}');
    expect(String(await responses.getOrCreate('2', 'a', () => ({})))).toBe('{"of":2}');
  });

  it('limits its size in bytes', async () => {
    const responses = new ResponseCache();
    const megabyte = { text: 'x'.repeat(1024 * 1024) };
    for (let index = 0; index < 50; index += 1)
      await responses.getOrCreate('1', `${index}`, () => megabyte);
    let isMade = false;
    const again = (): object => {
      isMade = true;
      return {};
    };
    await responses.getOrCreate('1', '49', again);
    expect(isMade).toBe(false);
    await responses.getOrCreate('1', '0', again);
    expect(isMade).toBe(true);
  });
});
