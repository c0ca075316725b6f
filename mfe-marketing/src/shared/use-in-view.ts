import { useCallback, useRef, useState } from 'react';

/**
 * Whether an element is or was on the screen, and the ref for it.
 *
 * @param margin added to the edges of the screen, as in CSS; a negative one makes it smaller
 */
export function useInView(margin: string) {
  const [isInView, setInView] = useState(false);
  const observer = useRef<IntersectionObserver>(undefined);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      observer.current?.disconnect();
      if (!element) return;
      observer.current = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          setInView(true);
          observer.current?.disconnect();
        },
        { rootMargin: margin },
      );
      observer.current.observe(element);
    },
    [margin],
  );
  return [ref, isInView] as const;
}
