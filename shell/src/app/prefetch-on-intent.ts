import { DASHBOARD_PATH, MOCK_TEST_PREFIX, RESULTS_PREFIX } from '@abhyas/web-kit';
import { savesData } from '@abhyas/web-kit/saves-data';
import type { RemoteLoader } from '../remotes/remote-loader';
import { findRemoteRoute } from './route-table';

/** A mouse that only passes over a link stays for less. Milliseconds. */
const hoverMs = 65;
/** Students open these seldom without a reason to wait: a prefetch would cost more than it saves. */
const notAhead = [DASHBOARD_PATH, MOCK_TEST_PREFIX, RESULTS_PREFIX];

/**
 * Loads the page of a link when somebody is about to follow it: a mouse rests on it, a finger touches it, or it has the
 * focus. Nothing is loaded for visitors who save data. Returns a function that stops it.
 */
export function prefetchOnIntent(remotes: Pick<RemoteLoader, 'prefetch'>): () => void {
  if (savesData()) return () => undefined;
  const done = new Set<string>();
  let hover: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (target: EventTarget | null) => {
    const address = addressOf(target);
    if (!address || done.has(address.href)) return;
    const route = findRemoteRoute(address.pathname);
    if (!route || notAhead.includes(route.prefix)) return;
    done.add(address.href);
    void remotes.prefetch(route.remote, address);
  };
  const atOnce = ({ target }: Event) => {
    prefetch(target);
  };
  const afterRest = ({ target }: Event) => {
    clearTimeout(hover);
    hover = setTimeout(prefetch, hoverMs, target);
  };

  // Where mouse or focus have been since before this script came.
  hover = setTimeout(prefetch, hoverMs, document.querySelector('a:is(:hover, :focus)'));
  document.addEventListener('pointerover', afterRest, { passive: true });
  document.addEventListener('touchstart', atOnce, { passive: true });
  document.addEventListener('focusin', atOnce);
  return () => {
    clearTimeout(hover);
    document.removeEventListener('pointerover', afterRest);
    document.removeEventListener('touchstart', atOnce);
    document.removeEventListener('focusin', atOnce);
  };
}

/** The address of the link around an element, if it is another page of this site. */
function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const address = new URL(link.href);
  address.hash = '';
  const isHere = address.pathname === location.pathname && address.search === location.search;
  return address.origin === location.origin && !isHere ? address : undefined;
}
