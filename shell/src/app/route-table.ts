/** A part of the site that a remote renders. */
export interface RemoteRoute {
  /** The path and everything under it; `/` means only that path. */
  prefix: string;
  remote: string;
  /** The part's name for users, at the start of a sentence. */
  label: string;
  /** The page title until the remote sets a more specific one. */
  title: string;
  /** `site` has header and footer, `bare` leaves the whole page to the remote. */
  frame: 'site' | 'bare';
  /** Whether the page shows the chat assistant. */
  hasChat: boolean;
}

/** The remote of each path. */
export const remoteRoutes: readonly RemoteRoute[] = [
  {
    prefix: '/',
    remote: 'marketing',
    label: 'The start page',
    title: 'Mock tests for competitive exams',
    frame: 'site',
    hasChat: true,
  },
  {
    prefix: '/exam-test-series',
    remote: 'exams',
    label: 'The exam list',
    title: 'All exam test series',
    frame: 'site',
    hasChat: true,
  },
  {
    prefix: '/exam-details',
    remote: 'exams',
    label: 'The exam page',
    title: 'Test series',
    frame: 'site',
    hasChat: true,
  },
  {
    prefix: '/test-details',
    remote: 'exams',
    label: 'The test page',
    title: 'Test details',
    frame: 'site',
    hasChat: true,
  },
  {
    prefix: '/mock-test',
    remote: 'test-runner',
    label: 'The test',
    title: 'Mock test',
    frame: 'bare',
    hasChat: false,
  },
  {
    prefix: '/test-results',
    remote: 'test-runner',
    label: 'The results page',
    title: 'Test results',
    frame: 'site',
    hasChat: false,
  },
  {
    prefix: '/dashboard',
    remote: 'dashboard',
    label: 'The dashboard',
    title: 'Dashboard',
    frame: 'bare',
    hasChat: false,
  },
];

/** The remote that renders a path, or undefined if the shell itself does. */
export function findRemoteRoute(pathname: string): RemoteRoute | undefined {
  return remoteRoutes.find(({ prefix }) => isUnder(prefix, pathname));
}

function isUnder(prefix: string, pathname: string): boolean {
  if (prefix === '/') return pathname === '/';
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
