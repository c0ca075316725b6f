import * as texts from '../../../texts/chat';

/** A page of this site that a reply speaks of. */
export interface ChatLink {
  label: string;
  path: string;
}

export interface ChatMessage {
  id: number;
  text: string;
  sender: 'user' | 'bot';
  links?: readonly ChatLink[];
}

export type ChatAction =
  | ({ type: 'say' } & Omit<ChatMessage, 'id'>)
  /** The server's first message has arrived, with what was said in the last day. */
  | { type: 'greet'; text: string; history?: readonly Omit<ChatMessage, 'id'>[] }
  | { type: 'clear' }
  | { type: 'restart' };

/** The initial conversation, before any message of the server. */
export const NEW_CONVERSATION: readonly ChatMessage[] = [
  { id: 0, text: texts.greeting, sender: 'bot' },
];

/** The messages after an action. */
export function reduceMessages(
  messages: readonly ChatMessage[],
  action: ChatAction,
): readonly ChatMessage[] {
  switch (action.type) {
    case 'say': {
      const id = (messages.at(-1)?.id ?? 0) + 1;
      const { sender, text, links } = action;
      return [...messages, { id, sender, text, links }];
    }
    case 'greet':
      // Replaces only the initial greeting; a conversation that has started stays unchanged.
      return messages === NEW_CONVERSATION
        ? [{ text: action.text, sender: 'bot' as const }, ...(action.history ?? [])].map(
            (message, id) => ({ ...message, id }),
          )
        : messages;
    case 'clear':
      return [];
    case 'restart':
      return messages.length === 0 ? NEW_CONVERSATION : messages;
  }
}
