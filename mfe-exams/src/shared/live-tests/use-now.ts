import { untilLiveTestChanges } from '@abhyas/web-kit';
import { useEffect, useState } from 'react';

interface Window {
  opensAt: string;
  closesAt: string;
  registrationOpensAt?: string | null | undefined;
  registrationClosesAt?: string | undefined;
}

/** The current time, updated when a live test opens, closes or starts its registration. */
export function useNow(tests: readonly Window[]): Date {
  const [now, setNow] = useState(() => new Date());
  const wait = untilLiveTestChanges(
    tests.map(({ opensAt, closesAt, registrationOpensAt, registrationClosesAt }) => ({
      startsAt: opensAt,
      closesAt,
      registrationOpensAt: registrationOpensAt ?? null,
      registrationClosesAt: registrationClosesAt ?? closesAt,
    })),
    now,
  );
  useEffect(() => {
    if (wait === false) return undefined;
    const timer = setTimeout(
      () => {
        setNow(new Date());
      },
      now.getTime() + wait - Date.now(),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [now, wait]);
  return now;
}
