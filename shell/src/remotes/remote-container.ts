import { LoadError } from '@abhyas/web-kit';
import { takeManifest } from './page-manifests';
import { runScript, takePageScript } from './page-scripts';

/** Enough for a slow phone; without a time limit a hanging manifest would never end. */
const timeoutMs = 10_000;

/** What a remote's entry script defines. */
interface Container {
  /** Gives the remote the shell's copies of shared packages. */
  init: (shareScope: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

/** The files of a page that are not in the exposed module. */
interface PageFiles {
  /** The pattern of its path: `/exam-details/:examId`. */
  path: string;
  scripts: string[];
  styles: string[];
}

/** The members of a remote's manifest that the shell reads. */
interface Manifest {
  metaData: {
    remoteEntry: { path: string; name: string };
    globalName: string;
    pages?: PageFiles[];
  };
  exposes: { assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/** Set by the build: the shell's copies of shared packages. */
declare const __webpack_share_scopes__: { default: object };

/** The code of one remote: its manifest, its entry script and the module that it exposes. */
export class RemoteContainer {
  #tries = 0;
  #entry: string | undefined;
  #container: Promise<Container> | undefined;

  /** The entry file last requested; undefined while only the manifest's URL is known. */
  get entry(): string | undefined {
    return this.#entry;
  }

  /** Gives later downloads a new URL: a browser may answer the old one from its cache. */
  countRetry(): void {
    this.#tries += 1;
  }

  /** The module that the remote exposes. An entry that has loaded stays; the rest can be tried again. */
  async load(manifestUrl: string): Promise<unknown> {
    this.#container ??= this.#open(new URL(manifestUrl, location.origin));
    try {
      await this.#container;
    } catch (error) {
      this.#container = undefined;
      throw error;
    }
    const container = await this.#container;
    const factory = await container.get('./remote');
    return factory();
  }

  async #open(manifestUrl: URL): Promise<Container> {
    this.#entry = undefined;
    const given = takeManifest(manifestUrl.href);
    const { metaData, exposes } = isManifest(given)
      ? given
      : await fetchManifest(this.#urlForTry(manifestUrl));
    const entry = new URL(metaData.remoteEntry.path + metaData.remoteEntry.name, manifestUrl);
    this.#entry = entry.href;
    const page = metaData.pages?.find(({ path }) => isAt(path, location.pathname));
    const styles = exposes.flatMap(({ assets }) => assets.css.sync).concat(page?.styles ?? []);
    const scripts = exposes.flatMap(({ assets }) => assets.js.sync).concat(page?.scripts ?? []);
    for (const file of styles) addStylesheet(new URL(file, manifestUrl).href);
    for (const file of scripts) preloadScript(new URL(file, manifestUrl).href);
    const url = this.#urlForTry(entry);
    await (takePageScript(url) ?? runScript(url));
    const container = (globalThis as Record<string, unknown>)[metaData.globalName];
    if (!isContainer(container))
      throw new LoadError(`${entry.href} is not a remote's entry`, { url: entry.href });
    await container.init(__webpack_share_scopes__.default);
    return container;
  }

  /** Unchanged at first, with `retry=n` on later tries. */
  #urlForTry({ href }: URL): string {
    if (this.#tries === 0) return href;
    return `${href}${href.includes('?') ? '&' : '?'}retry=${this.#tries}`;
  }
}

async function fetchManifest(url: string): Promise<Manifest> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { cache: 'no-cache', signal });
  if (!response.ok) throw new LoadError(`${url} responded with ${response.status}`);
  const body: unknown = await response.json();
  if (!isManifest(body)) throw new LoadError(`${url} is not a manifest`);
  return body;
}

function isManifest(body: unknown): body is Manifest {
  return typeof body === 'object' && body !== null && 'metaData' in body && 'exposes' in body;
}

function isAt(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname);
}

/**
 * The remote's own code finds it in the page and does not add it again. One that the page names and that has not
 * loaded may have failed before anything could watch it.
 */
function addStylesheet(href: string): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  // One that has failed has a sheet without rules.
  const isStyled = ({ sheet }: HTMLLinkElement) => sheet !== null && sheet.cssRules.length > 0;
  if ([...links].some((link) => link.href === href && isStyled(link))) return;
  document.head.append(linkTo(href, 'stylesheet'));
}

/** Loads beside the entry instead of after it. */
function preloadScript(href: string): void {
  const link = linkTo(href, 'preload');
  link.as = 'script';
  document.head.append(link);
}

function linkTo(href: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  return link;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
