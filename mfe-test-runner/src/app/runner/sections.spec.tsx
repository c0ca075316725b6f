import 'fake-indexeddb/auto';
import { renderApp, startServer } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildPaper, buildProfile, buildResponse, buildSection } from '../../testing/builders';
import { buildServer, type FakeServer } from '../../testing/handlers';
import { untilSaved } from '../../testing/until-saved';
import { App } from '../app';

const network = startServer();
let server: FakeServer;
let student = 0;

beforeEach(() => {
  const built = buildServer();
  server = built.server;
  network.use(...built.handlers);
  student += 1;
});

/** Four single choices in two sections with half an hour each. */
function useLockedSections(secondsLeft: readonly [number, number]): void {
  const sections = ['English', 'Maths'].map((name) => buildSection({ name, seconds: 1800 }));
  server.started.test = buildPaper(4, { sections });
  server.started.sectionRemainingSeconds = [...secondsLeft];
  server.started.remainingSeconds = secondsLeft[1];
}

function useFreeSections(changes: Parameters<typeof buildSection>[0] = {}): void {
  const sections = [buildSection({ name: 'English', ...changes }), buildSection({ name: 'Maths' })];
  server.started.test = buildPaper(4, { sections });
}

async function start(): Promise<void> {
  renderApp(<App />, { route: '/mock-test/exam-1/test-1', user: { id: `sections-${student}` } });
  await userEvent.click(await screen.findByRole('button', { name: /^(?:Start|Resume) Test$/ }));
  await screen.findByRole('timer', { name: 'Time left' });
}

const option = (name: RegExp): HTMLElement => screen.getByRole('radio', { name });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const shown = (number: number): HTMLElement =>
  screen.getByRole('group', { name: `Question ${number} of 4` });

async function openPalette(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^Question palette/ }));
  return screen.getByRole('dialog', { name: 'Questions' });
}

const tilesIn = (palette: HTMLElement): (string | null)[] =>
  within(palette)
    .getAllByRole('button', { name: /^Question \d/ })
    .map(({ textContent }) => textContent);

describe('a locked section', () => {
  it('ends by itself: saves, goes to the next one and says so', async () => {
    useLockedSections([2, 1802]);
    await start();
    await userEvent.keyboard('b');
    await screen.findByRole('group', { name: 'Question 3 of 4' }, { timeout: 5_000 });
    expect(
      screen.getByText(
        'The time for English is over. You can no longer change its answers. Now you are in Maths.',
      ).parentElement?.parentElement,
    ).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(server.saves.at(-1)?.currentQuestionIndex).toBe(2));
    expect(server.saves.at(-1)?.responses[0]).toMatchObject({ selectedOption: 1 });
    expect(button('Previous')).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}a');
    expect(shown(3)).toBeInTheDocument();
    expect(option(/^A /)).toBeChecked();
  });

  it('cannot be left by buttons, keys or the palette', async () => {
    useLockedSections([1800, 3600]);
    await start();
    await userEvent.keyboard('a');
    await userEvent.click(button('Next'));
    expect(shown(2)).toBeInTheDocument();
    expect(button('Next')).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}b');
    expect(shown(2)).toBeInTheDocument();
    await userEvent.keyboard('n');
    expect(shown(2)).toBeInTheDocument();
    const palette = await openPalette();
    expect(tilesIn(palette)).toEqual(['1', '2']);
    expect(within(palette).getByRole('heading', { name: 'English 2/2' })).toBeVisible();
    expect(within(palette).getByRole('button', { name: 'All others are answered' })).toBeDisabled();
  });

  it('is the only one to which the submit dialog leads', async () => {
    useLockedSections([1800, 3600]);
    await start();
    await userEvent.click(button('Submit'));
    const dialog = screen.getByRole('dialog', { name: 'Submit the test?' });
    expect(dialog).toHaveTextContent(
      '1 section is not open yet: Maths. If you submit now, you cannot answer it.',
    );
    const bySection = within(dialog).getByLabelText('Answered by section');
    expect(bySection).toHaveTextContent('English0/2MathsNot open yet0/2');
    expect(within(bySection).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(
      within(dialog).getByRole('button', { name: '3: go to the first question not visited' }),
    );
    expect(shown(2)).toBeInTheDocument();
  });

  it('that is open is where a resumed test continues', async () => {
    useLockedSections([0, 1700]);
    server.started.resumed = true;
    server.started.responses = [buildResponse({ selectedOption: 2, changedAt: 900 })];
    await start();
    expect(shown(3)).toBeInTheDocument();
    expect(button('Previous')).toBeDisabled();
  });

  it('keeps what is too late on the screen only if the server has it', async () => {
    useLockedSections([1800, 3600]);
    await start();
    network.use(
      http.put('http://localhost/tests/attempt-1/progress', () =>
        HttpResponse.json({
          success: true,
          revision: 1,
          remainingSeconds: 3600,
          sectionRemainingSeconds: [1800, 3600],
          savedAt: '2026-11-21T04:00:00.000Z',
          refused: [{ questionId: 'q1', code: 'section_closed' }],
        }),
      ),
    );
    await userEvent.keyboard('c');
    expect(
      await screen.findByText(
        'Your answer to question 1 reached us too late: the section was over. What we had saved before counts.',
      ),
    ).toBeVisible();
    expect(option(/^C /)).not.toBeChecked();
  });
});

describe('free sections', () => {
  it('are tabs that lead to each of them, and headings of the palette', async () => {
    useFreeSections();
    await start();
    await userEvent.keyboard('a');
    await userEvent.click(screen.getByRole('button', { name: /^Maths 0\/2 answered/ }));
    expect(shown(3)).toBeInTheDocument();
    const palette = await openPalette();
    expect(tilesIn(palette)).toEqual(['1', '2', '3', '4']);
    expect(
      within(palette)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['English 1/2', 'Maths 0/2']);
    within(palette)
      .getByRole('button', { name: /^Question 3/ })
      .focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(shown(2)).toBeInTheDocument();
    await untilSaved(server);
  });

  it('let an answer be cleared where its section or question takes marks', async () => {
    useFreeSections({ marking: { correct: '4', wrong: '-1' } });
    await start();
    expect(button('Clear Response')).toBeDisabled();
    await userEvent.keyboard('b');
    await userEvent.click(button('Clear Response'));
    expect(option(/^B /)).not.toBeChecked();
    await userEvent.keyboard('bx');
    expect(option(/^B /)).not.toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await screen.findByRole('group', { name: 'Question 3 of 4' });
    expect(screen.queryByRole('button', { name: 'Clear Response' })).not.toBeInTheDocument();
    await userEvent.keyboard('bx');
    expect(option(/^B /)).toBeChecked();
    await untilSaved(server);
  });
});

describe('a profile', () => {
  it('lets the mark go to the next question, but not when it is removed', async () => {
    server.started.test.profile = buildProfile({ marksAndMoves: true });
    await start();
    await userEvent.click(button('Mark for Review & Next'));
    await screen.findByRole('group', { name: 'Question 2 of 4' });
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('group', { name: 'Question 1 of 4' });
    expect(button('Mark for Review & Next')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('m');
    expect(shown(1)).toBeInTheDocument();
    expect(button('Mark for Review & Next')).toHaveAttribute('aria-pressed', 'false');
    await untilSaved(server);
  });
});
