import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a button that loses the focus because it becomes pending, or that passes it to a button that
 * is removed: restores the focus after the call, unless the user has moved it.
 *
 * @param status of the call and everything else that adds or removes buttons, as one text
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
