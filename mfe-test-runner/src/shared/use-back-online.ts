import { useEffect, useEffectEvent } from 'react';

/** Runs a callback each time the network comes back, while enabled. */
export function useBackOnline(isEnabled: boolean, onBack: () => void): void {
  const callback = useEffectEvent(onBack);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (): void => callback();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isEnabled]);
}
