import { failureText } from '@abhyas/web-kit';
import { useMemo } from 'react';

/** A call's error for `FormFailure`: the same object while the error is the same. */
export function useFailure(error: Error | null, fallback: string) {
  return useMemo(
    () => (error === null ? undefined : { message: failureText(error, fallback) }),
    [error, fallback],
  );
}
