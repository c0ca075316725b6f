import { endSession, setSession, storeToken, type ChatProps } from '@abhyas/web-kit';
import { renderApp, sampleUser } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RemoteLoaderContext } from '../remotes/remote-loader-context';
import { fakeRemotes } from '../testing/fake-remotes';
import { ChatOutlet } from './chat-outlet';

const opener = () => screen.getByRole('button', { name: 'Exam Assistant' });
const quick = () => screen.queryByRole('list', { name: 'Quick questions:' });
const question = 'What are the best study techniques?';
const claims = { sub: sampleUser.id, name: sampleUser.name, email: sampleUser.email };
const token = `x.${btoa(JSON.stringify(claims))}.x`;

/** A conversation that shows what it was told; it keeps a count of what was said. */
function Conversation({ isOpen, firstQuestion, onSpoken, onClose, onClosed }: ChatProps) {
  const [said, setSaid] = useState(0);
  if (isBroken) throw new Error('no network');
  if (!isOpen) return <p>Loaded</p>;
  return (
    <div role="dialog">
      <p>{`Said ${said}, asked ${firstQuestion ?? 'nothing'}`}</p>
      <button
        onClick={() => {
          setSaid((before) => before + 1);
          onSpoken();
        }}
      >
        Say
      </button>
      <button
        onClick={() => {
          onClose();
          onClosed();
        }}
      >
        Close
      </button>
    </div>
  );
}

let isBroken = false;
const conversation = jest.fn((_remote: string) => Conversation);

function renderOutlet(options?: Parameters<typeof renderApp>[1]) {
  return renderApp(
    <RemoteLoaderContext value={{ ...fakeRemotes({}), conversation }}>
      <ChatOutlet />
    </RemoteLoaderContext>,
    options,
  );
}

beforeEach(() => {
  localStorage.clear();
  conversation.mockClear();
});

describe('ChatOutlet', () => {
  it('loads the conversation when the pointer or the focus comes to its button', async () => {
    renderOutlet();
    expect(conversation).not.toHaveBeenCalled();
    await userEvent.hover(opener());
    expect(conversation).toHaveBeenCalledWith('marketing');
    expect(screen.getByText('Loaded')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('loads it for the keyboard', async () => {
    renderOutlet();
    act(() => {
      opener().focus();
    });
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('opens, closes and gets the focus back', async () => {
    renderOutlet();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener());
    expect(screen.getByText('Said 0, asked nothing')).toBeInTheDocument();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('opens with a quick question, and offers them until something was said', async () => {
    renderOutlet();
    await userEvent.click(within(quick()!).getByRole('button', { name: question }));
    expect(screen.getByText(`Said 0, asked ${question}`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(quick()).toBeInTheDocument();
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Say' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(quick()).not.toBeInTheDocument();
  });

  it('ends with the session: the next person gets another conversation', async () => {
    renderOutlet({ user: sampleUser });
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Say' }));
    act(() => {
      endSession();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(opener());
    expect(screen.getByText('Said 0, asked nothing')).toBeInTheDocument();
  });

  it('stays when its visitor logs in, and with a renewed token', async () => {
    renderOutlet();
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Say' }));
    act(() => {
      setSession({ token, user: sampleUser });
    });
    act(() => {
      storeToken(`${token}renewed`);
    });
    expect(screen.getByText('Said 1, asked nothing')).toBeInTheDocument();
  });

  it('says in place of the panel that the conversation did not load, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    isBroken = true;
    renderOutlet();
    act(() => {
      opener().focus();
    });
    // Nobody has asked for it yet.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(opener());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The Exam Assistant could not be loaded',
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});
