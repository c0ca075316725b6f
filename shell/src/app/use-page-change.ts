import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { productName } from '@abhyas/web-kit';

const headingWaitMs = 8_000;

/**
 * What a browser does on a new page and a router does not: names it, starts at its top (or at the
 * fragment) and moves focus to its heading.
 *
 * @param title the page's name until its screen gives a closer one
 */
export function usePageChange(title: string | undefined): void {
  const { pathname, hash } = useLocation();
  const isGoingBack = useNavigationType() === NavigationType.Pop;
  const isFirst = useRef(true);
  // Not a dependency below: a change of the query alone, which may flip it, is no new page.
  const wentBack = useRef(isGoingBack);

  // Before the screens' own effects, whose names are closer.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [pathname, title]);

  useLayoutEffect(() => {
    wentBack.current = isGoingBack;
  }, [isGoingBack]);

  useEffect(() => {
    const isFirstPage = isFirst.current;
    isFirst.current = false;
    if (hash !== '') return whenPresent(`#${CSS.escape(hash.slice(1))}`, revealSection);
    if (isFirstPage) return;
    // Going back, the browser restores where the reader was.
    if (!wentBack.current) window.scrollTo(0, 0);
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
  // Somebody who has moved on since is left where they are.
  if (activeElement !== document.body && activeElement?.id !== 'main') return;
  heading.focus({ preventScroll: true });
}

/** Acts once on an element that a lazily loaded screen may still have to draw. */
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
  const giveUp = setTimeout(() => {
    observer.disconnect();
  }, headingWaitMs);
  return () => {
    clearTimeout(giveUp);
    observer.disconnect();
  };
}
