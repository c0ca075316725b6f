import {
  DASHBOARD_PATH,
  MOCK_TEST_PREFIX,
  RESULTS_PREFIX,
  SIGN_IN_PATHS,
} from '@abhyas/web-kit/paths';

/** Longer queries are what a person pasted, not a place of the site. */
const MAX_QUERY_LENGTH = 200;

/** Where a visitor came from. The content is the same, and the same address hardly comes again. */
const originOfVisit = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid)$/;

/**
 * The key of a page among the kept ones, or undefined if it is not kept. A public page has its whole
 * address: its content depends on it. The pages of students come without content and are kept by kind:
 * their addresses contain ids, which are nobody else's business.
 */
export function pageKeyOf({ pathname, search, searchParams }: URL): string | undefined {
  for (const kind of [MOCK_TEST_PREFIX, RESULTS_PREFIX]) {
    if (isUnder(kind, pathname)) return kind;
  }
  if (isUnder(DASHBOARD_PATH, pathname) || SIGN_IN_PATHS.includes(pathname)) return pathname;
  if (search.length > MAX_QUERY_LENGTH) return undefined;
  if ([...searchParams.keys()].some((name) => originOfVisit.test(name))) return undefined;
  return pathname + search;
}

/** Whether the page of a key comes without content, which is a student's own. */
export function isPersonal(key: string): boolean {
  const prefixes = [MOCK_TEST_PREFIX, RESULTS_PREFIX, DASHBOARD_PATH, ...SIGN_IN_PATHS];
  return prefixes.some((prefix) => isUnder(prefix, key));
}

function isUnder(prefix: string, pathname: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
