import 'fake-indexeddb/auto';
import { renderApp, startServer } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildProfile } from '../../testing/builders';
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

async function start(): Promise<void> {
  renderApp(<App />, { route: '/mock-test/exam-1/test-1', user: { id: `profile-${student}` } });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Test' }));
  await screen.findByRole('timer');
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('the words of a profile', () => {
  it('are those of the buttons and of the legend', async () => {
    server.started.test.profile = buildProfile();
    await start();
    for (const name of ['Go Back', 'Mark for Review & Next', 'Save & Next', 'Hand in']) {
      expect(button(name)).toBeInTheDocument();
    }
    await userEvent.click(screen.getByRole('button', { name: /^Question palette/ }));
    const drawer = screen.getByRole('dialog', { name: 'Questions' });
    expect(
      within(drawer)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Current question',
      'Answered',
      'Marked for Review',
      'Not Answered',
      'Not Visited',
      'Answered & Marked for Review',
    ]);
    expect(within(drawer).getByRole('button', { name: 'Question 2, not visited' })).toBeVisible();
  });

  it('are today’s where a paper has no profile', async () => {
    await start();
    for (const name of ['Previous', 'Mark for review', 'Next', 'Submit']) {
      expect(button(name)).toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: 'Calculator' })).not.toBeInTheDocument();
  });
});

describe('the calculator of a profile', () => {
  beforeEach(() => {
    server.started.test.profile = buildProfile({ calculator: 'scientific' });
  });

  it('is opened by its button, and its keys answer nothing', async () => {
    await start();
    await userEvent.click(button('Calculator'));
    const dialog = await screen.findByRole('dialog', { name: 'Calculator' });
    await userEvent.keyboard('12+3{Enter}');
    expect(within(dialog).getByRole('textbox')).toHaveValue('15');
    await userEvent.keyboard('abcdmnpx{ArrowRight}');
    expect(screen.getByRole('group', { name: 'Question 1 of 4' })).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio', { name: /^[A-D] / })) {
      expect(radio).not.toBeChecked();
    }
    expect(button('Mark for Review & Next')).toHaveAttribute('aria-pressed', 'false');

    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeVisible();
    expect(button('Calculator')).toHaveFocus();
    expect(button('Calculator')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('b');
    expect(screen.getByRole('radio', { name: /^B / })).toBeChecked();
    await untilSaved(server);
  });

  it('stays open and keeps its number while the student answers', async () => {
    await start();
    await userEvent.click(button('Calculator'));
    await screen.findByRole('dialog', { name: 'Calculator' });
    await userEvent.keyboard('7*6=');
    await userEvent.click(screen.getByRole('radio', { name: /^C / }));
    await userEvent.click(button('Save & Next'));
    expect(screen.getByRole('textbox', { name: 'Expression' })).toHaveValue('42');
    await userEvent.click(button('Calculator'));
    expect(screen.queryByRole('dialog', { name: 'Calculator' })).not.toBeInTheDocument();
    await userEvent.click(button('Calculator'));
    expect(screen.getByRole('textbox', { name: 'Expression' })).toHaveValue('42');
    await untilSaved(server);
  });
});
