import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RenderedApp } from '@abhyas/web-kit/testing';
import { renderApp } from '@abhyas/web-kit/testing';
import { drawCharts } from '../../testing/draw-charts';
import { buildServer } from '../../testing/handlers';
import { App } from '../app';

const network = setupServer();
const path = '/test-results/exam-1/test-1';

drawCharts();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterAll(() => network.close());
beforeEach(() => network.use(...buildServer().handlers));
afterEach(() => network.resetHandlers());

function open(route: string, state?: unknown): RenderedApp {
  return renderApp(<App />, { route, state, user: {} });
}

const region = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

describe('results', () => {
  it('are not found without an attempt', () => {
    open(path);
    expect(screen.getByRole('heading', { name: 'Results not found' })).toBeInTheDocument();
    expect(screen.getByText('Unable to load test results.')).toBeInTheDocument();
  });

  it('ask a visitor to log in', async () => {
    const { currentPath } = renderApp(<App />, { route: `${path}?attempt=attempt-1` });
    await waitFor(() => expect(currentPath()).toMatch(/^\/login\?next=/));
  });

  it.each([
    ['navigation state', path, { attemptId: 'attempt-1' }],
    ['the query', `${path}?attempt=attempt-1`, undefined],
  ])('load the attempt that %s names', async (_from, route, state) => {
    open(route, state);
    expect(await screen.findByRole('heading', { name: 'Test Results' })).toBeInTheDocument();
    expect(screen.getByText('Detailed analysis of your performance')).toBeInTheDocument();
  });

  it('tell the three figures', async () => {
    open(`${path}?attempt=attempt-1`);
    const overall = await region('Overall Performance');
    expect(overall).toHaveTextContent('60%');
    expect(overall).toHaveTextContent('You scored 12 out of 20 questions correctly');
    expect(overall).toHaveTextContent('Rank 3 of 12, percentile 83.3');
    expect(await region('Accuracy')).toHaveTextContent('67%12 correct, 8 incorrect');
    const time = await region('Time Spent');
    expect(time).toHaveTextContent('12m 34s');
    expect(time).toHaveTextContent('Average 37.7 seconds per question');
  });

  it('show tiles, and a table behind each chart', async () => {
    open(`${path}?attempt=attempt-1`);
    const subjects = await region('Subject-wise Performance');
    expect(subjects).toHaveTextContent('8/10 correct');
    await userEvent.click(within(subjects).getByRole('button', { name: 'Show table' }));
    const row = within(subjects).getByRole('row', { name: /^Arithmetic/ });
    expect(row).toHaveTextContent('Arithmetic4640%');
    const difficulty = await region('Difficulty-wise Performance');
    expect(within(difficulty).getByText('Easy Questions')).toBeInTheDocument();
    const time = await region('Time Distribution');
    expect(time).toHaveTextContent('Most of your time went to Reasoning: 60%.');
    expect(await within(time).findByText('Arithmetic: 40%')).toBeInTheDocument();
  });

  it('review the mistakes first, and all questions on request', async () => {
    open(`${path}?attempt=attempt-1`);
    const review = await region('Questions to Review');
    expect(within(review).getAllByRole('article')).toHaveLength(2);
    const second = within(review).getByRole('article', { name: 'Question 2' });
    expect(second).toHaveTextContent('Your AnswerNot attempted');
    expect(second).toHaveTextContent('Correct AnswerA. 2');
    expect(second).toHaveTextContent('Explanation: One and one is two.');

    await userEvent.click(within(review).getByRole('button', { name: /Review all 3/ }));
    expect(within(review).getAllByRole('article')).toHaveLength(3);
    await userEvent.click(within(review).getByRole('tab', { name: /^Not attempted/ }));
    expect(within(review).getAllByRole('article')).toHaveLength(1);
  });

  it('lead to the course and to another test', async () => {
    open(`${path}?attempt=attempt-1`);
    expect(await screen.findByRole('link', { name: 'Go to the Course' })).toHaveAttribute(
      'href',
      '/exam-details/exam-1',
    );
    expect(screen.getByRole('link', { name: 'Try Another Test' })).toHaveAttribute(
      'href',
      '/exam-test-series',
    );
  });

  it('say why they failed, and load on Retry', async () => {
    network.use(
      http.get('http://localhost/api/test/results/attempt-1', () => HttpResponse.error(), {
        once: true,
      }),
    );
    open(`${path}?attempt=attempt-1`);
    expect(await screen.findByText('Failed to load test results')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Test Results' })).toBeInTheDocument();
  });

  it("show the server's sentence for an attempt that is not there", async () => {
    const message = 'There is no such attempt of yours.';
    network.use(
      http.get('http://localhost/api/test/results/attempt-1', () =>
        HttpResponse.json({ success: false, code: 'attempt_not_found', message }, { status: 404 }),
      ),
    );
    open(`${path}?attempt=attempt-1`);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
