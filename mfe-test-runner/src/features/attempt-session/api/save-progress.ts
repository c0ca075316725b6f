import type { WireResponse } from '../rules/progress-wire';
import { runningApi, withErrorReport } from './running-api';

export interface ProgressPayload {
  responses: WireResponse[];
  currentQuestionIndex: number;
  timeSpent: number;
  revision: number;
}

export interface SavedProgress {
  revision: number;
  remainingSeconds: number;
  savedAt: string;
}

/** The server's progress, sent with a 409 when another device has saved. */
export interface CurrentProgress {
  revision: number;
  responses: WireResponse[];
  currentQuestionIndex: number;
  remainingSeconds: number;
}

/** A hanging save blocks the next one, so it is better to try again. */
const TIMEOUT_MS = 8_000;

/** Saves the answers of a running attempt. */
export function saveProgress(id: string, body: ProgressPayload): Promise<SavedProgress> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const call = runningApi.PUT('/tests/{id}/progress', { params: { path: { id } }, body, signal });
  return withErrorReport('save', call);
}
