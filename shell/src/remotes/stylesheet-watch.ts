import { toast } from '@abhyas/web-kit';

/**
 * A stylesheet that fails leaves its part unstyled in silence: says so, once per file, and asks
 * for the file a second time.
 */
export function watchStylesheets(): void {
  const failed = new Set<string>();
  const onError = (event: Event) => {
    const link = event.target;
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
    const file = new URL(link.href).pathname;
    console.error(`The stylesheet ${file} could not be loaded.`);
    if (failed.has(file)) {
      toast.error('Part of this page lost its styling. Reload the page to get it back.');
      return;
    }
    failed.add(file);
    document.head.append(secondTry(file));
  };
  // Load errors do not bubble; they are seen on the way down.
  window.addEventListener('error', onError, true);
}

function secondTry(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${file}?retry=1`;
  return link;
}
