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
import * as texts from '../texts/routes';

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
  /** Whether it has the chat assistant. */
  hasChat: boolean;
}

/** A public page of the marketing remote. */
function textPage(prefix: string, title: string): RemoteRoute {
  return { prefix, remote: 'marketing', label: texts.page, title, frame: 'site', hasChat: true };
}

/** The remote of each path. */
const remoteRoutes: readonly RemoteRoute[] = [
  {
    prefix: HOME_PATH,
    remote: 'marketing',
    label: texts.startPage,
    title: texts.startTitle,
    frame: 'site',
    hasChat: true,
  },
  textPage(HELP_PATH, texts.helpTitle),
  textPage(TERMS_PATH, texts.termsTitle),
  textPage(PRIVACY_PATH, texts.privacyTitle),
  textPage(REFUNDS_PATH, texts.refundsTitle),
  textPage(ACCESSIBILITY_PATH, texts.accessibilityTitle),
  {
    prefix: EXAMS_PATH,
    remote: 'exams',
    label: texts.examList,
    title: texts.examsTitle,
    frame: 'site',
    hasChat: true,
  },
  {
    prefix: EXAM_PREFIX,
    remote: 'exams',
    label: texts.examPage,
    title: texts.examTitle,
    frame: 'site',
    hasChat: true,
  },
  {
    prefix: TEST_DETAILS_PREFIX,
    remote: 'exams',
    label: texts.testPage,
    title: texts.testDetailsTitle,
    frame: 'site',
    hasChat: true,
  },
  {
    prefix: MOCK_TEST_PREFIX,
    remote: 'test-runner',
    label: texts.test,
    title: texts.testTitle,
    frame: 'bare',
    hasChat: false,
  },
  {
    prefix: RESULTS_PREFIX,
    remote: 'test-runner',
    label: texts.resultsPage,
    title: texts.resultsTitle,
    frame: 'site',
    hasChat: false,
  },
  {
    prefix: DASHBOARD_PATH,
    remote: 'dashboard',
    label: texts.dashboard,
    title: texts.dashboardTitle,
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
