const failed = new Set<string>();
const listeners = new Set<() => void>();
let isLost = false;

/**
 * A stylesheet that fails to load leaves its part unstyled without an error. This requests the file
 * a second time. If that fails too, `hasLostStyles` becomes true and subscribers are notified.
 */
export function watchStylesheets(): void {
  const onError = (event: Event) => {
    const link = event.target;
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
    const file = new URL(link.href).pathname;
    console.error(`The stylesheet ${file} could not be loaded.`);
    if (failed.has(file)) reportLoss();
    else document.head.append(secondTry(file));
    failed.add(file);
  };
  // Load errors do not bubble; the capture phase sees them.
  window.addEventListener('error', onError, true);
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
