import type { PublicRemote } from '@abhyas/page-kit';
import { lobbyPath } from '@abhyas/web-kit';
import { ExamsApp } from './exams-app';
import { publicPages } from './public-pages';

/** What search engines and readers without an account see of this remote, also without scripts. */
export const publicRemote: PublicRemote = {
  App: ExamsApp,
  pages: publicPages,
  browserPages: [lobbyPath(':examId', ':testId')],
};
