import { hash } from 'node:crypto';
import { alike, prepared, type Call, type Round } from './call.ts';
import type { CallsHarness } from './calls-harness.ts';
import { savedLongAgo } from './crowd.ts';
import type { ListedTest, Papers } from './papers.ts';

const searches = ['ssc cgl', 'gate', 'neet', 'jee mian', 'rrb ntpc', 'bank po', 'ugc', 'upsc cds'];
const pages = 2;

/** Calls of the catalogue. */
export function catalogueCalls({ fresh, taken, live }: Papers): Call[] {
  const testOf = (number: number): ListedTest =>
    fresh[number % fresh.length] ?? { examId: '', testId: '' };
  return [
    {
      name: 'exams',
      method: 'GET',
      path: '/exams',
      requests: alike((_student, number) => ({ path: `/exams?page=${1 + (number % pages)}` })),
    },
    {
      name: 'search',
      method: 'GET',
      path: '/exams/search',
      requests: alike((_student, number) => ({
        path: `/exams/search?q=${encodeURIComponent(searches[number % searches.length] ?? '')}`,
      })),
    },
    {
      name: 'exam',
      method: 'GET',
      path: '/exams/{examId}',
      requests: alike((student, number) => ({
        path: `/exams/${testOf(student.number + number).examId}`,
      })),
    },
    {
      name: 'test-details',
      method: 'GET',
      path: '/exams/{examId}/tests/{testId}',
      requests: alike((student, number) => {
        const { examId, testId } = testOf(student.number + number);
        return { path: `/exams/${examId}/tests/${testId}` };
      }),
    },
    {
      name: 'calendar',
      method: 'GET',
      path: '/exams/{examId}/tests/{testId}/calendar.ics',
      requests: alike((_student, number) => {
        const { examId, testId } = live[number % live.length] ?? testOf(number);
        return { path: `/exams/${examId}/tests/${testId}/calendar.ics`, token: null };
      }),
    },
    {
      name: 'sitemap',
      method: 'GET',
      path: '/sitemap.xml',
      requests: alike(() => ({ path: '/sitemap.xml', token: null })),
    },
    {
      name: 'figure',
      method: 'GET',
      path: '/figures/{figureId}',
      requests: async (round) => {
        const id = await storeFigure(round.harness);
        return alike(() => ({ path: `/figures/${id}`, token: null }))(round);
      },
    },
    {
      name: 'cutoffs',
      method: 'GET',
      path: '/exams/{examId}/tests/{testId}/cutoffs',
      requests: alike((student, number) => {
        const { examId, testId } = testOf(student.number + number);
        return { path: `/exams/${examId}/tests/${testId}/cutoffs` };
      }),
    },
    {
      name: 'saved-tests',
      method: 'GET',
      path: '/api/user/saved-tests',
      requests: alike(() => ({ path: '/api/user/saved-tests' })),
    },
    {
      name: 'save-test',
      method: 'POST',
      path: '/api/user/saved-tests',
      requests: alike((student, number) => ({
        path: '/api/user/saved-tests',
        body: { testId: testOf(student.number + number).testId },
      })),
      tidy: forgetSaved,
    },
    {
      name: 'unsave-test',
      method: 'DELETE',
      path: '/api/user/saved-tests/{id}',
      requests: prepared(async (student, { times }) => {
        const saved = taken.slice(0, times);
        for (const { testId } of saved) {
          await student.ask('POST', { path: '/api/user/saved-tests', body: { testId } });
        }
        return saved.map(({ testId }) => ({ path: `/api/user/saved-tests/${testId}` }));
      }),
      tidy: forgetSaved,
    },
    {
      name: 'upcoming-tests',
      method: 'GET',
      path: '/api/user/upcoming-tests',
      requests: alike(() => ({ path: '/api/user/upcoming-tests' })),
    },
    {
      name: 'register-for-test',
      method: 'POST',
      path: '/api/user/upcoming-tests/{id}/register',
      requests: async ({ harness, students }) => {
        await harness.query('catalogue', 'DELETE FROM live_test_registrations');
        return students.map(() =>
          live.map(({ id }) => ({ path: `/api/user/upcoming-tests/${id}/register` })),
        );
      },
    },
  ];
}

async function forgetSaved({ harness }: Round): Promise<void> {
  await harness.query('catalogue', 'DELETE FROM saved_tests WHERE saved_at > ?', [savedLongAgo]);
}

/** A picture like that of a question, whose id is returned. */
async function storeFigure(harness: CallsHarness): Promise<string> {
  const lines = Array.from({ length: 100 }, (_, number) => `M${number} 0 L9 ${number}`).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><path d="${lines}"/></svg>`;
  const id = hash('sha256', svg, 'base64url');
  await harness.query(
    'catalogue',
    `INSERT IGNORE INTO figures (id, media_type, width, height, bytes, created_at)
     VALUES (?, 'image/svg+xml', 99, 99, ?, NOW(3))`,
    [id, svg],
  );
  return id;
}
