import { formatCount } from '@abhyas/web-kit/formats';

export const timeLeft = 'Time left';
export const minutesLeft = (minutes: number): string => `${formatCount(minutes, 'minute')} left`;

/** The clock of a section beside that of the test. */
export const section = 'Section';
export const total = 'Total';
export const timeLeftInSection = 'Time left in this section';
export const minutesLeftInSection = (minutes: number): string =>
  `${formatCount(minutes, 'minute')} left in this section`;
