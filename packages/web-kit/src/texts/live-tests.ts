import { formatCount, formatDateTime } from '../rules/formats';

export const registered = 'Registered';
export const open = 'Open for Registration';
export const full = 'Full';
export const notOpenYet = 'Registration not open yet';
export const closed = 'Registration closed';

export const noPlaces = 'All places are taken.';
export const placesLeft = (count: number) => `${formatCount(count, 'place')} left.`;
export const opensOn = (instant: string | null) =>
  `Registration opens on ${formatDateTime(instant)}.`;
export const closedOn = (instant: string | null) =>
  `Registration closed on ${formatDateTime(instant)}.`;
export const registerUntil = (instant: string | null) =>
  `Register until ${formatDateTime(instant)}.`;
export const openUntil = (instant: string) => `Open now, until ${formatDateTime(instant)}.`;
export const startsOn = (instant: string) => `You can start on ${formatDateTime(instant)}.`;
export const notRegistered = 'You could not be registered. Please try again.';
