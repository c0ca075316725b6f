import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives an element the focus after a change that removed or disabled the focused one, unless the
 * user has moved it. A pending `Button` does this for itself; use this for an input that is disabled
 * during a call, and for an element that takes over from a button that is removed.
 *
 * @param status of the call and of everything else that adds, removes or disables the focused element
 * @param place takes the focus in between, for example the panel around a disabled input
 */
export function useFocusReturn<Target extends HTMLElement = HTMLButtonElement>(
  status: string | boolean,
  place?: RefObject<HTMLElement | null>,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(status);
  useEffect(() => {
    const hasChanged = last.current !== status;
    last.current = status;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === place?.current;
    if (hasChanged && isLost) target.current?.focus();
  }, [status, place]);
  return target;
}
