import { startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  buildAttemptedTest,
  buildExamDetail,
  buildLongExam,
  buildOpenAttempt,
  buildSavedTest,
} from '../../../testing/builders';
import { renderExams } from '../../../testing/render-exams';
import { handlers, noAttempts } from '../../../testing/server';

const server = startServer(handlers.savedTests([]));
const route = '/exam-details/exam-1';

const panel = () => within(screen.getByRole('tabpanel'));
const titles = () =>
  panel()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

async function row(title: string): Promise<HTMLElement> {
  return (await screen.findByRole('heading', { name: title })).closest('li')!;
}

describe('the rows of an exam', () => {
  it('say what the student has done with each test', async () => {
    server.use(
      handlers.exam(buildExamDetail()),
      handlers.savedTests([buildSavedTest({ id: 'test-4' })]),
      handlers.openAttempts([buildOpenAttempt()]),
      handlers.attemptedTests([
        buildAttemptedTest({ open: true }),
        buildAttemptedTest({ testId: 'test-3', attempts: 1, lastScore: 40, bestScore: 40 }),
        buildAttemptedTest({ testId: 'test-4' }),
      ]),
    );
    renderExams({ route, user: {} });
    expect(await screen.findByText('Taken: 40% on 3 Nov 2026')).toBeInTheDocument();
    expect(await row('Percentage')).toHaveTextContent(/minFreeSave.*Start Test/);
    expect(await row('Set 1')).toHaveTextContent(/minIn progress.*Resume, 43 min left/);
    expect(await row('Set 2')).toHaveTextContent('minTaken: 40% on 3 Nov 2026SaveView Details');
    expect(await row('Ratio')).toHaveTextContent(
      'Taken: 72% on 3 Nov 2026, best 80%SavedStart Test',
    );
    const running = screen.getByRole('list', { name: 'Tests in progress' });
    expect(running).toHaveTextContent('Set 1 is running. 7 of 20 answered');
    const resume = /^Resume, 43 min left ?: Set 1$/;
    for (const link of screen.getAllByRole('link', { name: resume })) {
      expect(link).toHaveAttribute('href', '/mock-test/exam-1/test-2');
    }
  });

  it('say which tests are free, and that the others belong to the series', async () => {
    server.use(handlers.exam(buildExamDetail()));
    renderExams({ route });
    expect(await row('Percentage')).toHaveTextContent(/minFreeSave/);
    const paid = await row('Set 1');
    expect(paid).toHaveTextContent(/min₹1,499 seriesSaveView Details$/);
    expect(paid.querySelector('svg.lucide-lock')).toBeInTheDocument();
    expect(
      screen.getByText(
        /^You can start “Free” tests in this list. Tests with a lock are part of the/,
      ),
    ).toHaveTextContent(
      'the ₹1,499 series. To start them, press View Details. Today, you need only',
    );
  });

  it('have no lock if the series has no price', async () => {
    server.use(handlers.exam(buildExamDetail({ price: 0 })));
    renderExams({ route });
    const included = await row('Set 1');
    expect(included).toHaveTextContent(/minIncludedSaveView Details$/);
    expect(included.querySelector('svg.lucide-lock')).not.toBeInTheDocument();
    expect(screen.getByText(/To start “Included” tests, press View Details/)).toBeInTheDocument();
  });

  it('ask nothing about visitors', async () => {
    const calls: string[] = [];
    server.use(
      handlers.exam(buildExamDetail()),
      http.get('http://localhost/api/user/*', ({ request }) => {
        calls.push(request.url);
        return HttpResponse.json([]);
      }),
    );
    renderExams({ route });
    expect(await row('Set 1')).not.toHaveTextContent('taken');
    expect(calls).toEqual([]);
  });

  it('stay if the results could not be loaded, which can be tried again', async () => {
    server.use(
      handlers.exam(buildExamDetail()),
      handlers.openAttempts(),
      handlers.refusal('/api/user/attempted-tests', 503),
    );
    renderExams({ route, user: {} });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your results of these tests could not be loaded');
    expect(await row('Percentage')).not.toHaveTextContent('Taken');
    server.use(handlers.attemptedTests([buildAttemptedTest()]));
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Taken: 72%/)).toBeInTheDocument();
    expect(alert).not.toBeInTheDocument();
  });
});

describe('a long list', () => {
  it('puts the full mocks first, and folds', async () => {
    server.use(handlers.exam(buildLongExam()), ...noAttempts);
    const app = renderExams({ route, user: {} });
    const mocks = await screen.findByRole('region', { name: 'Full mock tests' });
    expect(within(mocks).getByRole('link', { name: 'Mock Test 1' })).toHaveAttribute(
      'href',
      '/test-details/exam-1/mock-1',
    );
    const groups = () => screen.getAllByRole('group').map((group) => group.hasAttribute('open'));
    expect(groups()).toEqual([true, false, false]);

    await userEvent.click(screen.getByRole('heading', { name: 'Full tests' }));
    expect(groups()).toEqual([true, false, true]);
    await userEvent.click(screen.getByRole('heading', { name: 'Chapterwise: English' }));
    expect(groups()).toEqual([false, false, true]);
    // The browser reports a moment later that a group has opened.
    const shown = `${route}?open=full&closed=chapterwise%3AEnglish`;
    await waitFor(() => {
      expect(app.currentPath()).toBe(shown);
    });
    app.unmount();
    renderExams({ route: shown, user: {} });
    await screen.findByRole('region', { name: 'Full mock tests' });
    expect(groups()).toEqual([false, false, true]);
  });

  it('closes a group that is pressed again before the first press is in the URL', async () => {
    server.use(handlers.exam(buildLongExam()));
    const app = renderExams({ route });
    const title = await screen.findByRole('heading', { name: 'Full tests' });
    const group = title.closest('details')!;
    // Browsers report a moment later that a group has opened; the URL comes later still.
    group.addEventListener('toggle', () => title.click(), { once: true });
    fireEvent.click(title);
    expect(group).toHaveAttribute('open');
    await waitFor(() => expect(app.currentPath()).toBe(`${route}?closed=full`));
    expect(group).not.toHaveAttribute('open');
  });

  it('opens a group in which the browser has found something', async () => {
    server.use(handlers.exam(buildLongExam()));
    const app = renderExams({ route });
    const title = await screen.findByRole('heading', { name: 'Full tests' });
    const group = title.closest('details')!;
    group.open = true;
    await within(group).findAllByRole('link', { name: /^Start Test: / });
    await waitFor(() => expect(app.currentPath()).toBe(`${route}?open=full`));
    await userEvent.click(title);
    expect(group).not.toHaveAttribute('open');
  });

  it('has titles in closed groups, and rows once they open, in the order of the series, every third free', async () => {
    server.use(handlers.exam(buildLongExam()));
    renderExams({ route });
    await screen.findByRole('region', { name: 'Full mock tests' });
    const links = () =>
      [...screen.getByRole('tabpanel').querySelectorAll('li')].map(
        (own) => own.querySelector('a')?.textContent,
      );
    const { tests } = buildLongExam();
    const actions = tests.map((_, index) => (index % 3 === 0 ? 'Start Test' : 'View Details'));
    const titlesFrom = (first: number) => tests.slice(first).map(({ title }) => title);
    expect(links()).toEqual([...actions.slice(0, 30), ...titlesFrom(30)]);
    expect(
      [...screen.getByRole('tabpanel').querySelectorAll('li > a')].map((link) =>
        link.getAttribute('href'),
      ),
    ).toEqual(tests.slice(30).map(({ _id }) => `/test-details/exam-1/${_id}`));
    await userEvent.click(screen.getByRole('heading', { name: 'Full tests' }));
    await userEvent.click(screen.getByRole('heading', { name: 'Chapterwise: Reasoning' }));
    expect(links()).toEqual(actions);
    // What was open stays drawn.
    await userEvent.click(screen.getByRole('heading', { name: 'Full tests' }));
    expect(links()).toEqual(actions);
  });

  it('finds, filters and sorts, with all of it in the URL', async () => {
    server.use(handlers.exam(buildLongExam()));
    const app = renderExams({ route });
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search these tests' }),
      'test 3',
    );
    expect(titles()).toEqual([
      'English: Chapter Test 3',
      'English: Chapter Test 30',
      'Reasoning: Chapter Test 3',
      'Reasoning: Chapter Test 30',
      'Mock Test 3',
    ]);
    expect(panel().getByRole('status')).toHaveTextContent('5 of 64 tests');
    // They stay, so that what the student types into does not move.
    expect(screen.getByRole('region', { name: 'Full mock tests' })).toBeInTheDocument();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'English');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Longest first');
    expect(titles()).toEqual([
      'Mock Test 3',
      'English: Chapter Test 3',
      'English: Chapter Test 30',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Free');
    // Its place in the whole list is 63, from 1: no third test after the first.
    expect(screen.getByRole('heading', { name: 'No test matches' })).toBeInTheDocument();
    const shown = app.currentPath();
    expect(shown).toBe(`${route}?q=test+3&subject=English&show=free&sort=longest`);
  });

  it('says that no test matches, and shows all again', async () => {
    server.use(handlers.exam(buildLongExam()));
    const app = renderExams({ route: `${route}?category=full&q=zzz&show=junk&sort=junk` });
    expect(await screen.findByRole('heading', { name: 'No test matches' })).toBeInTheDocument();
    expect(panel().getByRole('status')).toHaveTextContent('0 of 4 tests');
    await userEvent.click(screen.getByRole('button', { name: 'Show all tests of this tab' }));
    expect(titles()).toHaveLength(4);
    expect(app.currentPath()).toBe(`${route}?category=full`);
  });
});
