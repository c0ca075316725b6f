import { api } from '@abhyas/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { chatUserId } from './chat-user-id';

/** Sends a message; its data is the reply. A student's token goes with it: for their own figures, export and erasure. */
export function useSendChatMessage() {
  return useMutation({
    mutationFn: (message: string) =>
      api.POST('/chat/message', { body: { userId: chatUserId(), message } }),
  });
}
