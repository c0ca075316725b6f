/**
 * A callback ref for an element that may scroll and contains nothing focusable: while it
 * scrolls, it is focusable, so that keyboard users can reach its end. Otherwise it has its own tab
 * index, if any: without one, a menu that has the focus would lose it.
 */
export function reachWhereItScrolls(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const own = element.getAttribute('tabindex');
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    const isScrolling = scrollHeight > clientHeight || scrollWidth > clientWidth;
    if (isScrolling) element.tabIndex = 0;
    else if (own === null) element.removeAttribute('tabindex');
    else element.setAttribute('tabindex', own);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
