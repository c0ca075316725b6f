import { productName } from '@abhyas/web-kit';
import type { PageHead } from '../rendered-page';
import { escapeHtml, jsonBlock } from './escape';

/** What search engines shall do with a page: `unsaid` leaves what they know of it as it is. */
export type Indexing = 'listed' | 'unlisted' | 'unsaid';

/** The words in the picture. */
const SHARE_TEXT =
  'Abhyas: Practise the exam before exam day. Timed mock tests for India’s competitive exams.';

/** The part of a page's head that people, search engines and previews of links read. */
export function renderHead(head: PageHead, origin: string, indexing: Indexing): string {
  const title = escapeHtml(`${head.title} · ${productName}`);
  const tags = [`<title>${title}</title>`, property('og:title', head.title)];
  tags.push(property('og:site_name', productName), property('og:type', 'website'));
  tags.push(...sharePicture(origin));
  if (head.description !== undefined) {
    tags.push(`<meta name="description" content="${escapeHtml(head.description)}">`);
    tags.push(property('og:description', head.description));
  }
  if (indexing === 'unlisted') tags.push('<meta name="robots" content="noindex">');
  if (head.canonical !== undefined) {
    const url = origin + head.canonical;
    tags.push(`<link rel="canonical" href="${escapeHtml(url)}">`, property('og:url', url));
  }
  for (const thing of head.structured ?? []) {
    tags.push(
      `<script type="application/ld+json">${jsonBlock(withOrigin(thing, origin))}</script>`,
    );
  }
  return tags.join('');
}

/** What previews of links show; the shell has the picture (`shell/src/public`). */
function sharePicture(origin: string): string[] {
  return [
    property('og:image', `${origin}/share.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', SHARE_TEXT),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** The members of schema.org objects that hold addresses. */
const addresses = new Set(['@id', 'item', 'url', 'urlTemplate']);

/** Search engines want whole addresses, and a remote knows only the paths of its pages. */
function withOrigin(thing: unknown, origin: string): unknown {
  if (Array.isArray(thing)) return thing.map((entry) => withOrigin(entry, origin));
  if (typeof thing !== 'object' || thing === null) return thing;
  return Object.fromEntries(
    Object.entries(thing).map(([name, value]: [string, unknown]) => [
      name,
      addresses.has(name) && typeof value === 'string' && value.startsWith('/')
        ? origin + value
        : withOrigin(value, origin),
    ]),
  );
}
