import { LoadError } from '@abhyas/web-kit';

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
    if (requested.has(href)) continue;
    const running = runScript(href);
    running.catch(() => undefined);
    named.set(href, running);
  }
  await Promise.allSettled(named.values());
}

/** The run of a script that the page names; undefined for others, and if it was taken before. */
export function takePageScript(href: string): Promise<void> | undefined {
  const running = named.get(href);
  named.delete(href);
  return running;
}

/** Requests a script and runs it. Rejects with a `LoadError` if it does not load in time. */
export async function runScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
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
