import { messageOf } from '@abhyas/web-kit';
import { useReducer, useState } from 'react';
import * as texts from '../../../texts/chat';
import { useClearChat } from '../api/clear-chat';
import { useSendChatMessage } from '../api/send-chat-message';
import { useStartChat } from '../api/start-chat';
import { NEW_CONVERSATION, reduceMessages } from '../rules/chat-messages';

/** A conversation with the assistant; calls `onSpoken` for each message of the user. */
export function useChat(onSpoken: () => void) {
  const [messages, act] = useReducer(reduceMessages, NEW_CONVERSATION);
  const [error, setError] = useState<string>();
  const starting = useStartChat();
  const sending = useSendChatMessage();
  const clearing = useClearChat();
  const isPending = starting.isPending || sending.isPending || clearing.isPending;

  const greet = () => {
    starting.mutate(undefined, {
      onSuccess: ({ initialMessage, history }) => {
        act({ type: 'greet', text: initialMessage, history });
      },
      onError: (cause) => {
        act({ type: 'say', sender: 'bot', text: texts.startFailedAnswer });
        setError(messageOf(cause, texts.startFailed));
      },
    });
  };
  return {
    messages,
    error,
    isPending,
    isTyping: sending.isPending,
    hasSpoken: messages.some(({ sender }) => sender === 'user'),
    start: () => {
      if (isPending || starting.isSuccess) return;
      setError(undefined);
      greet();
    },
    send: (text: string) => {
      const message = text.trim();
      if (message === '' || sending.isPending || clearing.isPending) return;
      setError(undefined);
      act({ type: 'say', sender: 'user', text: message });
      onSpoken();
      sending.mutate(message, {
        onSuccess: (reply) => {
          act({ type: 'say', sender: 'bot', text: reply.message, links: reply.links });
        },
        onError: (cause) => {
          act({ type: 'say', sender: 'bot', text: texts.sendFailedAnswer });
          setError(messageOf(cause, texts.sendFailed));
        },
      });
    },
    clear: () => {
      if (isPending) return;
      setError(undefined);
      act({ type: 'clear' });
      clearing.mutate(undefined, {
        onSuccess: () => {
          act({ type: 'restart' });
          greet();
        },
        onError: (cause) => {
          setError(messageOf(cause, texts.clearFailed));
        },
      });
    },
  };
}

export type Chat = ReturnType<typeof useChat>;
