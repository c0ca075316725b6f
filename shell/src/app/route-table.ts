import {
  ACCESSIBILITY_PATH,
  DASHBOARD_PATH,
  EXAM_PREFIX,
  EXAMS_PATH,
  HELP_PATH,
  HOME_PATH,
  MOCK_TEST_PREFIX,
  PRIVACY_PATH,
  REFUNDS_PATH,
  RESULTS_PREFIX,
  TERMS_PATH,
  TEST_DETAILS_PREFIX,
} from '@abhyas/web-kit';

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

/** A public page of the marketing remote. */
function textPage(prefix: string, title: string): RemoteRoute {
  return { prefix, remote: 'marketing', label: 'This page', title, frame: 'site', hasChat: true };
}

/** The remote of each path. */
const remoteRoutes: readonly RemoteRoute[] = [
  {
    prefix: HOME_PATH,
    remote: 'marketing',
    label: 'The start page',
    title: 'Mock tests for competitive exams',
    frame: 'site',
    hasChat: true,
  },
  textPage(HELP_PATH, 'Help'),
  textPage(TERMS_PATH, 'Terms of use'),
  textPage(PRIVACY_PATH, 'Privacy'),
  textPage(REFUNDS_PATH, 'Refunds'),
  textPage(ACCESSIBILITY_PATH, 'Accessibility'),
  {
    prefix: EXAMS_PATH,
    remote: 'exams',
    label: 'The exam list',
    title: 'All exam test series',
    frame: 'site',
    hasChat: true,
  },
  {
    prefix: EXAM_PREFIX,
    remote: 'exams',
    label: 'The exam page',
    title: 'Test series',
    frame: 'site',
    hasChat: true,
  },
  {
    prefix: TEST_DETAILS_PREFIX,
    remote: 'exams',
    label: 'The test page',
    title: 'Test details',
    frame: 'site',
    hasChat: true,
  },
  {
    prefix: MOCK_TEST_PREFIX,
    remote: 'test-runner',
    label: 'The test',
    title: 'Mock test',
    frame: 'bare',
    hasChat: false,
  },
  {
    prefix: RESULTS_PREFIX,
    remote: 'test-runner',
    label: 'The results page',
    title: 'Test results',
    frame: 'site',
    hasChat: false,
  },
  {
    prefix: DASHBOARD_PATH,
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
  if (prefix === HOME_PATH) return pathname === HOME_PATH;
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
