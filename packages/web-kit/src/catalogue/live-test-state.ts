import type { ResponseOf } from '../api/contract';
import * as texts from '../texts/live-tests';

/** A live test's times, registration and places, as the catalogue returns them to a student. */
export type LiveTestFacts = Pick<
  ResponseOf<'/api/user/upcoming-tests'>[number],
  | 'startsAt'
  | 'closesAt'
  | 'isOpen'
  | 'registered'
  | 'registration'
  | 'registrationOpensAt'
  | 'registrationClosesAt'
  | 'capacity'
  | 'seatsLeft'
>;

/** A live test's state for a student, as text; `tone` is the badge's tone. */
export interface LiveTestState {
  badge: { tone: 'success' | 'info' | 'warning' | 'neutral'; text: string };
  /** One sentence about the next step. */
  note: string;
  canRegister: boolean;
  canStart: boolean;
}

/** Describes a live test's state for a student: badge, note and possible actions. */
export function describeLiveTest(facts: LiveTestFacts): LiveTestState {
  if (facts.registered) return registeredState(facts);
  const none = { canRegister: false, canStart: false };
  switch (facts.registration) {
    case 'open':
      return {
        badge: { tone: 'info', text: texts.open },
        note: openNote(facts),
        canRegister: true,
        canStart: false,
      };
    case 'full':
      return {
        badge: { tone: 'warning', text: texts.full },
        note: texts.noPlaces,
        ...none,
      };
    case 'not_yet':
      return {
        badge: { tone: 'neutral', text: texts.notOpenYet },
        note: texts.opensOn(facts.registrationOpensAt),
        ...none,
      };
    case 'closed':
      return {
        badge: { tone: 'neutral', text: texts.closed },
        note: texts.closedOn(facts.registrationClosesAt),
        ...none,
      };
  }
}

function registeredState({ isOpen, startsAt, closesAt }: LiveTestFacts): LiveTestState {
  return {
    badge: { tone: 'success', text: texts.registered },
    note: isOpen ? texts.openUntil(closesAt) : texts.startsOn(startsAt),
    canRegister: false,
    canStart: isOpen,
  };
}

function openNote({ isOpen, closesAt, seatsLeft, registrationClosesAt }: LiveTestFacts): string {
  const until = texts.registerUntil(registrationClosesAt);
  const places = seatsLeft === null ? [] : [texts.placesLeft(seatsLeft)];
  return [...(isOpen ? [texts.openUntil(closesAt)] : [until]), ...places].join(' ');
}

type Moments = Pick<
  LiveTestFacts,
  'startsAt' | 'closesAt' | 'registrationOpensAt' | 'registrationClosesAt'
>;

/** Browser timers wait at most 24.8 days; refetching once a day is enough. */
const maxWaitMs = 86_400_000;
/** Device clocks differ slightly from the server's. */
const marginMs = 1500;

/**
 * The time until a live test changes its state next, by the clock alone.
 *
 * @param spreadMs how long this page waits in addition, so that not all pages ask at the same moment
 * @returns milliseconds from `now` to shortly after the change, at most a day; false without one
 */
export function untilLiveTestChanges(
  tests: readonly Moments[],
  now: Date,
  spreadMs = 0,
): number | false {
  const waits = tests
    .flatMap((test) => [
      test.startsAt,
      test.closesAt,
      test.registrationOpensAt,
      test.registrationClosesAt,
    ])
    .map((instant) =>
      instant === null ? Number.NaN : Date.parse(instant) + marginMs + spreadMs - now.getTime(),
    )
    .filter((wait) => wait > 0);
  return waits.length === 0 ? false : Math.min(maxWaitMs, ...waits);
}
