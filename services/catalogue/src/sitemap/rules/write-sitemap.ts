import { xmlText } from '../../export/rules/xml-text.js';

/** A page that search engines may list. */
export interface SitemapPage {
  /** Path and query. */
  path: string;
  /** When what it shows last changed, if that is known. */
  changedAt?: Date;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Writes the files of a sitemap (https://www.sitemaps.org/protocol.html). The first is served as `/sitemap.xml`.
 * It lists the pages, or if there are too many, the other files: the file n is `/sitemap.xml?part=n`.
 *
 * @param site the origin, without a slash at the end
 * @param maxUrls of one file; the protocol allows 50,000
 */
export function writeSitemap(
  pages: readonly SitemapPage[],
  site: string,
  maxUrls: number,
): Buffer[] {
  const parts = inParts(pages, maxUrls);
  const files = parts.map((part) => writeFile('urlset', 'url', site, part));
  if (files.length === 1) return files;
  const list = parts.map((part, index) => {
    const changedAt = latestChange(part);
    return { path: `/sitemap.xml?part=${index + 1}`, ...(changedAt && { changedAt }) };
  });
  return [writeFile('sitemapindex', 'sitemap', site, list), ...files];
}

/** The latest change of several pages; undefined if none is known. */
export function latestChange(pages: readonly SitemapPage[]): Date | undefined {
  let latest: Date | undefined;
  for (const { changedAt } of pages) {
    if (changedAt && (latest === undefined || changedAt > latest)) latest = changedAt;
  }
  return latest;
}

/** At least one part, which may be empty. */
function inParts(pages: readonly SitemapPage[], size: number): (readonly SitemapPage[])[] {
  const count = Math.max(1, Math.ceil(pages.length / size));
  return Array.from({ length: count }, (_, index) => pages.slice(index * size, (index + 1) * size));
}

function writeFile(
  list: string,
  entry: string,
  site: string,
  pages: readonly SitemapPage[],
): Buffer {
  const entries = pages.map(({ path, changedAt }) => {
    const change = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${entry}><loc>${xmlText(site + path)}</loc>${change}</${entry}>\n`;
  });
  return Buffer.from(`${HEAD}\n<${list} ${NAMESPACE}>\n${entries.join('')}</${list}>\n`);
}
