import { productName } from '@abhyas/web-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const headingTimeoutMs = 8_000;

/**
 * Does what a browser does on a new page and a router does not: sets the title, scrolls to the top
 * (or to the fragment) and moves focus to the heading.
 *
 * @param title the page title until the screen sets a more specific one
 */
export function usePageChange(title: string | undefined): void {
  const { pathname, hash } = useLocation();
  const isGoingBack = useNavigationType() === NavigationType.Pop;
  const isFirst = useRef(true);
  // A ref, not a dependency: a change of only the query may change it, but is not a new page.
  const isBackRef = useRef(isGoingBack);

  // Before the screens' own effects, whose titles are more specific.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [pathname, title]);

  useLayoutEffect(() => {
    isBackRef.current = isGoingBack;
  }, [isGoingBack]);

  useEffect(() => {
    const isFirstPage = isFirst.current;
    isFirst.current = false;
    if (hash !== '') return whenPresent(`#${CSS.escape(hash.slice(1))}`, revealSection);
    if (isFirstPage) return;
    // On back navigation, the browser restores the scroll position.
    if (!isBackRef.current) window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    return whenPresent('#main [data-page-heading]', focusHeading);
  }, [pathname, hash]);
}

function revealSection(section: HTMLElement): void {
  section.scrollIntoView();
  if (!section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
}

function focusHeading(heading: HTMLElement): void {
  const { activeElement } = document;
  // If the user has moved the focus since, it stays there.
  if (activeElement !== document.body && activeElement?.id !== 'main') return;
  heading.focus({ preventScroll: true });
}

/** Acts once on an element that a lazily loaded screen may render later. */
function whenPresent(selector: string, act: (element: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>(selector);
  const present = find();
  if (present) {
    act(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    observer.disconnect();
    act(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => {
    observer.disconnect();
  }, headingTimeoutMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
