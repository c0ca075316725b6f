import { cacheForOffline } from '@abhyas/web-kit';
import { useEffect } from 'react';

/** What the first question needs comes first, on a slow network too. Milliseconds. */
const DELAY_MS = 3_000;

/** Has the browser cache the running test, so that a reload without a network opens it. */
export function useOfflineCopy(): void {
  useEffect(() => {
    const timer = setTimeout(() => cacheForOffline('test-runner'), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
