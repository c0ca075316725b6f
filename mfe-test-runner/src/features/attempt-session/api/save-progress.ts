import type { RequestOf, ResponseOf } from '@abhyas/web-kit';
import type { WireResponse } from '../rules/progress-wire';
import { runningApi, withErrorReport } from './running-api';

/** A save sends every field, also those that the contract lets a client leave out. */
export interface ProgressPayload extends Required<RequestOf<'/tests/{id}/progress', 'put'>> {
  responses: WireResponse[];
}

export type SavedProgress = Omit<ResponseOf<'/tests/{id}/progress', 'put'>, 'success'>;

/** A 409: another device has saved, or the attempt has ended. */
export type SaveConflict = ResponseOf<'/tests/{id}/progress', 'put', 409>;

/** The server's progress, sent with a 409 when another device has saved. */
export type CurrentProgress = NonNullable<SaveConflict['current']>;

/** A hanging save blocks the next one, so it is better to try again. */
const TIMEOUT_MS = 8_000;

/** Saves the answers of a running attempt. */
export function saveProgress(id: string, body: ProgressPayload): Promise<SavedProgress> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const call = runningApi.PUT('/tests/{id}/progress', { params: { path: { id } }, body, signal });
  return withErrorReport('save', call);
}
