import { DomainError } from '@abhyas/service-kit';
import { countOf } from '@abhyas/service-kit/rules';

/** The student has a turn. Trying again neither moves nor loses it. */
export function startQueued(waitSeconds: number): DomainError {
  return new DomainError(
    'start_queued',
    429,
    `Many students are starting now. Your turn is in about ${waitText(waitSeconds)}. Please try again then. You lose no time, because your clock starts when the test opens.`,
    { retryAfter: waitSeconds, extra: { waitSeconds } },
  );
}

function waitText(seconds: number): string {
  return seconds < 120 ? countOf(seconds, 'second') : countOf(Math.ceil(seconds / 60), 'minute');
}
