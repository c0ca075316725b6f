import { useCallback, useRef, useState } from 'react';

const MARGIN = '200px';

/** Whether an element is or was almost on the screen, and the ref for it. */
export function useInView() {
  const [isInView, setInView] = useState(false);
  const observer = useRef<IntersectionObserver>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setInView(true);
        observer.current?.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.current.observe(element);
  }, []);
  return [ref, isInView] as const;
}
