import { createApi, type MessagingPaths } from '@abhyas/web-kit';
import { chatUserId } from './chat-user-id';

const api = createApi<MessagingPaths>({ anonymous: true });

/** Opens a conversation; gives the assistant's first words. */
export async function startChat(): Promise<string> {
  const { initialMessage } = await api.POST('/chat/start', { body: { userId: chatUserId() } });
  return initialMessage;
}

/** Says something; gives the answer. */
export async function sendChatMessage(message: string): Promise<string> {
  const answer = await api.POST('/chat/message', { body: { userId: chatUserId(), message } });
  return answer.message;
}

/** Has the assistant forget the conversation. */
export async function clearChat(): Promise<void> {
  await api.POST('/chat/clear', { body: { userId: chatUserId() } });
}
