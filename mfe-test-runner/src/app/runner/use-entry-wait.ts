import { useState } from 'react';
import { callFailure, isTransient } from '../../features/attempt-session/rules/call-failure';
import { queuedMs } from '../../features/attempt-session/rules/queued-start';

/**
 * The milliseconds that a student has to wait for the instructions, because others open them first;
 * undefined without a wait. A later request that fails for a reason that may pass ends no wait.
 *
 * @param error why the instructions have not been loaded yet
 */
export function useEntryWait(error: Error | null): number | undefined {
  const [wait, setWait] = useState<{ error: Error; waitMs?: number | undefined }>();
  if (error && error !== wait?.error) {
    const keptMs = isTransient(callFailure(error)) ? wait?.waitMs : undefined;
    setWait({ error, waitMs: queuedMs(error) ?? keptMs });
  }
  return error ? wait?.waitMs : undefined;
}
