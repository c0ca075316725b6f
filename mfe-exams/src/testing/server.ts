import type { AttemptedTest, ResponseOf, SavedTest, UpcomingTest } from '@abhyas/web-kit';
import { errorBody } from '@abhyas/web-kit/testing';
import { http, HttpResponse } from 'msw';
import type { ExamDetail, ExamPage, TestDetails } from '../shared/catalogue.types';

const origin = 'http://localhost';

/** The catalogue's responses, typed by its contract. */
export const handlers = {
  exams: (page: ExamPage) => http.get(`${origin}/exams`, () => HttpResponse.json(page)),
  search: (find: (text: string) => ExamPage) =>
    http.get(`${origin}/exams/search`, ({ request }) =>
      HttpResponse.json(find(new URL(request.url).searchParams.get('q') ?? '')),
    ),
  exam: (exam: ExamDetail) => http.get(`${origin}/exams/:id`, () => HttpResponse.json(exam)),
  test: (test: TestDetails) =>
    http.get(`${origin}/exams/:examId/tests/:testId`, () => HttpResponse.json(test)),
  savedTests: (tests: SavedTest[]) =>
    http.get(`${origin}/api/user/saved-tests`, () => HttpResponse.json(tests)),
  saveTest: (test: SavedTest) =>
    http.post(`${origin}/api/user/saved-tests`, () => HttpResponse.json(test, { status: 201 })),
  removeTest: () =>
    http.delete(`${origin}/api/user/saved-tests/:id`, () => HttpResponse.json({ success: true })),
  upcomingTests: (find: () => UpcomingTest[]) =>
    http.get(`${origin}/api/user/upcoming-tests`, () => HttpResponse.json(find())),
  register: (take: () => void) =>
    http.post(`${origin}/api/user/upcoming-tests/:id/register`, () => {
      take();
      return HttpResponse.json({ success: true, registered: true });
    }),
  openAttempts: (attempts: ResponseOf<'/api/user/open-attempts'> = []) =>
    http.get(`${origin}/api/user/open-attempts`, () => HttpResponse.json(attempts)),
  attemptedTests: (tests: AttemptedTest[] = []) =>
    http.get(`${origin}/api/user/attempted-tests`, () => HttpResponse.json(tests)),
  refusal: (
    path: string,
    status: number,
    { code, message } = { code: 'refused', message: 'Refused' },
  ) =>
    http.all(`${origin}${path}`, () => HttpResponse.json(errorBody({ code, message }), { status })),
};

/** A student without attempts: every screen of a signed-in student asks for them. */
export const noAttempts = [handlers.openAttempts(), handlers.attemptedTests()] as const;
