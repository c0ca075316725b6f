import type { WireResponse } from '../rules/progress-wire';
import { runningApi, withErrorReport } from './running-api';

/** How an attempt ended: submitted here or elsewhere, or by its time with the saved answers. */
export interface Ended {
  readonly by: 'submit' | 'elsewhere' | 'time';
  /**
   * Whether answers sent with a submit were not graded, because the attempt had already ended.
   * Undefined if the service did not report it.
   */
  readonly answersMissed?: boolean | undefined;
}

const TIMEOUT_MS = 15_000;

/** Ends a running attempt with its last answers. */
export async function submitAttempt(id: string, responses: WireResponse[]): Promise<Ended> {
  const { state, answersMissed } = await withErrorReport(
    'submit',
    runningApi.POST('/tests/{id}/submit', {
      params: { path: { id } },
      body: { responses },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  return { by: state === 'expired' ? 'time' : 'submit', answersMissed };
}
