/** @jest-environment @abhyas/build-kit/server-environment */
import { renderPage, takeOver } from '@abhyas/page-kit/testing';
import { describe, expect, it, jest } from '@jest/globals';
import {
  buildAttemptedTest,
  buildExam,
  buildExamDetail,
  buildExamPage,
  buildLiveTestDetails,
  buildLongExam,
  buildOpenAttempt,
  buildSavedTest,
  buildTestDetails,
} from '../testing/builders';
import routes from './page-routes.json' with { type: 'json' };
import { publicPages } from './public-pages';

const load = () => import('./public-remote');

const exams = [
  buildExam({ examCategories: ['SSC', 'Engineering'], price: 1499, freeTests: 9 }),
  buildExam({ _id: 'exam-2', name: 'RBI Grade B' }),
];
const list = {
  ...buildExamPage(exams, { totalPages: 3, totalExams: 30 }),
  examCategories: [{ name: 'SSC', exams: 2 }],
};
const live = buildLiveTestDetails();
const liveTests = [
  { _id: 'test-9', title: 'All India Mock', opensAt: live.opensAt, closesAt: live.closesAt },
];

function archived(code: string): Response {
  return Response.json({ code, message: 'It is gone.', requestId: 'r-1' }, { status: 404 });
}

/** What the services answer to everybody. */
const services = {
  '/exams?page=1&limit=12': list,
  '/exams?page=2&limit=12&category=SSC': { ...list, currentPage: 2 },
  '/exams/search?q=ssc&page=1&limit=12': list,
  '/exams/search?q=clat&page=1&limit=12': { ...buildExamPage([]), notOffered: 'CLAT' },
  '/exams?page=1&limit=100': list,
  '/exams/exam-1': buildExamDetail({ liveTests }),
  '/exams/exam-2': buildLongExam(),
  '/exams/exam-1/tests/test-2': buildTestDetails(),
  '/exams/exam-1/tests/test-9': live,
  '/exams/exam-9': archived('exam_archived'),
  '/exams/exam-9/tests/test-2': archived('test_archived'),
};

/** What they answer to a student. */
const own = {
  ...services,
  '/auth/me': { user: { id: 'student-1', name: 'Asha Verma', email: 'asha@example.org' } },
  '/api/user/open-attempts': [buildOpenAttempt()],
  '/api/user/attempted-tests?examId=exam-1': [buildAttemptedTest()],
  '/api/user/saved-tests': [buildSavedTest()],
  '/api/user/upcoming-tests': [],
  '/api/time': { seconds: Date.parse('2026-12-06T04:25:00.000Z') / 1000 },
};

const addresses: readonly [string, string][] = [
  ['the list', '/exam-test-series'],
  ['a further page of a category', '/exam-test-series?category=SSC&page=2'],
  ['a search, with a parameter that nobody reads', '/exam-test-series?q=ssc&utm_source=x'],
  ['a search for an exam that is not offered', '/exam-test-series?q=clat'],
  ['a search that is too long', `/exam-test-series?q=${'x'.repeat(300)}`],
  ['an exam', '/exam-details/exam-1'],
  ['an exam with a view of its list', '/exam-details/exam-1?category=setwise&q=set&open=a'],
  ['an exam with many tests', '/exam-details/exam-2'],
  ['a test', '/test-details/exam-1/test-2'],
  ['a live test', '/test-details/exam-1/test-9?utm_source=x'],
];

/** Further from the server's than any device. */
const otherDevice = {
  width: 360,
  storage: { theme: 'dark' },
  media: ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'],
};

describe('a page from the server', () => {
  it.each(addresses)('shows %s, and is taken over as it is', async (_, address) => {
    const page = await renderPage(load, address, services);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<h1');
    const taken = await takeOver(load, address, page, { answers: own, ...otherDevice });
    expect(taken.problems).toEqual([]);
    expect(taken.lost().filter(({ tagName }) => /^H[12]$/.test(tagName))).toEqual([]);
  });

  it.each(addresses)('shows %s, and stays for a student', async (_, address) => {
    const page = await renderPage(load, address, services);
    const storage = { token: 'a-token' };
    const taken = await takeOver(load, address, page, { answers: own, storage });
    expect(taken.problems).toEqual([]);
    expect(taken.calls).toContain('/api/user/open-attempts');
    expect(taken.screen.textContent).not.toMatch(/Loading/);
    expect(taken.lost().filter(({ tagName }) => tagName === 'H1')).toEqual([]);
  });

  it.each([
    ['an exam that never was', '/exam-details/nothing', 404, 'Exam not found'],
    ['a test that never was', '/test-details/exam-1/nothing', 404, 'Test not found'],
    ['an archived exam', '/exam-details/exam-9', 410, 'Exam no longer offered'],
    ['a test of an archived exam', '/test-details/exam-9/test-2', 410, 'Test no longer offered'],
    ['an unknown address', '/exam-test-series/nothing', 404, 'Page not found'],
  ])('says of %s what happened, and stays as it is', async (_, address, status, words) => {
    const page = await renderPage(load, address, services);
    expect([page.status, page.head]).toEqual([status, { title: words }]);
    expect(page.html).toMatch(new RegExp(`<h1[^>]*>${words}</h1>.*href="/exam`));
    // Everybody's page: also that of a student, whose own data is on its way.
    const storage: Record<string, string> = status === 410 ? { token: 'a-token' } : {};
    const taken = await takeOver(load, address, page, { answers: own, storage });
    expect(taken.problems).toEqual([]);
    expect(taken.lost()).toEqual([]);
    expect(taken.calls.filter((call) => call.startsWith('/exams'))).toEqual([]);
    expect(document.title).toBe(`${words} · Abhyas`);
  });

  it('asks again for what was missing half a minute ago', async () => {
    const address = '/exam-details/exam-1';
    const page = await renderPage(load, address);
    const late = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 31_000);
    const taken = await takeOver(load, address, page, {
      answers: own,
      meanwhile: () => setTimeout(() => late.mockRestore()),
    });
    expect(taken.calls).toContain('/exams/exam-1');
    expect(taken.screen.querySelector('h1')?.textContent).toContain('SSC CGL');
  });

  it('leads to every page of the list by links', async () => {
    const { html } = await renderPage(load, '/exam-test-series?category=SSC&page=2', services);
    for (const [rel, query] of [
      ['prev', '?category=SSC'],
      ['next', '?category=SSC&amp;page=3'],
    ]) {
      expect(html).toMatch(new RegExp(`<a [^>]*(?=[^>]*rel="${rel}")[^>]*>`));
      expect(html).toContain(`href="/exam-test-series${query}"`);
    }
  });

  it('leaves the lobby to the browser', async () => {
    const lobby = renderPage(load, '/test-details/exam-1/test-9/lobby', services);
    await expect(lobby).rejects.toThrow('is no public page');
  });

  it('keeps what was typed into the search before its script was there', async () => {
    const page = await renderPage(load, '/exam-test-series', services);
    const taken = await takeOver(load, '/exam-test-series', page, {
      answers: own,
      meanwhile: (screen) => {
        const input = screen.querySelector<HTMLInputElement>('input[name="q"]');
        if (input) input.value = 'ssc';
      },
    });
    const form = taken.screen.querySelector<HTMLFormElement>('form');
    // Without the script, it asks the server.
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/exam-test-series']);
    expect(taken.screen.querySelector('input')?.value).toBe('ssc');
    await taken.act(() => form?.requestSubmit());
    expect(window.location.search).toBe('?q=ssc');
    expect(taken.calls).toContain('/exams/search?q=ssc&page=1&limit=12');
  });

  it('takes over what was chosen in the list of tests before its script was there', async () => {
    const page = await renderPage(load, '/exam-details/exam-2', services);
    const address = '/exam-details/exam-2?category=chapterwise';
    const taken = await takeOver(load, address, page, {
      answers: own,
      meanwhile: (screen) => {
        const input = screen.querySelector<HTMLInputElement>('input[name="q"]');
        if (input) input.value = 'test 7';
        const sort = screen.querySelector<HTMLSelectElement>('select[name="sort"]');
        if (sort) sort.value = 'title';
      },
    });
    expect(taken.problems).toEqual([]);
    expect(taken.screen.querySelector<HTMLInputElement>('input[name="q"]')?.value).toBe('test 7');
    expect(window.location.search).toBe('?category=chapterwise&q=test+7&sort=title');
    expect(taken.screen.querySelector('[role="tabpanel"] [role="status"]')?.textContent).toBe(
      '2 of 60 tests',
    );
  });

  it('takes over a group of tests that was opened before its script was there', async () => {
    const page = await renderPage(load, '/exam-details/exam-2', services);
    const taken = await takeOver(load, '/exam-details/exam-2', page, {
      answers: own,
      meanwhile: (screen) => {
        const last = [...screen.querySelectorAll('details')].at(-1);
        if (last) last.open = true;
      },
    });
    expect(taken.problems).toEqual([]);
    const last = [...taken.screen.querySelectorAll('details')].at(-1);
    expect(last?.open).toBe(true);
    expect(last?.querySelectorAll('button')).toHaveLength(4);
    expect(window.location.search).toBe('?open=full');
  });

  it('has the state of a live test when it was rendered, and changes with it', async () => {
    const page = await renderPage(load, '/test-details/exam-1/test-9', services);
    const opensAt = Date.parse(live.opensAt);
    expect(page.changesAt).toBeLessThanOrEqual(Math.min(opensAt, Date.now() + 86_400_000) + 60_000);
    expect(page.html).toContain('6 Dec 2026, 10:00 am');
    // No clock answers: until that is known, the page keeps its time.
    const taken = await takeOver(load, '/test-details/exam-1/test-9', page, { answers: services });
    expect(taken.problems).toEqual([]);
  });

  it('writes names as text, whatever is in them', async () => {
    const evil = 'A </script><!--#include virtual="/x"--> "b" \u2028 <b>';
    const answers = {
      ...services,
      '/exams/exam-1': buildExamDetail({ name: evil, description: evil }),
      '/exams/exam-1/tests/test-2': buildTestDetails({ title: evil }),
    };
    for (const address of ['/exam-details/exam-1', '/test-details/exam-1/test-2']) {
      const page = await renderPage(load, address, answers);
      expect(page.html).not.toMatch(/<\/script|<!--#|<b>/);
      const taken = await takeOver(load, address, page, { answers });
      expect(taken.problems).toEqual([]);
      expect(taken.screen.querySelector('h1')?.textContent).toContain(evil);
    }
  });
});

describe('what a page says to search engines', () => {
  const headOf = async (address: string) => (await renderPage(load, address, services)).head;

  it('has a title and a description of its own, and one address', async () => {
    const heads = await Promise.all(
      [
        '/exam-test-series',
        '/exam-test-series?category=ssc&page=2',
        '/exam-details/exam-1',
        '/test-details/exam-1/test-2',
      ].map(async (address) => headOf(address.replace('ssc', 'SSC'))),
    );
    expect(heads.map(({ title, canonical }) => [title, canonical])).toEqual([
      ['All Exam Test Series', '/exam-test-series'],
      ['SSC Exam Test Series, page 2', '/exam-test-series?category=SSC&page=2'],
      ['SSC CGL Test Series', '/exam-details/exam-1'],
      ['Set 1, SSC CGL', '/test-details/exam-1/test-2'],
    ]);
    expect(heads.map(({ description }) => description?.slice(0, 60))).toEqual([
      'Free mock tests with explanations for SSC CGL, RBI Grade B. ',
      'Free mock tests with explanations for SSC CGL, RBI Grade B. ',
      '4 mock tests for SSC CGL with explanations, free with an acc',
      'Set 1: a free mock test for SSC CGL, with 20 questions in 25',
    ]);
  });

  it.each(['/exam-test-series?q=ssc', '/exam-test-series?q=clat'])(
    '%s is not listed',
    async (address) => {
      const head = await headOf(address);
      expect(head.canonical).toBeUndefined();
      expect(head.title).toMatch(/^Search for “(ssc|clat)”$/);
    },
  );

  it('describes lists, exams and tests in the words of schema.org', async () => {
    const types = async (address: string) =>
      (await headOf(address)).structured?.map((thing) => (thing as { '@type': string })['@type']);
    expect(await types('/exam-test-series')).toEqual(['ItemList']);
    expect(await types('/exam-details/exam-1')).toEqual(['Course', 'BreadcrumbList']);
    expect(await types('/test-details/exam-1/test-2')).toEqual(['Quiz', 'BreadcrumbList']);
  });
});

it('tells the page server by which parameters its pages differ', () => {
  for (const { path, search = [] } of publicPages) {
    const route = routes.find((it) => it.path === path);
    if (path !== '*') expect({ path, search: route?.search }).toEqual({ path, search });
  }
});

it('names its pages by nothing but parameters, which every shell that is in use can read', () => {
  for (const { path } of routes) expect(path).toMatch(/^\/(?:(?:[\w-]+|:\w+)(?:\/|$))*$/);
});
