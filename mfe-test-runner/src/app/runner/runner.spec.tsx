import 'fake-indexeddb/auto';
import {
  collectToasts,
  errorBody,
  renderApp,
  startServer,
  type RenderedApp,
} from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildOpenAttempt, buildServer, type FakeServer } from '../../testing/handlers';
import { untilSaved } from '../../testing/until-saved';
import { App } from '../app';

const network = startServer();
const route = '/mock-test/exam-1/test-1';
let server: FakeServer;
let student = 0;

beforeEach(() => {
  const built = buildServer();
  server = built.server;
  network.use(...built.handlers);
  // Each test has its own student, so that no test sees the device records of another.
  student += 1;
});

function open(): RenderedApp {
  return renderApp(<App />, { route, user: { id: `student-${student}` } });
}

async function start(): Promise<RenderedApp> {
  const app = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Start Test' }));
  await screen.findByRole('timer');
  return app;
}

const option = (name: RegExp): HTMLElement => screen.getByRole('radio', { name });
const tile = (number: number): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^Question ${number},`) });

async function openPalette(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Question palette/ }));
}

describe('before the test', () => {
  it('sends a visitor to log in and back', async () => {
    const { currentPath } = renderApp(<App />, { route });
    await waitFor(() => expect(currentPath()).toBe(`/login?next=${encodeURIComponent(route)}`));
  });

  it('shows the rules of the test', async () => {
    server.started.test.markingScheme = { correct: '4', wrong: '-1' };
    open();
    const dialog = await screen.findByRole('dialog', { name: 'SSC CGL Mock 1' });
    expect(dialog).toHaveTextContent('Each question has 4 options, of which 1 is correct.');
    expect(dialog).toHaveTextContent('+4 marks for each right answer, −1 for each wrong answer.');
    expect(within(dialog).getByText('16')).toBeInTheDocument();
  });

  it('lets an answer be taken back where a wrong one costs marks', async () => {
    server.started.test.markingScheme = { correct: '4', wrong: '-1' };
    await start();
    const clear = () => screen.getByRole('button', { name: 'Clear Response' });
    expect(clear()).toBeDisabled();
    await userEvent.keyboard('c');
    await userEvent.click(clear());
    expect(option(/^C /)).not.toBeChecked();
    expect(option(/^A /)).toHaveFocus();
    expect(clear()).toBeDisabled();
    const last = () => server.saves.at(-1)?.responses[0];
    await waitFor(() => expect(last()).toMatchObject({ selectedOption: null, cleared: true }));

    await userEvent.keyboard('bx');
    expect(option(/^B /)).not.toBeChecked();
    await userEvent.keyboard('d');
    await waitFor(() => expect(last()).toMatchObject({ selectedOption: 3 }));
    expect(last()).not.toHaveProperty('cleared');
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toHaveTextContent('Clear your answer');
  });

  it('has no way to take an answer back where a wrong one costs nothing', async () => {
    await start();
    await userEvent.keyboard('cx');
    expect(option(/^C /)).toBeChecked();
    expect(screen.queryByText('Clear Response')).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    const help = screen.getByRole('dialog', { name: 'Keyboard' });
    expect(help).not.toHaveTextContent('Clear your answer');
  });

  it('takes questions with two to eight options, by letters and digits', async () => {
    const { questions } = server.started.test;
    const counts = [2, 8, 5];
    counts.forEach((count, index) => {
      questions[index]!.options = Array.from({ length: count }, (_, at) => `choice ${at + 1}`);
    });
    open();
    const dialog = await screen.findByRole('dialog', { name: 'SSC CGL Mock 1' });
    expect(dialog).toHaveTextContent('Each question has 2 to 8 options, of which 1 is correct.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start Test' }));
    await screen.findByRole('timer');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    // A key of an option that the question does not have does nothing.
    await userEvent.keyboard('bch3');
    expect(screen.getByRole('radio', { name: 'B choice 2' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}h');
    expect(screen.getByRole('radio', { name: 'H choice 8' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}5');
    expect(screen.getByRole('radio', { name: 'E choice 5' })).toBeChecked();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toHaveTextContent(
      '12345678Choose option A, B, C, D, E, F, G or H',
    );
    await untilSaved(server);
  });

  it('shows the rules of a live test, whose questions are sent at the start', async () => {
    const locked = { ...server.started.test, questionCount: 4, questions: [] };
    let isOpen = false;
    network.use(
      http.get('http://localhost/tests/test-1', () =>
        HttpResponse.json(isOpen ? server.started.test : locked),
      ),
      http.post('http://localhost/tests/test-1/start', () => {
        const resumed = isOpen;
        isOpen = true;
        return HttpResponse.json({ ...server.started, resumed });
      }),
    );
    open();
    const dialog = await screen.findByRole('dialog', { name: 'SSC CGL Mock 1' });
    expect(dialog).toHaveTextContent(/Questions4Time1 hMaximum marks4/);
    expect(dialog).toHaveTextContent('Each question has 1 correct option.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start Test' }));
    await screen.findByRole('timer');
    expect(screen.getByText('Which number follows 1?')).toBeInTheDocument();
    await userEvent.keyboard('c');
    await untilSaved(server);
    cleanup();

    await resume();
    cleanup();

    network.use(http.all('http://localhost/*', () => HttpResponse.error()));
    await resume();
  });

  /** Returns to the test, in which the first question was answered with C. */
  async function resume(): Promise<void> {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Resume Test' }));
    await screen.findByRole('timer');
    expect(option(/^C /)).toBeChecked();
    expect(screen.getByRole('group', { name: 'Question 1 of 4' })).toBeInTheDocument();
  }

  it('says on a second device that the clock is running, until the attempt ends', async () => {
    const { attemptId, deadline } = server.started;
    server.started.test.openAttempt = { attemptId, deadline, remainingSeconds: 2590 };
    server.openAttempts = [buildOpenAttempt(2590)];
    const { queryClient } = open();
    const dialog = await screen.findByRole('dialog', { name: 'SSC CGL Mock 1' });
    expect(dialog).toHaveTextContent('the clock is running: 43 min left.');
    expect(within(dialog).getByRole('button', { name: 'Resume Test' })).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Start Test' })).not.toBeInTheDocument();

    server.openAttempts = [];
    await queryClient.invalidateQueries({ queryKey: ['attempt', 'open-attempts'] });
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeInTheDocument();
    expect(dialog).not.toHaveTextContent('the clock is running');
    expect(screen.getByRole('link', { name: 'See its results' })).toHaveAttribute(
      'href',
      '/test-results/exam-1/test-1?attempt=attempt-1',
    );
  });

  it('goes by the test if the open attempts cannot be listed', async () => {
    const { attemptId, deadline } = server.started;
    server.started.test.openAttempt = { attemptId, deadline, remainingSeconds: 100 };
    network.use(http.get('http://localhost/api/user/open-attempts', () => HttpResponse.error()));
    open();
    const dialog = await screen.findByRole('dialog', { name: 'SSC CGL Mock 1' });
    expect(dialog).toHaveTextContent(/the clock is running: 1 min \d\d s left/);
    expect(within(dialog).getByRole('button', { name: 'Resume Test' })).toBeInTheDocument();
  });

  it('shows the extra time of a student', async () => {
    Object.assign(server.started.test, { allowanceMinutes: 20 });
    open();
    const dialog = await screen.findByRole('dialog', { name: 'SSC CGL Mock 1' });
    expect(dialog).toHaveTextContent('Time1 h 20 min');
    expect(dialog).toHaveTextContent(
      'You have 20 extra minutes. They are already included in the time above.',
    );
  });

  it('reports that the test failed to load, and loads it on Retry', async () => {
    network.use(
      http.get('http://localhost/tests/test-1', () => HttpResponse.error(), { once: true }),
    );
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load test');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeEnabled();
  });

  it('keeps Retry and its focus when the test fails to load again', async () => {
    network.use(http.get('http://localhost/tests/test-1', () => HttpResponse.error()));
    open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    let fail!: (response: Response) => void;
    const failed = new Promise<Response>((resolve) => {
      fail = resolve;
    });
    network.use(http.get('http://localhost/tests/test-1', () => failed));
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    fail(HttpResponse.error());
    await waitFor(() => expect(retry).toBeEnabled());
    expect(retry).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load test');
  });

  it('links to the exams from an address without a test', async () => {
    const message = 'This test does not exist.';
    const refused = errorBody({ message, code: 'test_not_found' });
    network.use(
      http.get('http://localhost/tests/test-1', () => HttpResponse.json(refused, { status: 404 })),
    );
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no test at this address.');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to All Exams' })).toHaveAttribute(
      'href',
      '/exam-test-series',
    );
  });

  it('leads to the attempt of a live test that was taken, without a start', async () => {
    const refused = errorBody({ message: 'Taken.', code: 'live_test_taken' });
    network.use(
      http.get('http://localhost/tests/test-1', () =>
        HttpResponse.json({ ...refused, attemptId: 'attempt-9' }, { status: 409 }),
      ),
    );
    open();
    expect(
      await screen.findByRole('heading', { name: 'You have taken this live test' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See Your Attempt' })).toHaveAttribute(
      'href',
      '/test-results/exam-1/test-1?attempt=attempt-9',
    );
    expect(screen.queryByRole('button', { name: /Start|Retry/ })).not.toBeInTheDocument();
  });

  it('shows the server’s message for a test that is no longer offered, without Retry', async () => {
    const message = 'This test is no longer offered.';
    const refused = errorBody({ message, code: 'test_archived' });
    network.use(
      http.get('http://localhost/tests/test-1', () => HttpResponse.json(refused, { status: 404 })),
    );
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to All Exams' })).toBeInTheDocument();
  });

  it('links from a locked live test to its details', async () => {
    network.use(
      http.get('http://localhost/tests/test-1', () =>
        HttpResponse.json(
          {
            success: false,
            code: 'not_registered',
            message: 'Register first.',
            error: 'Register first.',
          },
          { status: 403 },
        ),
      ),
    );
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Register first.');
    expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      '/test-details/exam-1/test-1',
    );
  });

  it('shows why a test could not start', async () => {
    network.use(
      http.post('http://localhost/tests/test-1/start', () =>
        HttpResponse.json(errorBody({ message: 'This test opens tomorrow.', code: 'not_open' }), {
          status: 403,
        }),
      ),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Test' }));
    expect(await screen.findByText('This test opens tomorrow.')).toBeInTheDocument();
  });
});

describe('the running test', () => {
  it('answers by click and by key, and saves each answer', async () => {
    await start();
    await userEvent.click(option(/^A 2$/));
    await userEvent.keyboard('{ArrowRight}c');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    await waitFor(() =>
      expect(server.saves.at(-1)?.responses).toMatchObject([
        { questionId: 'q1', selectedOption: 0 },
        { questionId: 'q2', selectedOption: 2 },
      ]),
    );
    expect(option(/^C /)).toBeChecked();
  });

  it('moves only within the paper', async () => {
    await start();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('heading', { name: 'Question 4 of 4' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('shows every state in the palette, also as text, with counts', async () => {
    await start();
    await userEvent.keyboard('a{ArrowRight}m{ArrowRight}');
    await openPalette();
    expect(tile(1)).toHaveAccessibleName('Question 1, answered');
    expect(tile(2)).toHaveAccessibleName('Question 2, marked for review');
    expect(tile(3)).toHaveAccessibleName('Question 3, visited, not answered, current');
    expect(tile(4)).toHaveAccessibleName('Question 4, not visited');
    const legend = screen.getByLabelText('Legend');
    expect(legend).toHaveTextContent('Current question3');
    expect(legend).toHaveTextContent('Answered1');
    expect(legend).toHaveTextContent('Visited, not answered1');
    await userEvent.click(tile(2));
    expect(screen.getByRole('heading', { name: 'Question 2 of 4' })).toBeInTheDocument();
  });

  it('has a tab for each part of the paper, which leads to its first question', async () => {
    server.started.test.questions.forEach((question, index) => {
      question.subject = index < 2 ? 'Reasoning' : 'English';
    });
    await start();
    const tabs = within(screen.getByRole('list', { name: 'Sections' })).getAllByRole('button');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Reasoning 0/2', 'English 0/2']);
    await userEvent.keyboard('a');
    expect(tabs[0]).toHaveAccessibleName('Reasoning 1/2 answered: go to question 1');
    expect(tabs[0]).toHaveAttribute('aria-current', 'true');
    tabs[1]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Question 3 of 4' })).toBeInTheDocument();
    expect(tabs[1]).toHaveAttribute('aria-current', 'true');
    expect(tabs[0]).not.toHaveAttribute('aria-current');
  });

  it('has no tabs if the subjects take turns', async () => {
    await start();
    expect(screen.queryByRole('list', { name: 'Sections' })).not.toBeInTheDocument();
    expect(screen.getByText('Reasoning')).toBeInTheDocument();
  });

  it('leads through the questions that are not answered, by key and from the palette', async () => {
    await start();
    await userEvent.keyboard('{ArrowRight}b{ArrowRight}{ArrowRight}n');
    expect(screen.getByRole('heading', { name: 'Question 1 of 4' })).toBeInTheDocument();
    await userEvent.keyboard('n');
    expect(screen.getByRole('heading', { name: 'Question 3 of 4' })).toBeInTheDocument();
    await userEvent.keyboard('an');
    await openPalette();
    await userEvent.click(screen.getByRole('button', { name: 'Next not answered' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Question 1 of 4' })).toBeInTheDocument();
    await userEvent.keyboard('a');
    await userEvent.keyboard('n');
    await openPalette();
    expect(screen.getByRole('heading', { name: 'Question 4 of 4', hidden: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All others are answered' })).toBeDisabled();
  });

  it('starts with the focus on the question', async () => {
    await start();
    expect(screen.getByRole('group', { name: 'Question 1 of 4' })).toHaveFocus();
  });

  it('leaves arrow keys to the palette', async () => {
    await start();
    await openPalette();
    tile(1).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(tile(3)).toHaveFocus();
    expect(tile(1)).toHaveAttribute('aria-current', 'step');
  });

  it('removes the mark again', async () => {
    await start();
    const mark = screen.getByRole('button', { name: 'Mark for review' });
    await userEvent.click(mark);
    expect(mark).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(mark);
    expect(mark).toHaveAttribute('aria-pressed', 'false');
  });

  it('ignores letters when single keys are turned off', async () => {
    await start();
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.keyboard('{Escape}b');
    expect(option(/^B /)).not.toBeChecked();
    localStorage.removeItem('runnerSingleKeys');
  });

  it('asks for confirmation with counts, submits, then opens the results', async () => {
    const { currentPath } = await start();
    await userEvent.keyboard('am{ArrowRight}m');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Submit the test?' });
    const rows = [
      'Answered1',
      'Not answered3',
      'Marked for review1 of them answered2',
      'Not visited2',
    ];
    for (const row of rows) {
      expect(dialog).toHaveTextContent(row);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.submits).toHaveLength(0);

    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Test' }));
    await waitFor(() =>
      expect(currentPath()).toBe('/test-results/exam-1/test-1?attempt=attempt-1'),
    );
    expect(server.submits).toHaveLength(1);
  });

  it('leads from a count of the confirmation to the first such question', async () => {
    await start();
    await userEvent.keyboard('a{ArrowRight}m');
    for (const [name, question] of [
      [/^2: go to the first question not visited$/, 3],
      [/^1: go to the first answered question$/, 1],
      [/^1: go to the first question marked for review$/, 2],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      const dialog = await screen.findByRole('dialog', { name: 'Submit the test?' });
      await userEvent.click(within(dialog).getByRole('button', { name }));
      expect(dialog).not.toBeInTheDocument();
      expect(
        await screen.findByRole('heading', { name: `Question ${question} of 4` }),
      ).toBeInTheDocument();
      // A dialog gives the focus back with the next task.
      await new Promise((resolve) => setTimeout(resolve));
      expect(screen.getByRole('group', { name: `Question ${question} of 4` })).toHaveFocus();
    }
    expect(server.submits).toHaveLength(0);
  });

  it('says before a submit what happens to it without a network', async () => {
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Submit the test?' });
    expect(dialog).not.toHaveTextContent('You are offline.');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(dialog).toHaveTextContent('You are offline.');
    expect(dialog).toHaveTextContent('when you are connected again. Keep this page open');
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(dialog).not.toHaveTextContent('You are offline.');
  });

  it('reports a failed submit and keeps the test open', async () => {
    await start();
    network.use(http.post('http://localhost/tests/attempt-1/submit', () => HttpResponse.error()));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Test' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to submit test. There is no connection. Your answers are safe. We try again',
    );
  });

  it('submits automatically when the time is up', async () => {
    const toasts = collectToasts();
    server.started.remainingSeconds = 1;
    const { currentPath } = await start();
    await userEvent.keyboard('d');
    await waitFor(() => expect(currentPath()).toContain('/test-results/'));
    expect(server.submits).toMatchObject([
      { responses: [{ questionId: 'q1', selectedOption: 3 }] },
    ]);
    expect(toasts).toEqual([{ tone: 'success', text: 'Time is up. Your test was submitted.' }]);
  });

  it.each([
    [false, 'success', 'Time is up. All your answers were saved in time, and they count.'],
    [
      true,
      'error',
      'Time was up before your last answers reached us. We counted only the answers that were saved before.',
    ],
  ])('says what was graded after a late submit (answers lost: %s)', async (...args) => {
    const [isLost, tone, text] = args;
    const toasts = collectToasts();
    server.submitState = 'expired';
    server.answersMissed = isLost;
    const { currentPath } = await start();
    const noNetwork = () => HttpResponse.error();
    if (isLost) network.use(http.put('http://localhost/tests/attempt-1/progress', noNetwork));
    await userEvent.keyboard('d');
    if (!isLost) await untilSaved(server);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Test' }));
    await waitFor(() => expect(currentPath()).toContain('/test-results/'));
    expect(toasts).toEqual([{ tone, text }]);
  });
});

describe('returning to a test', () => {
  it('shows the answers that never reached the server', async () => {
    await start();
    network.use(http.put('http://localhost/tests/attempt-1/progress', () => HttpResponse.error()));
    await userEvent.keyboard('b');
    expect(
      await screen.findByText(/^Offline, kept on this device$/, { ignore: '[role]' }),
    ).toBeInTheDocument();

    cleanup();
    network.resetHandlers(...buildServer().handlers);
    const built = buildServer();
    server = built.server;
    server.started.resumed = true;
    network.use(...built.handlers);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Resume Test' }));
    await screen.findByRole('timer');
    expect(option(/^B /)).toBeChecked();
    await waitFor(() => expect(server.saves[0]?.responses[0]?.selectedOption).toBe(1));
  });

  it('opens from the device without a network', async () => {
    await start();
    await userEvent.keyboard('c');
    await untilSaved(server);
    cleanup();
    network.use(http.all('http://localhost/*', () => HttpResponse.error()));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Resume Test' }));
    await screen.findByRole('timer');
    expect(option(/^C /)).toBeChecked();
    expect(screen.getByText(/^Welcome back\./)).toBeInTheDocument();
  });

  it.each([
    ['a page of the network provider', () => new HttpResponse('<html>', { status: 403 })],
    ['a 404 page of another server', () => new HttpResponse('<html>', { status: 404 })],
    ['a rate limit', () => refuse(429, 'too_many_requests')],
    ['a server that is down', () => refuse(503, 'unavailable')],
  ])('opens from the device if the start returns %s', async (_what, response) => {
    await storeOneAnswer();
    network.use(http.post('http://localhost/tests/test-1/start', response));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Resume Test' }));
    await screen.findByRole('timer');
    expect(option(/^C /)).toBeChecked();
  });

  it('does not open if the server refuses the start', async () => {
    await storeOneAnswer();
    network.use(http.post('http://localhost/tests/test-1/start', () => refuse(403, 'locked')));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Resume Test' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No: locked');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

/** Stores an open attempt on this device. */
async function storeOneAnswer(): Promise<void> {
  await start();
  await userEvent.keyboard('c');
  await screen.findByText(/^Saved$/, { ignore: '[role]' });
  cleanup();
}

function refuse(status: number, code: string): HttpResponse<Record<string, string | boolean>> {
  const message = `No: ${code}`;
  return HttpResponse.json({ success: false, code, message, error: message }, { status });
}
