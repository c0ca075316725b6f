import { api } from '@abhyas/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { chatUserId } from './chat-user-id';

/** Deletes the conversation on the server. */
export function useClearChat() {
  return useMutation({
    mutationFn: () => api.POST('/chat/clear', { body: { userId: chatUserId() } }),
  });
}
