import type { FileGroup, PageRoute } from '../page-files';
import { slotTag } from '../server-frame';
import { jsonBlock } from './escape';
import type { ServedRemote } from './site';

/** The shell's page, in the parts between which the page server writes. */
export interface PageTemplate {
  beforeHead: string;
  /** The link by which the page requests its font early. */
  font: string;
  beforeFiles: string;
  beforeRoot: string;
  /** What the page says to people without scripts. */
  needsScripts: string;
  afterRoot: string;
}

/** What one page is made of. */
export interface PageParts {
  template: PageTemplate;
  /** Title, description and what search engines read. */
  head: string;
  /** The content of the root, with a slot if there is a screen. */
  frame: string;
  /** Whether the page can be read without scripts. */
  isReadable: boolean;
  /** The screen of a remote, checked. */
  screen: { html: string; queries: unknown } | undefined;
  /** The groups of the shell's files. */
  shell: readonly FileGroup[];
  remote: ServedRemote | undefined;
  /** What the remote's own list says of the page. */
  route: PageRoute | undefined;
  config: unknown;
}

const rootTag = '<div id="root"></div>';

/** Throws if the shell's page has not the places that the page server fills. */
export function readTemplate(html: string): PageTemplate {
  const title = /<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>/s.exec(html);
  const files = html.indexOf('</head>');
  const root = html.indexOf(rootTag);
  const [font = ''] = /<link\b[^>]*\bas="font"[^>]*>/.exec(html) ?? [];
  const [needsScripts = ''] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];
  if (!title || files < 0 || root < 0) throw new Error('The shell’s page has no title or no root.');
  return {
    beforeHead: html.slice(0, title.index),
    font,
    beforeFiles: html.slice(title.index + title[0].length, files).replace(font, ''),
    beforeRoot: html.slice(files, root).replace(needsScripts, ''),
    needsScripts,
    afterRoot: html.slice(root + rootTag.length),
  };
}

/** Puts a page together. What it names is one consistent set of files, also in any cache. */
export function composePage(parts: PageParts): string {
  const { template, head, frame, screen, remote, config } = parts;
  const { beforeHead } = template;
  const root = screen ? frame.replace(`<${slotTag}></${slotTag}>`, () => screen.html) : frame;
  const data = {
    config,
    manifests: remote ? { [remote.manifestUrl]: remote.manifest } : {},
    queries: screen?.queries,
  };
  return [
    showsScreen(parts) ? beforeHead : beforeHead.replace('<html', '<html data-fonts="later"'),
    head,
    // Before the script that reads them (`page-boot.js`), which is before stylesheets: it would wait for those.
    renderCalls(parts),
    showsScreen(parts) ? template.font : '',
    template.beforeFiles,
    renderFiles(parts),
    template.beforeRoot,
    parts.isReadable ? '' : template.needsScripts,
    `<div id="root">${root}</div>`,
    `<script type="application/json" id="page-data">${jsonBlock(data)}</script>`,
    template.afterRoot,
  ].join('');
}

/** Whether the page shows its screen before scripts do: neither they nor the font may wait for the other. */
function showsScreen({ screen, remote }: PageParts): boolean {
  return screen !== undefined || remote === undefined;
}

/** The calls that `page-boot.js` starts for a signed-in student. */
function renderCalls({ route }: PageParts): string {
  if (!route?.calls || route.calls.length === 0) return '';
  return `<script type="application/json" id="first-calls">${jsonBlock(route.calls)}</script>`;
}

/**
 * The files that the page needs, so that the browser need not find out one after another. Scripts must not delay a
 * screen that is there without them.
 */
function renderFiles(parts: PageParts): string {
  const { shell, remote, route, template } = parts;
  const groups = shell.map((group) => ({ base: '/', ...group }));
  if (remote) {
    const { base, files } = remote;
    groups.push({ base, ...files.entry });
    for (const name of route?.chunks ?? []) {
      const chunk = Object.hasOwn(files.chunks, name) ? files.chunks[name] : undefined;
      if (chunk) groups.push({ base, ...chunk });
    }
  }
  const priority = showsScreen(parts) ? ' fetchpriority="low"' : '';
  const isNew = (url: string) => !template.beforeFiles.includes(`"${url}"`);
  const styles = groups.flatMap(({ base, styles: names }) =>
    names
      .filter((name) => isNew(base + name))
      // The app's own script finds its stylesheet by this attribute, and does not load it again.
      .map((name) => `<link rel="stylesheet" href="${base}${name}" data-href="${name}">`),
  );
  const scripts = groups.flatMap(({ base, scripts: names }) =>
    names
      .filter((name) => isNew(base + name))
      .map((name) => `<link rel="preload" as="script" href="${base}${name}"${priority}>`),
  );
  return [...new Set([...styles, ...scripts])].join('');
}
