import { onToast } from '@abhyas/web-kit';
import { afterEach } from '@jest/globals';

const stops: (() => void)[] = [];

/** Collects the texts of the toasts until the end of the test. */
export function collectToasts(): string[] {
  const heard: string[] = [];
  stops.push(onToast((toast) => heard.push(toast.text)));
  return heard;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
