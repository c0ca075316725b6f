import { GREETING } from './chat-texts';

export interface ChatMessage {
  id: number;
  text: string;
  sender: 'user' | 'bot';
}

export type ChatAction =
  | { type: 'say'; sender: ChatMessage['sender']; text: string }
  /** The server's first message has arrived. */
  | { type: 'greet'; text: string }
  | { type: 'clear' }
  | { type: 'restart' };

/** The initial conversation, before any message of the server. */
export const NEW_CONVERSATION: readonly ChatMessage[] = [{ id: 0, text: GREETING, sender: 'bot' }];

/** The messages after an action. */
export function reduceMessages(
  messages: readonly ChatMessage[],
  action: ChatAction,
): readonly ChatMessage[] {
  switch (action.type) {
    case 'say': {
      const id = (messages.at(-1)?.id ?? 0) + 1;
      return [...messages, { id, text: action.text, sender: action.sender }];
    }
    case 'greet':
      // Replaces only the initial greeting; a conversation that has started stays unchanged.
      return messages === NEW_CONVERSATION
        ? [{ id: 0, text: action.text, sender: 'bot' }]
        : messages;
    case 'clear':
      return [];
    case 'restart':
      return messages.length === 0 ? NEW_CONVERSATION : messages;
  }
}
