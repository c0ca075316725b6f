import { useReducer, useState } from 'react';
import { messageOf } from '@abhyas/web-kit';
import { useMutation } from '@tanstack/react-query';
import { clearChat, sendChatMessage, startChat } from '../api/chat.api';
import { NEW_CONVERSATION, reduceMessages } from '../rules/chat-messages';
import { SEND_FAILED, START_FAILED } from '../rules/chat-texts';

/** A conversation with the assistant; calls `onSpoken` for each message of the user. */
export function useChat(onSpoken: () => void) {
  const [messages, act] = useReducer(reduceMessages, NEW_CONVERSATION);
  const [error, setError] = useState<string>();

  const starting = useMutation({
    mutationFn: startChat,
    onSuccess: (text) => {
      act({ type: 'greet', text });
    },
    onError: (cause) => {
      act({ type: 'say', sender: 'bot', text: START_FAILED });
      setError(messageOf(cause, 'Failed to start chat'));
    },
  });
  const sending = useMutation({
    mutationFn: sendChatMessage,
    onSuccess: (text) => {
      act({ type: 'say', sender: 'bot', text });
    },
    onError: (cause) => {
      act({ type: 'say', sender: 'bot', text: SEND_FAILED });
      setError(messageOf(cause, 'Failed to send message'));
    },
  });
  const clearing = useMutation({
    mutationFn: clearChat,
    onSuccess: () => {
      act({ type: 'restart' });
      starting.mutate();
    },
    onError: (cause) => {
      setError(messageOf(cause, 'Failed to clear chat'));
    },
  });
  const isPending = starting.isPending || sending.isPending || clearing.isPending;

  return {
    messages,
    error,
    isPending,
    isTyping: sending.isPending,
    hasSpoken: messages.some(({ sender }) => sender === 'user'),
    start: () => {
      if (isPending || starting.isSuccess) return;
      setError(undefined);
      starting.mutate();
    },
    send: (text: string) => {
      const message = text.trim();
      if (message === '' || sending.isPending || clearing.isPending) return;
      setError(undefined);
      act({ type: 'say', sender: 'user', text: message });
      onSpoken();
      sending.mutate(message);
    },
    clear: () => {
      if (isPending) return;
      setError(undefined);
      act({ type: 'clear' });
      clearing.mutate();
    },
  };
}

export type Chat = ReturnType<typeof useChat>;
