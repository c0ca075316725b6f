import { useEffect, useState, type RefObject } from 'react';

/** A zoomed page rounds widths differently: less than this is the same font. In CSS pixels. */
const TOLERANCE = 1;

/**
 * Counts how often the text of a chart got another font. Highcharts keeps the widths that it has measured, also for a
 * redraw. No event tells when the page uses a late font: with `font-display: optional`, that is long after it loaded.
 *
 * @param place counts while the focus is elsewhere: with a new chart, it would be lost
 * @param sample some text
 */
export function useFontChanges(
  place: RefObject<HTMLElement | null>,
  sample: RefObject<HTMLElement | null>,
): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!sample.current) return undefined;
    const countChange = () => {
      const { activeElement } = document;
      if (activeElement && place.current?.contains(activeElement)) {
        // Only after the event it is known where the focus goes.
        activeElement.addEventListener('blur', () => setTimeout(countChange), { once: true });
      } else {
        setCount((before) => before + 1);
      }
    };
    let known: number | undefined;
    const observer = new ResizeObserver((entries) => {
      const width = entries.at(-1)?.contentRect.width ?? 0;
      known ??= width;
      if (Math.abs(width - known) <= TOLERANCE) return;
      known = width;
      countChange();
    });
    observer.observe(sample.current);
    return () => observer.disconnect();
  }, [place, sample]);
  return count;
}
