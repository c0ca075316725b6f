import { startServer } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildExam, buildExamPage } from '../../../testing/builders';
import { renderExams } from '../../../testing/render-exams';
import { handlers } from '../../../testing/server';

const server = startServer();
const route = '/exam-test-series';

describe('exam list', () => {
  it('shows a loading state, then one card per exam', async () => {
    server.use(handlers.exams(buildExamPage([buildExam()])));
    renderExams({ route });
    expect(screen.getByText('Loading exams...')).toBeInTheDocument();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Exam of page 2 by 12')).toBeInTheDocument();
    expect(app.currentPath()).toBe(`${route}?page=2`);
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(await screen.findByText('Exam of page 1 by 12')).toBeInTheDocument();
    expect(app.currentPath()).toBe(route);
  });

  it('shows the last page if the URL names one beyond it', async () => {
    server.use(handlers.exams(buildExamPage([buildExam()], { currentPage: 2, totalPages: 2 })));
    renderExams({ route: `${route}?page=99` });
    expect(await screen.findByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});
