/** As long as other downloads of a remote may take. */
const timeoutMs = 10_000;

const failed = new Set<string>();
const failedLinks = new WeakSet<HTMLLinkElement>();
const listeners = new Set<() => void>();
let isLost = false;

/**
 * A stylesheet that fails to load leaves its part unstyled without an error. This requests the file
 * a second time. If that fails too, `hasLostStyles` becomes true and subscribers are notified.
 */
export function watchStylesheets(): void {
  const onError = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const link = target;
    failedLinks.add(link);
    const file = new URL(link.href).pathname;
    console.error(`The stylesheet ${file} could not be loaded.`);
    if (failed.has(file)) reportLoss();
    else document.head.append(secondTry(file));
    failed.add(file);
  };
  // Load errors do not bubble; the capture phase sees them.
  window.addEventListener('error', onError, true);
  // Those of the page that failed before (`page-boot.js`).
  for (const target of document.querySelectorAll('link[data-failed]')) onError({ target });
}

/**
 * Waits for the stylesheets that are on their way. The federation runtime adds those of a remote to the page
 * itself; the remote's code finds them there and does not wait: without styles, everything would move when
 * they arrive. A stylesheet that fails, or does not come in time, is no reason to show nothing.
 */
export async function whenStyled(): Promise<void> {
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, timeoutMs);
  });
  await Promise.race([whenNoneLoads(), timeout]);
}

async function whenNoneLoads(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const loading = [...links].filter((link) => link.sheet === null && !failedLinks.has(link));
  if (loading.length === 0) return;
  await Promise.all(loading.map(whenSettled));
  // The second try of one that failed.
  await whenNoneLoads();
}

function whenSettled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      resolve();
    };
    link.addEventListener('load', settle, { once: true });
    link.addEventListener('error', settle, { once: true });
  });
}

/** Whether a part of the page renders without its styles. */
export function hasLostStyles(): boolean {
  return isLost;
}

/** Calls back when styles were lost; returns a function that unsubscribes. */
export function onStylesLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function reportLoss(): void {
  isLost = true;
  for (const listener of listeners) listener();
}

function secondTry(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${file}?retry=1`;
  return link;
}
