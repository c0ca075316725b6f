import { formatCount } from '@abhyas/web-kit/formats';

export const timeLeft = 'Time left';
export const minutesLeft = (minutes: number): string => `${formatCount(minutes, 'minute')} left`;
