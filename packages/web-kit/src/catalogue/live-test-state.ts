import { formatCount, formatDateTime } from '../formats/formats';

/** What the catalogue says of a live test to a student; instants are ISO 8601. */
export interface LiveTestFacts {
  startsAt: string;
  closesAt: string;
  /** Whether it may be taken now. */
  isOpen: boolean;
  registered: boolean;
  registration: 'not_yet' | 'open' | 'full' | 'closed';
  registrationOpensAt: string | null;
  registrationClosesAt: string;
  capacity: number | null;
  seatsLeft: number | null;
}

/** How a live test stands for a student, in words; the tone is a badge's. */
export interface LiveTestState {
  badge: { tone: 'success' | 'info' | 'warning' | 'neutral'; text: string };
  /** One sentence that says what comes next. */
  note: string;
  canRegister: boolean;
  canStart: boolean;
}

/** How a live test stands for a student: what its badge says, and what may be done now. */
export function describeLiveTest(facts: LiveTestFacts): LiveTestState {
  if (facts.registered) return registeredState(facts);
  const none = { canRegister: false, canStart: false };
  switch (facts.registration) {
    case 'open':
      return {
        badge: { tone: 'info', text: 'Open for Registration' },
        note: openNote(facts),
        canRegister: true,
        canStart: false,
      };
    case 'full':
      return {
        badge: { tone: 'warning', text: 'Full' },
        note: 'All places are taken.',
        ...none,
      };
    case 'not_yet':
      return {
        badge: { tone: 'neutral', text: 'Registration not open yet' },
        note: `Registration opens on ${formatDateTime(facts.registrationOpensAt)}.`,
        ...none,
      };
    case 'closed':
      return {
        badge: { tone: 'neutral', text: 'Registration closed' },
        note: `Registration closed on ${formatDateTime(facts.registrationClosesAt)}.`,
        ...none,
      };
  }
}

function registeredState({ isOpen, startsAt, closesAt }: LiveTestFacts): LiveTestState {
  return {
    badge: { tone: 'success', text: 'Registered' },
    note: isOpen
      ? `Open now, until ${formatDateTime(closesAt)}.`
      : `You can start on ${formatDateTime(startsAt)}.`,
    canRegister: false,
    canStart: isOpen,
  };
}

function openNote({ isOpen, closesAt, seatsLeft, registrationClosesAt }: LiveTestFacts): string {
  const until = `Register until ${formatDateTime(registrationClosesAt)}.`;
  const places = seatsLeft === null ? [] : [`${formatCount(seatsLeft, 'place')} left.`];
  return [...(isOpen ? [`Open now, until ${formatDateTime(closesAt)}.`] : [until]), ...places].join(
    ' ',
  );
}

type Moments = Pick<
  LiveTestFacts,
  'startsAt' | 'closesAt' | 'registrationOpensAt' | 'registrationClosesAt'
>;

/** The longest wait that browsers' timers take is 24.8 days; a day is enough to ask again. */
const maxWaitMs = 86_400_000;
/** Devices' clocks differ a little from the server's. */
const marginMs = 1500;

/**
 * When live tests change their state next, of itself.
 *
 * @returns milliseconds from `now` to a little after the change, at most a day; false where there is none
 */
export function untilLiveTestChanges(tests: readonly Moments[], now: Date): number | false {
  const waits = tests
    .flatMap((test) => [
      test.startsAt,
      test.closesAt,
      test.registrationOpensAt,
      test.registrationClosesAt,
    ])
    .map((instant) => (instant === null ? Number.NaN : Date.parse(instant) - now.getTime()))
    .filter((wait) => wait > 0);
  return waits.length === 0 ? false : Math.min(maxWaitMs, Math.min(...waits) + marginMs);
}
