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
  /** The addresses of the scripts that start the app. */
  scripts: readonly string[];
  beforeRoot: string;
  /** What the page says to people without scripts. */
  needsScripts: string;
  afterRoot: string;
}

/**
 * When the page's scripts come: first, where nothing is shown without them; after what the page shows; or once somebody
 * uses it.
 */
export type ScriptOrder = 'first' | 'after' | 'on-use';

/** What one page is made of. */
export interface PageParts {
  template: PageTemplate;
  /** Title, description and what search engines read. */
  head: string;
  /** The content of the root, with a slot if there is a screen. */
  frame: string;
  scripts: ScriptOrder;
  /** Whether it is of use without scripts. */
  isReadable: boolean;
  /** The screen of a remote, checked. */
  screen: { html: string; queries: unknown } | undefined;
  /** The groups of the shell's files. */
  shell: readonly FileGroup[];
  remote: ServedRemote | undefined;
  /** What the remote's own list says of the page. */
  route: PageRoute | undefined;
  /** The parameters of the query that the page was rendered with; undefined if any may change it. */
  search: readonly string[] | undefined;
  config: unknown;
}

const rootTag = '<div id="root"></div>';
const scriptTag = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;

/** Throws if the shell's page has not the places that the page server fills. */
export function readTemplate(html: string): PageTemplate {
  const title = /<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>/s.exec(html);
  const files = html.indexOf('</head>');
  const root = html.indexOf(rootTag);
  const [font = ''] = /<link\b[^>]*\bas="font"[^>]*>/.exec(html) ?? [];
  const [needsScripts = ''] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];
  if (!title || files < 0 || root < 0) throw new Error('The shell’s page has no title or no root.');
  const beforeFiles = html.slice(title.index + title[0].length, files).replace(font, '');
  return {
    beforeHead: html.slice(0, title.index),
    font,
    beforeFiles: beforeFiles.replace(scriptTag, ''),
    scripts: [...beforeFiles.matchAll(scriptTag)].flatMap(([, address = '']) => address),
    beforeRoot: html.slice(files, root).replace(needsScripts, ''),
    needsScripts,
    afterRoot: html.slice(root + rootTag.length),
  };
}

/** Puts a page together. What it names is one consistent set of files, also in any cache. */
export function composePage(parts: PageParts): string {
  const { template, head, frame, scripts, screen, remote, config } = parts;
  const { beforeHead } = template;
  const root = screen ? frame.replace(`<${slotTag}></${slotTag}>`, () => screen.html) : frame;
  const data = {
    config,
    manifests: remote ? { [remote.manifestUrl]: remote.manifest } : {},
    queries: screen?.queries,
  };
  return [
    scripts !== 'first' ? beforeHead : beforeHead.replace('<html', '<html data-fonts="later"'),
    head,
    // Before the script that reads them (`page-boot.js`), which is before stylesheets: it would wait for those.
    renderCalls(parts),
    scripts === 'on-use' ? renderScripts(parts) : '',
    // Where scripts come first, `page-boot.js` requests it in time, or the scripts for the next page.
    scripts === 'first' ? template.font.replace(/\/?>$/, ' media="not all">') : template.font,
    template.beforeFiles,
    renderStyles(parts),
    scripts === 'on-use' ? '' : renderScripts(parts),
    template.beforeRoot,
    parts.isReadable ? '' : template.needsScripts,
    `<div id="root">${root}</div>`,
    dataBlock('page-data', data),
    renderLater(parts),
    template.afterRoot,
  ].join('');
}

/** The calls that `page-boot.js` starts for a signed-in student. */
function renderCalls({ route }: PageParts): string {
  if (!route?.calls || route.calls.length === 0) return '';
  return dataBlock('first-calls', route.calls);
}

/** The stylesheets that the page needs, so that the browser need not find out one after another. */
function renderStyles(parts: PageParts): string {
  const styles = [...groupsOf(parts), ...laterGroups(parts)].flatMap(({ base, styles: names }) =>
    names
      .filter((name) => !parts.template.beforeFiles.includes(`"${base}${name}"`))
      // The app's own script finds its stylesheet by this attribute, and does not load it again.
      .map((name) => `<link rel="stylesheet" href="${base}${name}" data-href="${name}">`),
  );
  return [...new Set(styles)].join('');
}

/**
 * The same for its scripts, which must not delay what is there without them. If they wait for the page's use, `page-boot.js`
 * starts them, at once if somebody is signed in. Until then, they are of a type and for a medium that no browser loads.
 */
function renderScripts(parts: PageParts): string {
  const { template, scripts, search } = parts;
  const isWaiting = scripts === 'on-use';
  // What else the address asks for is shown by scripts.
  const known = search ? ` data-search="${search.join(' ')}"` : '';
  const start = isWaiting ? `type="late"${known}` : 'defer';
  const priority = scripts === 'first' ? '' : ' fetchpriority="low"';
  const medium = isWaiting ? ' media="not all"' : '';
  return [
    ...template.scripts.map((address) => `<script ${start} src="${address}"></script>`),
    ...chunksOf(parts).map(
      (address) => `<link rel="preload" as="script" href="${address}"${priority}${medium}>`,
    ),
  ].join('');
}

/** The addresses of the scripts that the app will load. */
function chunksOf(parts: PageParts): string[] {
  return addressesOf(groupsOf(parts)).filter(
    (address) => !parts.template.scripts.includes(address),
  );
}

/** The addresses of the groups' scripts, each once. */
function addressesOf(groups: readonly PlacedGroup[]): string[] {
  return [...new Set(groups.flatMap(({ base, scripts }) => scripts.map((name) => base + name)))];
}

/** The scripts that the page needs soon after its first view, which its other scripts request. */
function renderLater(parts: PageParts): string {
  const scripts = addressesOf(laterGroups(parts));
  return scripts.length === 0 ? '' : dataBlock('later-scripts', scripts);
}

function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${jsonBlock(data)}</script>`;
}

/** A group of files with the folder that their names start from. */
type PlacedGroup = FileGroup & { base: string };

/** The groups of files that the page needs. */
function groupsOf({ shell, remote, route }: PageParts): PlacedGroup[] {
  const groups = shell.map((group) => ({ base: '/', ...group }));
  if (!remote) return groups;
  const { base, files } = remote;
  return [...groups, { base, ...files.entry }, ...chunkGroups(remote, route?.chunks ?? [])];
}

/** The groups that it needs soon after its first view. */
function laterGroups({ remote, route }: PageParts): PlacedGroup[] {
  return remote ? chunkGroups(remote, route?.later ?? []) : [];
}

function chunkGroups({ base, files }: ServedRemote, names: readonly string[]): PlacedGroup[] {
  return names.flatMap((name) => {
    const chunk = Object.hasOwn(files.chunks, name) ? files.chunks[name] : undefined;
    return chunk ? [{ base, ...chunk }] : [];
  });
}
