import { errorBody } from '@abhyas/web-kit/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildBookmark, buildBookmarks } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const path = '/dashboard/bookmarks';
const call = 'http://localhost/api/user/bookmarks/q-1';

const item = () => screen.findByRole('article', { name: 'question 3 of Set 1' });

describe('bookmarked questions', () => {
  it('say where to bookmark when there are none', async () => {
    server.use(handlers.bookmarks(() => buildBookmarks({ bookmarks: [] })));
    renderDashboard(path);
    expect(await screen.findByText('No bookmarked questions yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Test History' })).toBeInTheDocument();
  });

  it('show the key and the explanation on request, with formulas', async () => {
    const bookmark = buildBookmark({ question: String.raw`What is \(2 + 2\)?` });
    server.use(handlers.bookmarks(() => buildBookmarks({ bookmarks: [bookmark] })));
    renderDashboard(path);
    const question = await item();
    await waitFor(() => expect(question.querySelector('.katex')).toBeInTheDocument());
    expect(question).not.toHaveTextContent('Count on from 2.');
    await userEvent.click(within(question).getByRole('button', { name: 'Show answer' }));
    expect(within(question).getByText('Correct answer').closest('li')).toHaveTextContent('B.4');
    expect(question).toHaveTextContent('Explanation: Count on from 2.');
    expect(
      within(question).getByRole('link', { name: 'Open review: question 3 of Set 1' }),
    ).toHaveAttribute('href', '/test-results/exam-1/test-1?attempt=attempt-1&review=all');
  });

  it('show several right options, pictures, tables and the text that questions share', async () => {
    const figure = { id: 'fig-1', alt: 'A circuit', width: 200, height: 100 };
    const bookmark = buildBookmark({
      ...{ kind: 'multiple', correctAnswer: -1, correctOptions: [0, 2], figures: [figure] },
      table: { head: ['List I', 'List II'], rows: [['Ohm', 'V/I']] },
      passageContent: { id: 'p', title: 'Directions', text: 'Read about currents.' },
      ...{ explanation: null, explanationFigures: [{ ...figure, alt: 'The solved circuit' }] },
    });
    server.use(handlers.bookmarks(() => buildBookmarks({ bookmarks: [bookmark] })));
    renderDashboard(path);
    const question = await item();
    expect(within(question).getByRole('img', { name: 'A circuit' })).toBeInTheDocument();
    expect(within(question).getByRole('table')).toHaveTextContent('List IList IIOhmV/I');
    await userEvent.click(within(question).getByText('Directions'));
    expect(within(question).getByText('Read about currents.')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Show answer' }));
    const marks = within(question).getAllByText('Correct answer');
    expect(marks.map((mark) => mark.closest('li')?.textContent)).toEqual([
      'A.3Correct answer',
      'C.5Correct answer',
    ]);
    expect(within(question).getByRole('img', { name: 'The solved circuit' })).toBeVisible();
  });

  it('show the accepted numbers of a numeric question on request', async () => {
    const bookmark = buildBookmark({
      ...{ kind: 'numeric', options: [], correctAnswer: -1, unit: 'm/s' },
      acceptedValues: [{ from: '9.79', to: '9.82' }],
    });
    server.use(handlers.bookmarks(() => buildBookmarks({ bookmarks: [bookmark] })));
    renderDashboard(path);
    const question = await item();
    expect(question).not.toHaveTextContent('9.79');
    await userEvent.click(within(question).getByRole('button', { name: 'Show answer' }));
    expect(question).toHaveTextContent('Correct answer 9.79 to 9.82 m/s');
  });

  it.each([
    ['', false],
    ['?subject=English', true],
  ])('come before the filters on a phone: the fold of %p is open: %p', async (query, isOpen) => {
    const real = window.matchMedia.bind(window);
    const matchMedia = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(real(media), { matches: media.includes('max-width') }),
      );
    server.use(handlers.bookmarks(() => buildBookmarks()));
    renderDashboard(path + query);
    const fold = (await screen.findByText('Search and filter')).closest('details');
    expect(fold).toHaveProperty('open', isOpen);
    matchMedia.mockRestore();
  });

  it('are filtered, with the filters in the URL', async () => {
    server.use(
      handlers.bookmarks((params) =>
        params.get('q') === 'nothing'
          ? buildBookmarks({ bookmarks: [], total: 1 })
          : buildBookmarks(),
      ),
    );
    const app = renderDashboard(`${path}?page=2&subject=English`);
    await waitFor(() => expect(app.currentPath()).toBe(`${path}?subject=English`));
    await userEvent.selectOptions(await screen.findByLabelText('Exam'), 'SSC CGL');
    expect(app.currentPath()).toBe(`${path}?examId=exam-1`);
    await userEvent.type(screen.getByRole('searchbox'), ' nothing {Enter}');
    expect(await screen.findByText('No bookmarked question found')).toBeInTheDocument();
    expect(app.currentPath()).toBe(`${path}?examId=exam-1&q=nothing`);
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(await item()).toBeInTheDocument();
    expect(app.currentPath()).toBe(path);
  });

  it('carry a note, which may have at most 2,000 characters', async () => {
    let note = '';
    server.use(
      handlers.bookmarks(() => buildBookmarks({ bookmarks: [buildBookmark({ note })] })),
      http.put(call, async ({ request }) => {
        ({ note } = (await request.json()) as { note: string });
        return HttpResponse.json(buildBookmark({ note }));
      }),
    );
    renderDashboard(path);
    await userEvent.click(await screen.findByRole('button', { name: /^Add a note/ }));
    const field = screen.getByLabelText('Your note');
    expect(field).toHaveFocus();
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(2001));
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(field).toHaveAccessibleDescription(/This one has 2,001/);
    await userEvent.clear(field);
    await userEvent.paste('Learn the squares.');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByRole('button', { name: /^Edit note/ })).toHaveFocus();
    expect(screen.getByText('Learn the squares.')).toBeInTheDocument();
  });

  it('keep a note that could not be saved in its field', async () => {
    server.use(
      handlers.bookmarks(() => buildBookmarks()),
      handlers.refusal('/api/user/bookmarks/q-1', 503, undefined, { message: 'Try later.' }),
    );
    renderDashboard(path);
    await userEvent.click(await screen.findByRole('button', { name: /^Add a note/ }));
    await userEvent.type(screen.getByLabelText('Your note'), 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try later.');
    expect(screen.getByLabelText('Your note')).toHaveValue('Mine');
  });

  it('are removed, and come back with Undo', async () => {
    let stored = [buildBookmark({ note: 'Mine' })];
    const sent: unknown[] = [];
    server.use(
      handlers.bookmarks(() => buildBookmarks({ bookmarks: stored })),
      http.delete(call, () => {
        stored = [];
        return HttpResponse.json({ success: true });
      }),
      http.put(call, async ({ request }) => {
        sent.push(await request.json());
        stored = [buildBookmark({ note: 'Mine' })];
        return HttpResponse.json(stored[0]);
      }),
    );
    renderDashboard(path);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove: question 3 of Set 1' }),
    );
    const undo = await screen.findByRole('button', { name: /^Undo/ });
    expect(undo).toHaveFocus();
    expect(await screen.findByText('No bookmarked questions yet')).toBeInTheDocument();
    await userEvent.click(undo);
    expect(await item()).toBeInTheDocument();
    expect(sent).toEqual([{ attemptId: 'attempt-1', note: 'Mine' }]);
  });

  it('say when they could not be loaded, and load again', async () => {
    let isDown = true;
    server.use(
      http.get('http://localhost/api/user/bookmarks', () =>
        isDown
          ? HttpResponse.json(errorBody({ message: 'Away' }), { status: 503 })
          : HttpResponse.json(buildBookmarks()),
      ),
    );
    renderDashboard(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await item()).toBeInTheDocument();
  });
});
