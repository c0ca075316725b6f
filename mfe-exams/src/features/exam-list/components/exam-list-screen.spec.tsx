import { startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildExam, buildExamPage, buildOpenAttempt } from '../../../testing/builders';
import { renderExams } from '../../../testing/render-exams';
import { handlers, noAttempts } from '../../../testing/server';

const server = startServer(...noAttempts);
const route = '/exam-test-series';

describe('exam list', () => {
  it('shows a loading state, then one card per exam', async () => {
    server.use(handlers.exams(buildExamPage([buildExam()])));
    renderExams({ route });
    expect(await screen.findByText('Loading exams...')).toBeInTheDocument();
    const card = (await screen.findByRole('heading', { name: 'SSC CGL' })).closest('li')!;
    const facts = within(card)
      .getAllByRole('term')
      .map((term) => term.parentElement?.textContent);
    expect(facts).toEqual(['Total Tests25', 'Chapterwise8', 'Topicwise12', 'Setwise5']);
    expect(within(card).getByRole('link', { name: /View Test Series/ })).toHaveAttribute(
      'href',
      '/exam-details/exam-1',
    );
    expect(document.title).toContain('All Exam Test Series');
  });

  it('draws the cards that are seen first, then the others', async () => {
    const exams = Array.from({ length: 8 }, (_, index) => buildExam({ _id: `exam-${index}` }));
    server.use(handlers.exams(buildExamPage(exams)));
    const { container } = renderExams({ route, isFirstScreen: true });
    let later = 0;
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if (target.nodeName === 'UL') later += addedNodes.length;
    });
    observer.observe(container, { childList: true, subtree: true });
    await waitFor(() => expect(container.querySelectorAll('h2')).toHaveLength(8));
    observer.disconnect();
    expect(later).toBe(2);
  });

  it('shows categories, price and free tests', async () => {
    const exam = buildExam({ examCategories: ['SSC', 'Engineering'], price: 1499, freeTests: 9 });
    server.use(handlers.exams(buildExamPage([exam])));
    renderExams({ route });
    const card = (await screen.findByRole('heading', { name: 'SSC CGL' })).closest('li')!;
    expect(card).toHaveTextContent(/^CGLSSC CGLSSCEngineeringTier 1/);
    expect(card).toHaveTextContent(/₹1,4999 free testsView Test Series$/);
  });

  it('shows the exams of a category, with the category in the URL', async () => {
    const examCategories = [
      { name: 'SSC', exams: 4 },
      { name: 'Banking', exams: 2 },
    ];
    server.use(
      http.get('http://localhost/exams', ({ request }) => {
        const category = new URL(request.url).searchParams.get('category') ?? 'all';
        const exams = [buildExam({ name: `Exam of ${category}` })];
        return HttpResponse.json(buildExamPage(exams, { examCategories, totalPages: 2 }));
      }),
      handlers.search((text) => buildExamPage([buildExam({ name: `Found by ${text}` })])),
    );
    const app = renderExams({ route: `${route}?page=2` });
    const row = within(await screen.findByRole('navigation', { name: 'Exam categories' }));
    expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All',
      'SSC4',
      'Banking2',
    ]);
    expect(row.getByRole('link', { current: true })).toHaveTextContent('All');
    await userEvent.click(row.getByRole('link', { name: 'Banking 2' }));
    expect(await screen.findByText('Exam of Banking')).toBeInTheDocument();
    expect(app.currentPath()).toBe(`${route}?category=Banking`);
    expect(row.getByRole('link', { current: true })).toHaveTextContent('Banking');
    expect(screen.getByText('1 exam in Banking')).toBeInTheDocument();

    await userEvent.type(screen.getByRole('searchbox'), 'gate{Enter}');
    expect(await screen.findByText('Found by gate')).toBeInTheDocument();
    expect(app.currentPath()).toBe(`${route}?q=gate`);
  });

  it('names the rest of the tests, so that the figures add up to the total', async () => {
    const exam = buildExam({
      totalTests: 45,
      testCounts: { chapterwise: 8, topicwise: 12, setwise: 5, sectional: 16, full: 4 },
    });
    server.use(handlers.exams(buildExamPage([exam])));
    renderExams({ route });
    await screen.findByRole('heading', { name: 'SSC CGL' });
    const [total, ...parts] = screen
      .getAllByRole('definition')
      .map(({ textContent }) => Number(textContent));
    expect(parts).toEqual([8, 12, 5, 4, 16]);
    expect(parts.reduce((sum, part) => sum + part)).toBe(total);
    expect(screen.getByText('Full tests')).toBeInTheDocument();
  });

  it("resumes a running test from its exam's card", async () => {
    server.use(
      handlers.exams(buildExamPage([buildExam(), buildExam({ _id: 'exam-2', name: 'SSC JE' })])),
      handlers.openAttempts([
        buildOpenAttempt(),
        buildOpenAttempt({ attemptId: 'attempt-2', testId: 'test-3', title: 'Set 2' }),
      ]),
    );
    renderExams({ route, user: {} });
    const link = await screen.findByRole('link', { name: /^Resume, 43 min left ?: Set 1$/ });
    expect(link).toHaveAttribute('href', '/mock-test/exam-1/test-2');
    expect(link.closest('li')).toHaveTextContent('In progress: Set 1 and 1 more');
    expect(screen.getAllByRole('link', { name: /^Resume/ })).toHaveLength(1);
  });

  it('waits for the running tests, so that no card grows when they come', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      handlers.exams(buildExamPage([buildExam()])),
      http.get('http://localhost/api/user/open-attempts', async () => {
        await asked;
        return HttpResponse.json([buildOpenAttempt()]);
      }),
    );
    renderExams({ route, user: {} });
    expect(await screen.findByText('1 exam')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'SSC CGL' })).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('link', { name: /^Resume/ })).toBeInTheDocument();
  });

  it('says that a known exam is not offered yet, and what is', async () => {
    server.use(
      handlers.exams(buildExamPage([buildExam()])),
      handlers.search(() => buildExamPage([], { notOffered: 'CAT' })),
    );
    renderExams({ route: `${route}?q=cat` });
    const offered = await screen.findByRole('list', { name: 'Exams that are offered' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'CAT is not offered yet. You can practise for:',
    );
    expect(within(offered).getByRole('link', { name: 'SSC CGL' })).toHaveAttribute(
      'href',
      '/exam-details/exam-1',
    );
    expect(screen.getByRole('heading', { name: 'No exams found' })).toBeInTheDocument();
  });

  it('shows exams that are close to one that is not offered yet', async () => {
    server.use(handlers.search(() => buildExamPage([buildExam()], { notOffered: 'SSC MTS' })));
    renderExams({ route: `${route}?q=ssc+mts` });
    expect(await screen.findByRole('heading', { name: 'SSC CGL' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      'SSC MTS is not offered yet. Similar exams:',
    );
    expect(screen.queryByRole('heading', { name: 'No exams found' })).not.toBeInTheDocument();
  });

  it('searches on Enter and on the button, not while typing, with the text in the URL', async () => {
    server.use(
      handlers.exams(buildExamPage([buildExam()])),
      handlers.search((text) => buildExamPage([buildExam({ name: `Found by ${text}` })])),
    );
    const app = renderExams({ route: `${route}?page=2` });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search exams' }), ' gate ');
    expect(app.currentPath()).toBe(`${route}?page=2`);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Found by gate')).toBeInTheDocument();
    expect(app.currentPath()).toBe(`${route}?q=gate`);
    expect(screen.getByRole('searchbox')).toHaveFocus();

    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'jee');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Found by jee')).toBeInTheDocument();
    expect(screen.getByText('1 exam for “jee”')).toBeInTheDocument();
  });

  it('keeps the categories after a failure', async () => {
    const examCategories = [{ name: 'SSC', exams: 4 }];
    server.use(handlers.exams(buildExamPage([buildExam()], { examCategories })));
    renderExams({ route });
    const category = await screen.findByRole('link', { name: 'SSC 4' });
    server.use(handlers.refusal('/exams', 503));
    await userEvent.click(category);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch exams');
    expect(screen.getByRole('link', { name: 'SSC 4' })).toBeInTheDocument();
  });

  it('shows an empty result and links back to all exams', async () => {
    server.use(
      handlers.exams(buildExamPage([buildExam()])),
      handlers.search(() => buildExamPage([])),
    );
    renderExams({ route: `${route}?q=zzz` });
    expect(await screen.findByRole('heading', { name: 'No exams found' })).toBeInTheDocument();
    expect(
      screen.getByText("Try adjusting your search criteria to find what you're looking for."),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all exams' }));
    expect(await screen.findByRole('heading', { name: 'SSC CGL' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it.each([
    ['/exams', route, 'Failed to fetch exams'],
    ['/exams/search', `${route}?q=gate`, 'Search failed'],
  ])('shows a failure of %s and retries', async (path, address, title) => {
    server.use(handlers.refusal(path, 503));
    renderExams({ route: address });
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    server.use(
      handlers.exams(buildExamPage([buildExam()])),
      handlers.search(() => buildExamPage([buildExam()])),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'SSC CGL' })).toBeInTheDocument();
  });

  it('paginates by twelve, with the page in the URL', async () => {
    server.use(
      http.get('http://localhost/exams', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const page = Number(searchParams.get('page'));
        const name = `Exam of page ${page} by ${searchParams.get('limit')}`;
        return HttpResponse.json(
          buildExamPage([buildExam({ name })], { currentPage: page, totalPages: 2 }),
        );
      }),
    );
    const app = renderExams({ route });
    await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Exam of page 2 by 12')).toBeInTheDocument();
    expect(app.currentPath()).toBe(`${route}?page=2`);
    await userEvent.click(screen.getByRole('link', { name: 'Page 1' }));
    expect(await screen.findByText('Exam of page 1 by 12')).toBeInTheDocument();
    expect(app.currentPath()).toBe(route);
  });

  it('shows the last page if the URL names one beyond it', async () => {
    server.use(handlers.exams(buildExamPage([buildExam()], { currentPage: 2, totalPages: 2 })));
    renderExams({ route: `${route}?page=99` });
    expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });
});
