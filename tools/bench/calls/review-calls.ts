import type { ResponseOf } from '@abhyas/web-kit/contract';
import { alike, prepared, type Call } from './call.ts';
import type { Student } from './student.ts';

type Results = ResponseOf<'/api/test/results/{attemptId}'>;

/** Calls about the questions of a finished attempt: its bookmarks and the student's reports. */
export const reviewCalls: readonly Call[] = [
  {
    name: 'bookmark',
    method: 'PUT',
    path: '/api/user/bookmarks/{questionId}',
    requests: prepared((student, { times }) => bookmarks(student, times)),
  },
  {
    name: 'bookmarks',
    method: 'GET',
    path: '/api/user/bookmarks',
    requests: alike(() => ({ path: '/api/user/bookmarks' })),
  },
  {
    name: 'bookmarks-of-attempt',
    method: 'GET',
    path: '/api/user/bookmarks/of-attempt/{attemptId}',
    requests: alike(({ finished }) => ({
      path: `/api/user/bookmarks/of-attempt/${finished[0]?.attemptId ?? ''}`,
    })),
  },
  {
    name: 'remove-bookmark',
    method: 'DELETE',
    path: '/api/user/bookmarks/{questionId}',
    requests: prepared(async (student, { times }) => {
      const requests = await bookmarks(student, times);
      for (const request of requests) await student.ask('PUT', request);
      return requests.map(({ path }) => ({ path }));
    }),
  },
  {
    name: 'report-question',
    method: 'PUT',
    path: '/api/user/question-reports/{questionId}',
    requests: prepared(async (student, { times }) =>
      (await seenQuestions(student, times)).map(({ attemptId, questionId }) => ({
        path: `/api/user/question-reports/${questionId}`,
        body: { attemptId, reason: 'unclear', text: 'Two options can be right.' },
      })),
    ),
  },
  {
    name: 'question-reports',
    method: 'GET',
    path: '/api/user/question-reports',
    requests: alike(() => ({ path: '/api/user/question-reports' })),
  },
];

async function bookmarks(student: Student, count: number) {
  return (await seenQuestions(student, count)).map(({ attemptId, questionId }) => ({
    path: `/api/user/bookmarks/${questionId}`,
    body: { attemptId },
  }));
}

/** Questions of the student's latest attempt. */
async function seenQuestions(student: Student, count: number) {
  const attemptId = student.finished[0]?.attemptId ?? '';
  const results = await student.ask<Results>('GET', { path: `/api/test/results/${attemptId}` });
  return results.detailedResults
    .slice(0, count)
    .map(({ questionId }) => ({ attemptId, questionId }));
}
