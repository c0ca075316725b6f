import { matchPath } from 'react-router';
import type { PageFiles, PageRoute } from '../page-files';

/** What the page of an address needs, by the list of its remote. */
export function routeFor({ routes = [] }: PageFiles, address: string): PageRoute | undefined {
  const { pathname } = new URL(address, 'http://page');
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}
