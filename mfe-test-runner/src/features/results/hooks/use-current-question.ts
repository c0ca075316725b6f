import { useEffect, useState, type RefObject } from 'react';

/** A line a little above the middle: what is there is being read. */
const READING_LINE = '-35% 0px -64% 0px';

/**
 * The number of the question that the student reads; null before they have come to the first one.
 *
 * @param area contains the questions, each with its number as `data-question`
 * @param shown changes when other questions are shown
 */
export function useCurrentQuestion(
  area: RefObject<HTMLElement | null>,
  shown: string,
): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    // Test environments do not lay out.
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (read) setCurrent(Number((read.target as HTMLElement).dataset['question']));
      },
      { rootMargin: READING_LINE },
    );
    for (const question of area.current?.querySelectorAll('[data-question]') ?? []) {
      observer.observe(question);
    }
    return () => observer.disconnect();
  }, [area, shown]);
  return current;
}
