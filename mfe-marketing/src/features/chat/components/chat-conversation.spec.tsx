import { errorBody, renderApp, startServer } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { respondingTo } from '../../../testing/server';
import { greeting } from '../../../texts/chat';
import ChatConversation from './chat-conversation';

const server = startServer();
const log = () => screen.getByRole('log');
const input = () => screen.getByRole('textbox', { name: 'Message' });
const opener = () => screen.getByRole('button', { name: 'Exam Assistant' });
async function open(): Promise<void> {
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Exam Assistant' });
}

/** The conversation beside a button like the shell's. */
function Chat({ firstQuestion }: { firstQuestion?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        onClick={() => {
          setOpen(true);
        }}
      >
        Exam Assistant
      </button>
      <ChatConversation
        isOpen={isOpen}
        firstQuestion={firstQuestion}
        onSpoken={() => undefined}
        onClose={() => {
          setOpen(false);
        }}
        onClosed={() => button.current?.focus()}
      />
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function withServer({
  start = respondingTo('/chat/start', { success: true, initialMessage: 'Welcome, student.' }),
  message = respondingTo('/chat/message', { success: true, message: 'Know the paper.' }),
  clear = respondingTo('/chat/clear', { success: true }),
} = {}) {
  server.use(start.handler, message.handler, clear.handler);
  return { start, message, clear };
}

describe('chat conversation', () => {
  it('opens a conversation with an id stored in the browser', async () => {
    const { start } = withServer();
    renderApp(<Chat />);
    await open();
    expect(await within(log()).findByText('Welcome, student.')).toBeInTheDocument();
    expect(within(log()).queryByText(greeting)).not.toBeInTheDocument();
    expect(start.sent).toEqual([{ userId: localStorage.getItem('chatUserId') }]);
    expect(localStorage.getItem('chatUserId')).toMatch(/^user_\w+$/);
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it('shows the message at once, then the reply without markup, in paragraphs', async () => {
    let sendReply: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      sendReply = resolve;
    });
    const reply = { success: true, message: '**Know** the paper.\n\nThen *plan*.' };
    const { message } = withServer({
      message: respondingTo('/chat/message', reply, { until }),
    });
    renderApp(<Chat />);
    await open();
    await within(log()).findByText('Welcome, student.');
    await userEvent.type(input(), '  How do I start?  {Enter}');
    expect(within(log()).getByText('How do I start?')).toBeInTheDocument();
    expect(input()).toBeDisabled();
    expect(within(log()).getByText('The assistant is typing')).toBeInTheDocument();
    sendReply();
    expect(await within(log()).findByText('Know the paper.')).toBeInTheDocument();
    expect(within(log()).getByText('Then plan.')).toBeInTheDocument();
    expect(message.sent).toEqual([
      { userId: localStorage.getItem('chatUserId'), message: 'How do I start?' },
    ]);
    expect(input()).toHaveValue('');
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it('offers suggestions until the first question', async () => {
    withServer();
    renderApp(<Chat />);
    await open();
    await within(log()).findByText('Welcome, student.');
    expect(screen.getByText('Try asking:')).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole('button', { name: 'Tell me about your subscription plans' }),
    );
    expect(await within(log()).findByText('Know the paper.')).toBeInTheDocument();
    expect(screen.queryByText('Try asking:')).not.toBeInTheDocument();
  });

  it('opens with a question and sends it', async () => {
    const { message } = withServer();
    renderApp(<Chat firstQuestion="What are the best study techniques?" />);
    await open();
    expect(await within(log()).findByText('Know the paper.')).toBeInTheDocument();
    expect(within(log()).getByText(greeting)).toBeInTheDocument();
    expect(message.sent).toMatchObject([{ message: 'What are the best study techniques?' }]);
  });

  it('shows what was said before a reload, and hides the suggestions then', async () => {
    const link = { label: 'SSC CGL', path: '/exam-details/1' };
    const history = [
      { sender: 'user', text: 'price of SSC CGL', links: [] },
      { sender: 'bot', text: 'It costs **₹499**.', links: [link] },
    ];
    withServer({
      start: respondingTo('/chat/start', {
        success: true,
        initialMessage: 'Welcome, student.',
        history,
      }),
    });
    renderApp(<Chat />);
    await open();
    expect(await within(log()).findByText('It costs ₹499.')).toBeInTheDocument();
    expect(within(log()).getByText('price of SSC CGL')).toBeInTheDocument();
    expect(within(log()).getByText('Welcome, student.')).toBeInTheDocument();
    expect(within(log()).getByRole('link', { name: 'SSC CGL' })).toHaveAttribute('href', link.path);
    expect(screen.queryByText('Try asking:')).not.toBeInTheDocument();
  });

  it('links the pages that a reply speaks of, of this site only', async () => {
    const links = [
      { label: 'Settings', path: '/dashboard/settings' },
      { label: 'Elsewhere', path: '//evil.example' },
      { label: 'Script', path: 'javascript:alert(1)' },
    ];
    withServer({
      message: respondingTo('/chat/message', { success: true, message: 'In settings.', links }),
    });
    renderApp(<Chat />);
    await open();
    await userEvent.type(input(), 'delete my account?{Enter}');
    await within(log()).findByText('In settings.');
    const shown = within(log()).getAllByRole('link');
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(['/dashboard/settings']);
  });

  it('sends the token of a signed-in student, and none for a visitor', async () => {
    const { start, message } = withServer();
    renderApp(<Chat />);
    await open();
    await within(log()).findByText('Welcome, student.');
    localStorage.setItem('token', 'abc');
    await userEvent.type(input(), 'Hello{Enter}');
    await within(log()).findByText('Know the paper.');
    expect([...start.tokens, ...message.tokens]).toEqual([null, 'Bearer abc']);
  });

  it('sends no blank message', async () => {
    const { message } = withServer();
    renderApp(<Chat />);
    await open();
    await within(log()).findByText('Welcome, student.');
    await userEvent.type(input(), '   {Enter}');
    expect(message.sent).toEqual([]);
  });

  it('clears the conversation here and on the server, and starts again', async () => {
    const { start, clear } = withServer();
    renderApp(<Chat />);
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

  it('shows the server’s message if it cannot start', async () => {
    withServer({
      start: respondingTo('/chat/start', errorBody({ message: 'Come back at noon.' }), {
        status: 503,
      }),
    });
    renderApp(<Chat />);
    await open();
    expect(
      await within(log()).findByText(
        "I'm having trouble connecting right now. Please try again later.",
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Come back at noon.')).toBeInTheDocument();
  });

  it('shows a missing reply and offers a retry', async () => {
    withServer({ message: respondingTo('/chat/message', 'gone', { status: 500 }) });
    renderApp(<Chat />);
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

  it('closes on Escape and restores the focus', async () => {
    withServer();
    renderApp(<Chat />);
    await open();
    await within(log()).findByText('Welcome, student.');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener()).toHaveFocus());
  });
});
