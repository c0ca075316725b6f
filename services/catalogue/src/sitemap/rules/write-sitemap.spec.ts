import { describe, expect, it } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { writeSitemap, type SitemapPage } from './write-sitemap.js';

const site = 'https://abhyas.example';
const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

interface Entry {
  loc: string;
  lastmod?: string;
}

interface Sitemap {
  urlset?: { url?: Entry[] };
  sitemapindex?: { sitemap?: Entry[] };
}

/** Files of at most two addresses, as another implementation of XML reads them. */
function write(pages: readonly SitemapPage[]): Sitemap[] {
  return writeSitemap(pages, site, 2).map((file) => {
    const text = String(file);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/);
    expect(XMLValidator.validate(text)).toBe(true);
    return parser.parse(text) as Sitemap;
  });
}

describe('writeSitemap', () => {
  it('lists pages with their changes', () => {
    const changedAt = new Date('2026-11-21T10:00:00.000Z');
    expect(write([{ path: '/', changedAt }, { path: '/exams?category=A&page=2' }])).toMatchObject([
      {
        urlset: {
          url: [
            { loc: 'https://abhyas.example/', lastmod: '2026-11-21T10:00:00.000Z' },
            { loc: 'https://abhyas.example/exams?category=A&page=2' },
          ],
        },
      },
    ]);
  });

  it('divides more pages than a file may have, and says when each file last changed', () => {
    const early = new Date('2026-11-20T10:00:00.000Z');
    const late = new Date('2026-11-21T10:00:00.000Z');
    const [index, first, second, ...rest] = write([
      { path: '/1', changedAt: late },
      { path: '/2', changedAt: early },
      { path: '/3' },
    ]);
    expect(index?.sitemapindex?.sitemap).toEqual([
      { loc: 'https://abhyas.example/sitemap.xml?part=1', lastmod: late.toISOString() },
      { loc: 'https://abhyas.example/sitemap.xml?part=2' },
    ]);
    expect(first?.urlset?.url?.map(({ loc }) => loc)).toEqual([`${site}/1`, `${site}/2`]);
    expect(second?.urlset?.url?.map(({ loc }) => loc)).toEqual([`${site}/3`]);
    expect(rest).toEqual([]);
  });
});
