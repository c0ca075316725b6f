/** The terms of a live test that an operator sets. */
export interface LiveTestTerms {
  opensAt: Date;
  closesAt: Date;
  registrationOpensAt: Date | null;
  registrationClosesAt: Date | null;
  capacity: number | null;
  /** Seconds. */
  duration: number;
}

/** The errors in the terms of a live test, as sentences. An empty list means that it can be announced. */
export function findTermErrors(terms: LiveTestTerms, now: Date): string[] {
  const { opensAt, closesAt, registrationOpensAt, registrationClosesAt, duration } = terms;
  const registrationEnd = registrationClosesAt ?? closesAt;
  return [
    closesAt <= opensAt && 'It would close before it opens.',
    closesAt <= now && 'It would be over already.',
    closesAt > opensAt &&
      closesAt.getTime() - opensAt.getTime() < duration * 1000 &&
      'It would be open for less time than its duration.',
    registrationClosesAt !== null &&
      registrationClosesAt > closesAt &&
      'Registration would close after the test.',
    registrationOpensAt !== null &&
      registrationOpensAt >= registrationEnd &&
      'Registration would close before it opens.',
  ].filter((error) => error !== false);
}
