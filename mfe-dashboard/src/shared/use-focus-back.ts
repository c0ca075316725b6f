import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a button that loses the focus by going pending, or hands it to one that goes away: gives it
 * back once a call is done, unless it has moved on.
 *
 * @param status of the call, and whatever else makes buttons come and go, in one text
 */
export function useFocusBack(status: string): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef(status);
  useEffect(() => {
    const hasChanged = last.current !== status;
    last.current = status;
    if (hasChanged && document.activeElement === document.body) button.current?.focus();
  }, [status]);
  return button;
}
