import { useMemo } from 'react';
import { failureText } from '../failure-text';

/** What `FormFailure` draws of a call's fault: the same object as long as it is the same fault. */
export function useFailure(error: Error | null, fallback: string) {
  return useMemo(
    () => (error === null ? undefined : { message: failureText(error, fallback) }),
    [error, fallback],
  );
}
