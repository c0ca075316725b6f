/** A link to a page of this site. */
export interface ChatLink {
  label: string;
  /** Starts with one slash. */
  path: string;
}

export const HELP_LINK: ChatLink = { label: 'Help', path: '/help' };
export const CONTACT_LINK: ChatLink = { label: 'Contact us', path: '/#contact' };
export const EXAMS_LINK: ChatLink = { label: 'All exams', path: '/exam-test-series' };
export const LOGIN_LINK: ChatLink = { label: 'Log in', path: '/login' };

/** The page of an exam. */
export function examLink(exam: { _id: string; name: string }): ChatLink {
  return { label: exam.name, path: `/exam-details/${exam._id}` };
}

const SETTINGS: ChatLink = { label: 'Settings', path: '/dashboard/settings' };
const HISTORY: ChatLink = { label: 'Test History', path: '/dashboard/history' };
const PROFILE: ChatLink = { label: 'Profile', path: '/dashboard/profile' };
const UPCOMING: ChatLink = { label: 'Upcoming Tests', path: '/dashboard/upcoming' };
const BOOKMARKS: ChatLink = { label: 'Bookmarked Questions', path: '/dashboard/bookmarks' };

/** The pages that passages speak of, by the passage's id. */
const PASSAGE_LINKS: ReadonlyMap<string, readonly ChatLink[]> = new Map([
  ['help-register', [{ label: 'Sign up', path: '/register' }]],
  ['help-code-missing', [LOGIN_LINK]],
  ['help-password', [{ label: 'Reset your password', path: '/forgot-password' }]],
  ['help-change-password', [SETTINGS]],
  ['help-delete-account', [SETTINGS]],
  ['help-download-data', [SETTINGS]],
  ['help-appearance', [SETTINGS]],
  ['help-mails', [SETTINGS]],
  ['help-log-out-everywhere', [SETTINGS]],
  ['help-hacked', [{ label: 'Reset your password', path: '/forgot-password' }, SETTINGS]],
  ['help-start-test', [EXAMS_LINK]],
  ['help-free-tests', [EXAMS_LINK]],
  ['help-buy', [EXAMS_LINK, CONTACT_LINK]],
  ['help-refund', [{ label: 'Refunds', path: '/refunds' }, CONTACT_LINK]],
  ['help-membership', [PROFILE]],
  ['help-results', [HISTORY]],
  ['help-retake', [HISTORY]],
  ['help-rank', [{ label: 'Performance', path: '/dashboard/performance' }]],
  ['help-saved', [{ label: 'Saved Tests', path: '/dashboard/saved' }]],
  ['help-no-rank', [HISTORY]],
  ['help-bookmarks', [BOOKMARKS, HISTORY]],
  ['help-targets', [{ label: 'Target exams', path: '/dashboard/settings#targets' }]],
  ['help-upcoming', [UPCOMING]],
  ['help-lobby', [UPCOMING]],
  ['help-live-late', [UPCOMING]],
  ['help-no-answers', [HISTORY]],
  ['help-syllabus', [EXAMS_LINK]],
  ['help-profile', [PROFILE]],
  ['help-achievements', [{ label: 'Achievements', path: '/dashboard/achievements' }]],
  ['help-contact', [CONTACT_LINK]],
  ['help-change-email', [PROFILE]],
  ['help-report-question', [HISTORY]],
  ['help-privacy', [SETTINGS, { label: 'Privacy', path: '/privacy' }]],
]);

/** The pages that a passage speaks of. */
export function passageLinks(passageId: string): readonly ChatLink[] {
  return PASSAGE_LINKS.get(passageId) ?? [];
}
