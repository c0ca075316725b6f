import { afterEach } from '@jest/globals';
import { onToast, type Toast } from '../toast/toast';

const stops: (() => void)[] = [];

/** Collects the toasts until the end of the test. */
export function collectToasts(): Toast[] {
  const toasts: Toast[] = [];
  stops.push(onToast((toast) => toasts.push(toast)));
  return toasts;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
