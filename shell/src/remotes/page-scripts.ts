import { LoadError } from '@abhyas/web-kit';
import { savesData } from '@abhyas/web-kit/saves-data';

/** Enough for a slow phone. Milliseconds. */
const timeoutMs = 10_000;

/** The scripts that the page names, by their addresses. */
const named = new Map<string, Promise<void>>();

/**
 * Runs the scripts that the page names as soon as each is there, in any order: chunks wait for the code that uses
 * them. So only the last one that arrives is still to run when all have arrived. One that fails is requested again by
 * the code that needs it.
 *
 * @returns a promise that is fulfilled when all have run or failed
 */
export async function runPageScripts(): Promise<void> {
  // Another build of a remote must not meet the chunks of this one (`overrides.ts`).
  if (hasOverrides()) return;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const requested = new Set([...document.scripts].map(({ src }) => src));
  for (const { href } of links) {
    if (!requested.has(href)) runNamed(href);
  }
  await Promise.allSettled(named.values());
}

/**
 * Requests the scripts that the page needs soon after its first view, with the lowest priority: what draws a result's
 * charts, for example. To run them only adds their modules, and browsers compile them meanwhile. People who save data
 * get them when they need them.
 *
 * @returns a promise that is fulfilled when all have run or failed
 */
export async function runLaterScripts(): Promise<void> {
  const list = document.getElementById('later-scripts')?.textContent;
  if (list === undefined || hasOverrides() || savesData()) return;
  for (const path of JSON.parse(list) as string[]) {
    // By its whole address, webpack finds a script that is on its way.
    runNamed(new URL(path, location.href).href, 'low');
  }
  await Promise.allSettled(named.values());
}

function runNamed(href: string, fetchPriority?: string): void {
  const running = runScript(href, fetchPriority);
  running.catch(() => undefined);
  named.set(href, running);
}

/** The run of a script that the page names; undefined for others, and if it was taken before. */
export function takePageScript(href: string): Promise<void> | undefined {
  const running = named.get(href);
  named.delete(href);
  return running;
}

/** Requests a script and runs it. Rejects with a `LoadError` if it does not load in time. */
export async function runScript(src: string, fetchPriority = 'auto'): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script, { src, async: true, fetchPriority });
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => {
        reject(new LoadError(`${src} could not be loaded`, { url: src }));
      };
      script.addEventListener('load', () => {
        resolve();
      });
      script.addEventListener('error', fail);
      setTimeout(fail, timeoutMs);
      document.head.append(script);
    });
  } finally {
    script.remove();
  }
}

function hasOverrides(): boolean {
  const isOverride = (name: string) => name.startsWith('remote.');
  try {
    const requested = [...new URLSearchParams(location.search).keys()];
    return requested.some(isOverride) || Object.keys(localStorage).some(isOverride);
  } catch {
    // Blocked storage has none.
    return false;
  }
}
