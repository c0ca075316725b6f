import { useEffect, useState } from 'react';

/** Long enough for a phone to find its network again. Milliseconds. */
const RETRY_MS = 5_000;
const retryEvent = 'abhyas:retry-pictures';

interface RetriedLoad {
  /** Changes with each try: the key of the element that loads. */
  attempt: number;
  hasFailed: boolean;
  onError: () => void;
  onLoad: () => void;
}

/** Has all pictures of the page that did not load requested again. */
export function retryPictures(): void {
  window.dispatchEvent(new Event(retryEvent));
}

/** Loads something again some seconds after it failed, and at once when the network is back or a person asks for it. */
export function useRetriedLoad(): RetriedLoad {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => setAttempt((number) => number + 1);
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    window.addEventListener(retryEvent, retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
      window.removeEventListener(retryEvent, retry);
    };
  }, [hasFailed]);
  return {
    attempt,
    hasFailed,
    onError: () => setHasFailed(true),
    onLoad: () => setHasFailed(false),
  };
}
