import type { QuestionReport, ResponseOf, SavedTest, UpcomingTest } from '@abhyas/web-kit';
import { errorBody, startServer } from '@abhyas/web-kit/testing';
import { http, HttpResponse } from 'msw';
import type { BookmarksPageData } from '../features/bookmarks/api/get-bookmarks';
import type { ShownFaq } from '../features/help/api/get-faqs';
import type { HistoryPageData } from '../features/history/api/get-history';
import type { Performance } from '../features/performance/api/get-performance';
import type { Settings } from '../features/settings/api/get-settings';
import type { Achievement } from '../shared/api/get-achievements';
import type { Profile } from '../shared/api/get-profile';
import type { Targets } from '../shared/targets/api/get-targets';
import { buildProfile, buildSettings, buildTargets } from './builders';

const origin = 'http://localhost';

/** The services' responses, typed by their contracts. */
export const handlers = {
  profile: (profile: Profile) =>
    http.get(`${origin}/api/user/profile`, () => HttpResponse.json(profile)),
  history: (pageOf: (page: number, query: URLSearchParams) => HistoryPageData) =>
    http.get(`${origin}/api/user/test-history`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      return HttpResponse.json(pageOf(Number(searchParams.get('page')), searchParams));
    }),
  performance: (performance: Performance) =>
    http.get(`${origin}/api/user/performance`, () => HttpResponse.json(performance)),
  savedTests: (tests: SavedTest[]) =>
    http.get(`${origin}/api/user/saved-tests`, () => HttpResponse.json(tests)),
  upcomingTests: (tests: UpcomingTest[]) =>
    http.get(`${origin}/api/user/upcoming-tests`, () => HttpResponse.json(tests)),
  openAttempts: (attempts: ResponseOf<'/api/user/open-attempts'>) =>
    http.get(`${origin}/api/user/open-attempts`, () => HttpResponse.json(attempts)),
  bookmarks: (pageOf: (params: URLSearchParams) => BookmarksPageData) =>
    http.get(`${origin}/api/user/bookmarks`, ({ request }) =>
      HttpResponse.json(pageOf(new URL(request.url).searchParams)),
    ),
  questionReports: (reports: QuestionReport[]) =>
    http.get(`${origin}/api/user/question-reports`, () => HttpResponse.json({ reports })),
  achievements: (achievements: Achievement[]) =>
    http.get(`${origin}/api/user/achievements`, () => HttpResponse.json(achievements)),
  settings: (settings: Settings) =>
    http.get(`${origin}/api/user/profile/settings`, () => HttpResponse.json(settings)),
  targets: (targets: Targets) =>
    http.get(`${origin}/api/user/targets`, () => HttpResponse.json(targets)),
  faqs: (faqs: ShownFaq[]) => http.get(`${origin}/api/help/faqs`, () => HttpResponse.json(faqs)),
  success: (
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    body: object = { success: true },
  ) => http[method](`${origin}${path}`, () => HttpResponse.json(body)),
  refusal: (
    path: string,
    status: number,
    fields?: Record<string, string>,
    { message = 'Refused', headers = {} }: { message?: string; headers?: HeadersInit } = {},
  ) =>
    http.all(`${origin}${path}`, () =>
      HttpResponse.json(errorBody({ message, fields }), { status, headers }),
    ),
};

/** A server for one test file, with the responses that the frame needs on every page. */
export function startDashboardServer() {
  return startServer(
    handlers.profile(buildProfile()),
    handlers.upcomingTests([]),
    handlers.openAttempts([]),
    handlers.achievements([]),
    handlers.questionReports([]),
    handlers.faqs([]),
    handlers.settings(buildSettings()),
    handlers.targets(buildTargets()),
  );
}
