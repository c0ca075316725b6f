import { api } from '@abhyas/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { chatUserId } from './chat-user-id';

/** Opens a conversation; its data is the assistant's first message and what was said in the last day. */
export function useStartChat() {
  return useMutation({
    mutationFn: () => api.POST('/chat/start', { body: { userId: chatUserId() } }),
  });
}
