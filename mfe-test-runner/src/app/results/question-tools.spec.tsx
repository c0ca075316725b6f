import { drawCharts } from '@abhyas/ui/testing';
import type { QuestionReport, RequestOf } from '@abhyas/web-kit';
import { errorBody, renderApp, startServer } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { buildServer } from '../../testing/handlers';
import { App } from '../app';

const network = startServer();
const origin = 'http://localhost';

drawCharts();
beforeEach(() => {
  const { server, handlers } = buildServer();
  server.finished.push('attempt-1');
  network.use(...handlers);
});

function open(): void {
  const route = '/test-results/exam-1/test-1?attempt=attempt-1&review=all';
  renderApp(<App />, { route, user: {} });
}

const buildReport = (changes: Partial<QuestionReport> = {}): QuestionReport => ({
  id: 'report-1',
  questionId: 'q1',
  attemptId: 'attempt-1',
  testId: 'test-1',
  testTitle: 'SSC CGL Mock 1',
  examId: 'exam-1',
  examName: 'SSC CGL',
  number: 1,
  reason: 'wrong-answer',
  text: '',
  reportedAt: '2026-11-22T05:00:00.000Z',
  outcome: null,
  note: null,
  settledAt: null,
  ...changes,
});

const reports = (...list: QuestionReport[]) =>
  http.get(`${origin}/api/user/question-reports`, () => HttpResponse.json({ reports: list }));

const button = (name: string) => screen.findByRole('button', { name });

describe('a question of the review', () => {
  it('is bookmarked at once and stays so when the server has stored it', async () => {
    const sent: unknown[] = [];
    network.use(
      http.put(`${origin}/api/user/bookmarks/q1`, async ({ request }) => {
        sent.push(await request.json());
        await delay(50);
        return HttpResponse.json({});
      }),
      http.delete(`${origin}/api/user/bookmarks/q1`, () => HttpResponse.json({ success: true })),
    );
    open();
    await userEvent.click(await button('Bookmark: question 1'));
    const bookmarked = await button('Bookmarked: question 1');
    expect(bookmarked).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(sent).toEqual([{ attemptId: 'attempt-1' }]));
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Bookmarked: question 1' }));
      expect(screen.getByRole('button', { name: 'Bookmark: question 1' })).toBeInTheDocument();
    });
  });

  it('says beside the button when it could not be bookmarked', async () => {
    const message = 'You have 2,000 bookmarked questions, as many as we keep.';
    network.use(
      http.put(`${origin}/api/user/bookmarks/q1`, () =>
        HttpResponse.json(errorBody({ message }), { status: 409 }),
      ),
    );
    open();
    await userEvent.click(await button('Bookmark: question 1'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await button('Bookmark: question 1')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is reported with a reason and a text', async () => {
    const sent: RequestOf<'/api/user/question-reports/{questionId}', 'put'>[] = [];
    network.use(
      http.put(`${origin}/api/user/question-reports/q1`, async ({ request }) => {
        const body = (await request.json()) as (typeof sent)[number];
        sent.push(body);
        return HttpResponse.json(buildReport({ reason: body.reason, text: body.text ?? '' }));
      }),
    );
    open();
    await userEvent.click(await button('Report: question 1'));
    const dialog = await screen.findByRole('dialog', { name: 'Report question 1' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Choose what is wrong with the question.',
    );
    await userEvent.click(within(dialog).getByLabelText('Something else'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    const details = within(dialog).getByLabelText('What is wrong?');
    expect(details).toHaveAccessibleDescription(/Say in a few words what is wrong/);
    await userEvent.type(details, 'A digit is missing.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Reported')).toBeInTheDocument();
    expect(dialog).not.toBeInTheDocument();
    expect(sent).toEqual([
      { attemptId: 'attempt-1', reason: 'other', text: 'A digit is missing.' },
    ]);
    expect(await button('Change report: question 1')).toBeInTheDocument();
  });

  it('keeps what was typed when the report could not be sent', async () => {
    network.use(http.put(`${origin}/api/user/question-reports/q1`, () => HttpResponse.error()));
    open();
    await userEvent.click(await button('Report: question 1'));
    await userEvent.click(screen.getByLabelText('The question is unclear'));
    await userEvent.type(screen.getByLabelText('Details (optional)'), 'Which of the two?');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The report could not be sent.');
    expect(screen.getByLabelText('Details (optional)')).toHaveValue('Which of the two?');
  });

  it('says how its report was settled', async () => {
    network.use(
      reports(
        buildReport({
          outcome: 'corrected',
          note: 'It is B.',
          settledAt: '2026-11-23T05:00:00.000Z',
        }),
      ),
    );
    open();
    expect(await screen.findByText('Checked: the question was corrected')).toBeInTheDocument();
    expect(screen.getByText('It is B.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /eport: question 1$/ })).toBeNull();
  });
});
