/**
 * A callback ref for an element that may scroll and contains nothing focusable: while it
 * scrolls, it is focusable, so that keyboard users can reach its end.
 */
export function reachWhereItScrolls(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    const isScrolling = scrollHeight > clientHeight || scrollWidth > clientWidth;
    if (isScrolling) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  observer.observe(element);
  return () => observer.disconnect();
}
