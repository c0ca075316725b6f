import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE: KeyframeAnimationOptions = { duration: 160, easing: 'ease-out' };
/** The heading, the parts of the card with the form, and what is below the card. */
const PARTS = ':scope > :not(:has(form)), form > *, form ~ *';

/**
 * The parts of a screen slide to their new places when a message comes between them or leaves: the answer
 * to a press can take a second, and a jump after that is a surprise. Belongs into the component that renders
 * the messages.
 *
 * @param place inside the element with `data-form-screen`, which has the parts
 */
export function useSmoothMoves(place: RefObject<HTMLElement | null>): void {
  const tops = useRef(new WeakMap<HTMLElement, number>());

  // Before the browser lays the page out: a shift that it has seen is a shift.
  useLayoutEffect(() => {
    for (const part of partsAround(place.current)) {
      const moved = (tops.current.get(part) ?? part.offsetTop) - part.offsetTop;
      tops.current.set(part, part.offsetTop);
      if (moved !== 0) slide(part, moved);
    }
  });

  // What moves for other reasons, such as a font or a turned phone, does so without this.
  useEffect(() => {
    const screen = screenOf(place.current);
    if (!screen) return undefined;
    const observer = new ResizeObserver(() => {
      for (const part of partsAround(place.current)) tops.current.set(part, part.offsetTop);
    });
    observer.observe(screen);
    return () => observer.disconnect();
  }, [place]);
}

function screenOf(place: HTMLElement | null): HTMLElement | null | undefined {
  return place?.closest<HTMLElement>('[data-form-screen]');
}

function partsAround(place: HTMLElement | null): Iterable<HTMLElement> {
  return screenOf(place)?.querySelectorAll<HTMLElement>(PARTS) ?? [];
}

function slide(part: HTMLElement, from: number): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  part.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], MOVE);
}
