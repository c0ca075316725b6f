import { createApi, type MessagingPaths } from '@abhyas/web-kit';
import { chatUserId } from './chat-user-id';

/** Sends a signed-in student's token, so that the student can export and erase the chat. */
const api = createApi<MessagingPaths>();

/** Opens a conversation; returns the assistant's first message. */
export async function startChat(): Promise<string> {
  const { initialMessage } = await api.POST('/chat/start', { body: { userId: chatUserId() } });
  return initialMessage;
}

/** Sends a message; returns the reply. */
export async function sendChatMessage(message: string): Promise<string> {
  const reply = await api.POST('/chat/message', { body: { userId: chatUserId(), message } });
  return reply.message;
}

/** Deletes the conversation on the server. */
export async function clearChat(): Promise<void> {
  await api.POST('/chat/clear', { body: { userId: chatUserId() } });
}
