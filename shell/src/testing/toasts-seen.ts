import { onToast, type Toast } from '@abhyas/web-kit';

/** Collects the toasts since the call. */
export function watchToasts(): { seen: Toast[]; stop: () => void } {
  const seen: Toast[] = [];
  const stop = onToast((toast) => seen.push(toast));
  return { seen, stop };
}
