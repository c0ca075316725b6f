import { createApi, type MessagingPaths } from '@abhyas/web-kit';
import { chatUserId } from './chat-user-id';

/** A signed-in student's token goes along, so that the conversation is among what they can download and delete. */
const api = createApi<MessagingPaths>();

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
