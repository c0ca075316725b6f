import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderApp } from '@abhyas/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, refusal, startServer } from '../../../testing/server';
import { GREETING } from '../rules/chat-texts';
import { ChatWidget } from './chat-widget';

const server = startServer();
const log = () => screen.getByRole('log');
const input = () => screen.getByRole('textbox', { name: 'Message' });
const opener = () => screen.getByRole('button', { name: 'Exam Assistant' });
async function open(): Promise<void> {
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Exam Assistant' });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function withServer({
  start = answering('/chat/start', { success: true, initialMessage: 'Welcome, student.' }),
  message = answering('/chat/message', { success: true, message: 'Know the paper.' }),
  clear = answering('/chat/clear', { success: true }),
} = {}) {
  server.use(start.handler, message.handler, clear.handler);
  return { start, message, clear };
}

describe('chat widget', () => {
  it('opens a conversation under an id that the browser keeps', async () => {
    const { start } = withServer();
    renderApp(<ChatWidget />);
    await open();
    expect(await within(log()).findByText('Welcome, student.')).toBeInTheDocument();
    expect(within(log()).queryByText(GREETING)).not.toBeInTheDocument();
    expect(start.sent).toEqual([{ userId: localStorage.getItem('chatUserId') }]);
    expect(localStorage.getItem('chatUserId')).toMatch(/^user_\w+$/);
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it('says at once what was typed and then the answer, without its marks, in paragraphs', async () => {
    let giveAnswer: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      giveAnswer = resolve;
    });
    const answer = { success: true, message: '**Know** the paper.\n\nThen *plan*.' };
    const { message } = withServer({
      message: answering('/chat/message', answer, { until }),
    });
    renderApp(<ChatWidget />);
    await open();
    await within(log()).findByText('Welcome, student.');
    await userEvent.type(input(), '  How do I start?  {Enter}');
    expect(within(log()).getByText('How do I start?')).toBeInTheDocument();
    expect(input()).toBeDisabled();
    expect(within(log()).getByText('The assistant is typing')).toBeInTheDocument();
    giveAnswer();
    expect(await within(log()).findByText('Know the paper.')).toBeInTheDocument();
    expect(within(log()).getByText('Then plan.')).toBeInTheDocument();
    expect(message.sent).toEqual([
      { userId: localStorage.getItem('chatUserId'), message: 'How do I start?' },
    ]);
    expect(input()).toHaveValue('');
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it('offers suggestions until something was asked', async () => {
    withServer();
    renderApp(<ChatWidget />);
    await open();
    await within(log()).findByText('Welcome, student.');
    expect(screen.getByText('Try asking:')).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole('button', { name: 'Tell me about your subscription plans' }),
    );
    expect(await within(log()).findByText('Know the paper.')).toBeInTheDocument();
    expect(screen.queryByText('Try asking:')).not.toBeInTheDocument();
  });

  it('opens and asks from a quick question', async () => {
    const { message } = withServer();
    renderApp(<ChatWidget />);
    const quick = screen.getByRole('group', { name: 'Quick questions' });
    expect(within(quick).getByText('Quick questions:')).toBeInTheDocument();
    await userEvent.click(
      within(quick).getByRole('button', { name: 'What are the best study techniques?' }),
    );
    await screen.findByRole('dialog');
    expect(await within(log()).findByText('Know the paper.')).toBeInTheDocument();
    expect(within(log()).getByText(GREETING)).toBeInTheDocument();
    expect(message.sent).toHaveLength(1);
  });

  it('lets quick questions be put away for the visit', async () => {
    const { unmount } = renderApp(<ChatWidget />);
    await userEvent.click(screen.getByRole('button', { name: 'Hide quick questions' }));
    expect(screen.queryByText('Quick questions:')).not.toBeInTheDocument();
    unmount();
    renderApp(<ChatWidget />);
    expect(screen.queryByText('Quick questions:')).not.toBeInTheDocument();
  });

  it('speaks for the student who is signed in, and for nobody otherwise', async () => {
    const { start, message } = withServer();
    renderApp(<ChatWidget />);
    await open();
    await within(log()).findByText('Welcome, student.');
    localStorage.setItem('token', 'abc');
    await userEvent.type(input(), 'Hello{Enter}');
    await within(log()).findByText('Know the paper.');
    expect([...start.tokens, ...message.tokens]).toEqual([null, 'Bearer abc']);
  });

  it('sends nothing blank', async () => {
    const { message } = withServer();
    renderApp(<ChatWidget />);
    await open();
    await within(log()).findByText('Welcome, student.');
    await userEvent.type(input(), '   {Enter}');
    expect(message.sent).toEqual([]);
  });

  it('empties the conversation here and there, and begins again', async () => {
    const { start, clear } = withServer();
    renderApp(<ChatWidget />);
    await open();
    await within(log()).findByText('Welcome, student.');
    await userEvent.type(input(), 'Hello{Enter}');
    await within(log()).findByText('Know the paper.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear chat' }));
    expect(await within(log()).findByText('Welcome, student.')).toBeInTheDocument();
    expect(within(log()).queryByText('Hello')).not.toBeInTheDocument();
    expect(clear.sent).toHaveLength(1);
    expect(start.sent).toHaveLength(2);
  });

  it('says when it cannot start, in the server’s words', async () => {
    withServer({ start: answering('/chat/start', refusal('Come back at noon.'), { status: 503 }) });
    renderApp(<ChatWidget />);
    await open();
    expect(
      await within(log()).findByText(
        "I'm having trouble connecting right now. Please try again later.",
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Come back at noon.')).toBeInTheDocument();
  });

  it('says when no answer comes, and lets the reader try again', async () => {
    withServer({ message: answering('/chat/message', 'gone', { status: 500 }) });
    renderApp(<ChatWidget />);
    await open();
    await within(log()).findByText('Welcome, student.');
    await userEvent.type(input(), 'Hello{Enter}');
    expect(
      await within(log()).findByText(
        "Sorry, I'm having trouble responding right now. Please try again.",
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Failed to send message')).toBeInTheDocument();
    expect(input()).toBeEnabled();
  });

  it('closes by Escape and gives focus back', async () => {
    withServer();
    renderApp(<ChatWidget />);
    await open();
    await within(log()).findByText('Welcome, student.');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener()).toHaveFocus());
  });
});
