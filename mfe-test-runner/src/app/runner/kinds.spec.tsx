import 'fake-indexeddb/auto';
import { renderApp, startServer } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMixedPaper, buildPaper } from '../../testing/builders';
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
  server.started.test = buildPaper(4, { questions: buildMixedPaper().questions });
});

async function start(): Promise<void> {
  renderApp(<App />, { route: '/mock-test/exam-1/test-1', user: { id: `kinds-${student}` } });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Test' }));
  await screen.findByRole('timer');
}

async function goTo(number: number): Promise<void> {
  await userEvent.keyboard('{ArrowRight}'.repeat(number - 1));
  await screen.findByRole('group', { name: `Question ${number} of 4` });
}

const checkbox = (name: RegExp): HTMLElement => screen.getByRole('checkbox', { name });
const field = (): HTMLElement => screen.getByRole('textbox');
const lastAnswer = (questionId: string) =>
  server.saves.at(-1)?.responses.find((it) => it.questionId === questionId);

describe('a multiple choice', () => {
  it('is answered by clicks and by keys, which also remove an option', async () => {
    await start();
    await goTo(2);
    await userEvent.click(checkbox(/^C /));
    await userEvent.keyboard('a4');
    for (const name of [/^A /, /^C /, /^D /]) expect(checkbox(name)).toBeChecked();
    await userEvent.keyboard('c');
    expect(checkbox(/^C /)).not.toBeChecked();
    await waitFor(() => expect(lastAnswer('q2')?.selectedOptions).toEqual([0, 3]));
    await userEvent.keyboard('ad');
    await waitFor(() => expect(lastAnswer('q2')).toMatchObject({ cleared: true }));
    expect(lastAnswer('q2')?.selectedOptions).toBeUndefined();
  });
});

describe('a numeric question', () => {
  it('takes the keys of a number wherever the focus is, and loses none', async () => {
    await start();
    await goTo(3);
    await userEvent.keyboard('-12.50');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('-12.50');
    // In the field no key is a command.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}7');
    expect(field()).toHaveValue('-12.750');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Question 4 of 4' });
    await waitFor(() => expect(lastAnswer('q3')?.value).toBe('-12.75'));
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('group', { name: 'Question 3 of 4' });
    expect(field()).toHaveValue('−12.75');
  });

  it('has no answer while the field has no number', async () => {
    await start();
    await goTo(3);
    await userEvent.type(field(), '5');
    await userEvent.tab();
    await waitFor(() => expect(lastAnswer('q3')?.value).toBe('5'));
    await userEvent.clear(field());
    await waitFor(() => expect(lastAnswer('q3')).toMatchObject({ cleared: true }), {
      timeout: 5_000,
    });
    await untilSaved(server);
  });
});
