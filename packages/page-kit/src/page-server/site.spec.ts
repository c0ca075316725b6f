import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SiteReader } from './site';

const origin = 'http://gateway';
const files = { release: '1', entry: { scripts: [], styles: [] }, chunks: {}, routes: [] };

describe('what the gateway serves', () => {
  let now = 0;
  let isDown = false;
  let release = 'first';
  let reads = 0;

  beforeEach(() => {
    now = 100_000;
    isDown = false;
    release = 'first';
    reads = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      if (isDown) return Promise.reject(new TypeError('The gateway is away.'));
      const contents: Record<string, unknown> = {
        '/remotes.json': { remotes: { exams: '/remotes/exams/mf-manifest.json' } },
        '/remotes/exams/mf-manifest.json': { id: release },
        '/remotes/exams/page-files.json': files,
      };
      const { pathname: path } = new URL(url instanceof Request ? url.url : url);
      if (path === '/remotes.json') reads += 1;
      return Promise.resolve(Response.json(contents[path]));
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const releaseOf = async (reader: SiteReader) =>
    (await reader.read()).remotes.get('exams')?.manifest;

  it('is read at most once a second, and a new release is in the next page after that', async () => {
    const reader = new SiteReader(origin);
    expect(await releaseOf(reader)).toEqual({ id: 'first' });
    release = 'second';
    now += 900;
    expect(await releaseOf(reader)).toEqual({ id: 'first' });
    expect(reads).toBe(1);
    now += 200;
    const both = await Promise.all([releaseOf(reader), releaseOf(reader)]);
    expect(both).toEqual([{ id: 'second' }, { id: 'second' }]);
    expect(reads).toBe(2);
  });

  it('does not delay a page for long', async () => {
    const reader = new SiteReader(origin);
    await reader.read();
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    now += 60_000;
    expect(await releaseOf(reader)).toEqual({ id: 'first' });
  });

  it('is what it was last while the gateway is away', async () => {
    const reader = new SiteReader(origin);
    await reader.read();
    isDown = true;
    now += 60_000;
    expect(await releaseOf(reader)).toEqual({ id: 'first' });
    await expect(new SiteReader(origin).read()).rejects.toThrow('away');
  });
});
