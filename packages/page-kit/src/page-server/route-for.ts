import { matchPath } from 'react-router';
import type { PageFiles, PageRoute } from '../page-files';

/** What the page of an address needs, by the list of its remote. */
export function routeFor({ routes }: PageFiles, address: string): PageRoute | undefined {
  const { pathname } = new URL(address, 'http://page');
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}

/** The status of an address as far as the list of its remote says it: undefined if that depends on the remote's data. */
export function statusByRoutes(files: PageFiles, pathname: string): 200 | 404 | undefined {
  const route = routeFor(files, pathname);
  if (!route) return 404;
  return route.path.includes(':') ? undefined : 200;
}
