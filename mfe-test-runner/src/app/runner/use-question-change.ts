import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A new question starts at its top. Focus inside the previous question or the instructions moves to
 * the new one, so that it is not lost. Focus on a button or in the palette stays.
 */
export function useQuestionChange(index: number): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    if (!sheet.current) return;
    sheet.current.scrollTop = 0;
    if (document.activeElement === document.body) sheet.current.focus({ preventScroll: true });
  }, [index]);
  return sheet;
}
