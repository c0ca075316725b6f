import { untilLiveTestChanges } from '@abhyas/web-kit';

/** When a live test can be taken and registered for, as the catalogue says it. */
export interface LiveWindow {
  opensAt: string;
  closesAt: string;
  registrationOpensAt?: string | null | undefined;
  registrationClosesAt?: string | undefined;
}

/** @returns milliseconds until one of the tests changes its state, at most a day; false without a change */
export function untilChange(tests: readonly LiveWindow[], now: Date): number | false {
  return untilLiveTestChanges(
    tests.map(({ opensAt, closesAt, registrationOpensAt, registrationClosesAt }) => ({
      startsAt: opensAt,
      closesAt,
      registrationOpensAt: registrationOpensAt ?? null,
      registrationClosesAt: registrationClosesAt ?? closesAt,
    })),
    now,
  );
}
