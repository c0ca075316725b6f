import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A new question starts at its top. Focus inside the previous question or the instructions moves to
 * the new one, so that it is not lost. Focus on a button or in the palette stays. After a jump from
 * a dialog, which closes, the question takes the focus: Enter must not press what opened the dialog.
 */
export function useQuestionChange(index: number, jumps: number): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    if (!sheet.current) return;
    sheet.current.scrollTop = 0;
    if (document.activeElement === document.body) sheet.current.focus({ preventScroll: true });
  }, [index]);
  // An effect of its own: until the dialog's effects are gone, it would take the focus back.
  useEffect(() => {
    if (jumps > 0) sheet.current?.focus({ preventScroll: true });
  }, [jumps]);
  return sheet;
}
