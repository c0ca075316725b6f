import { alike, type Call } from './call.ts';
import type { Papers } from './papers.ts';

/** Calls of auth about target exams. */
export function targetCalls({ fresh }: Pick<Papers, 'fresh'>): Call[] {
  const path = '/api/user/targets';
  return [
    { name: 'targets', method: 'GET', path, requests: alike(() => ({ path })) },
    {
      name: 'change-targets',
      method: 'PUT',
      path,
      requests: alike((_student, number) => ({
        path,
        body: { targets: [{ examId: fresh[number % fresh.length]?.examId, examDate: null }] },
      })),
    },
  ];
}
