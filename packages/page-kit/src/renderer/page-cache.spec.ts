import { describe, expect, it } from '@jest/globals';
import { PAGE_CONTRACT } from '../rendered-page';
import type { PageRenderer, UnreleasedPage } from './create-page-renderer';
import { PageCache } from './page-cache';
import { UpstreamCache } from './upstream-cache';

function openCache(given: (address: string) => Partial<UnreleasedPage>) {
  const rendered: string[] = [];
  const clock = { now: 0 };
  const renderer: PageRenderer = {
    addressOf: ({ pathname, search }) => pathname + search,
    render: async (address) => {
      rendered.push(address);
      return Promise.resolve({
        contract: PAGE_CONTRACT,
        status: 200,
        head: { title: 'Page', canonical: address },
        html: '<p>Page</p>',
        queries: {},
        changesAt: Infinity,
        ...given(address),
      });
    },
  };
  const upstream = new UpstreamCache(new Map());
  const cache = new PageCache({
    renderer,
    upstream,
    release: 'release-1',
    onSent: () => undefined,
    now: () => clock.now,
  });
  const read = async (address: string) => cache.read(new URL(address, 'http://page'));
  return { clock, read, rendered };
}

describe('PageCache', () => {
  it('renders a page once, and sends nothing of its own', async () => {
    const { read, rendered } = openCache(() => ({}));
    const [first, again] = [await read('/a'), await read('/a')];
    expect(rendered).toEqual(['/a']);
    expect(again).toBe(first);
    expect(JSON.parse(String(first?.json))).toEqual({
      contract: PAGE_CONTRACT,
      release: 'release-1',
      status: 200,
      head: { title: 'Page', canonical: '/a' },
      html: '<p>Page</p>',
      queries: {},
    });
  });

  it('renders it again when it changes by itself', async () => {
    const { clock, read, rendered } = openCache(() => ({ changesAt: 5_000 }));
    await read('/live');
    clock.now = 4_999;
    await read('/live');
    expect(rendered).toHaveLength(1);
    clock.now = 5_000;
    await read('/live');
    expect(rendered).toHaveLength(2);
  });

  it('keeps listed pages, however many searches there are', async () => {
    const { read, rendered } = openCache((address) =>
      address.startsWith('/search') ? { head: { title: 'x' }, html: 'x'.repeat(50_000) } : {},
    );
    await read('/exam');
    for (let count = 0; count < 1_000; count += 1) await read(`/search?q=${count}`);
    await read('/exam');
    await read('/search?q=999');
    expect(rendered.filter((address) => address === '/exam')).toHaveLength(1);
    expect(rendered.at(-1)).toBe('/search?q=999');
    expect(rendered).toHaveLength(1_001);
    await read('/search?q=0');
    expect(rendered).toHaveLength(1_002);
  });
});
