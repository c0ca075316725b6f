import { api } from '@abhyas/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { chatUserId } from './chat-user-id';

/** Opens a conversation; its data is the assistant's first message. */
export function useStartChat() {
  return useMutation({
    mutationFn: async () => {
      const { initialMessage } = await api.POST('/chat/start', { body: { userId: chatUserId() } });
      return initialMessage;
    },
  });
}
