import { useEffect, useRef, type RefObject } from 'react';

/**
 * For an element that loses the focus because its button becomes pending, or that takes it over
 * from a button that is removed: gives it the focus after the change, unless the user has moved it.
 *
 * @param status of the call and of everything else that adds or removes buttons
 */
export function useFocusReturn<Target extends HTMLElement = HTMLButtonElement>(
  status: string | boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(status);
  useEffect(() => {
    const hasChanged = last.current !== status;
    last.current = status;
    if (hasChanged && document.activeElement === document.body) target.current?.focus();
  }, [status]);
  return target;
}
