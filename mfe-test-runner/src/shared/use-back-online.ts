import { useEffect, useEffectEvent } from 'react';

/** Does something each time the network comes back, as long as it is wanted. */
export function useBackOnline(isWanted: boolean, onBack: () => void): void {
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWanted) return undefined;
    const listen = (): void => tell();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isWanted]);
}
