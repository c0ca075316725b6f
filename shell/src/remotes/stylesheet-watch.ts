const failed = new Set<string>();
const listeners = new Set<() => void>();
let isLost = false;

/**
 * A stylesheet that fails leaves its part unstyled in silence. This asks for the file a second
 * time; where that fails too, `hasLostStyles` says so to whoever watches.
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
  // Load errors do not bubble; they are seen on the way down.
  window.addEventListener('error', onError, true);
}

/** Whether a part of the page is drawn without its styles. */
export function hasLostStyles(): boolean {
  return isLost;
}

/** Calls back when styles were lost; returns how to stop. */
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
