import * as Panel from 'radix-ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { useChat } from '../hooks/use-chat';
import { ChatPanel } from './chat-panel';

const SMALL_SCREEN = '(max-width: 767px)';

interface ChatConversationProps {
  isOpen: boolean;
  /** The question with which the panel was opened. */
  firstQuestion: string | undefined;
  onSpoken: () => void;
  onClose: () => void;
  /** Called when the panel has closed and the focus can move. */
  onClosed: () => void;
}

/** A conversation. It outlives its panel: it is still there when the panel opens again. */
export function ChatConversation({
  isOpen,
  firstQuestion,
  onSpoken,
  onClose,
  onClosed,
}: ChatConversationProps) {
  const chat = useChat(onSpoken);
  const onOpened = useEffectEvent(() => {
    chat.start();
    if (firstQuestion !== undefined) chat.send(firstQuestion);
  });
  useEffect(() => {
    if (isOpen) onOpened();
  }, [isOpen]);

  const onFollow = () => {
    // There the panel covers the page that the link leads to.
    if (matchMedia(SMALL_SCREEN).matches) onClose();
  };
  return (
    <Panel.Root
      modal={false}
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <ChatPanel chat={chat} onFollow={onFollow} onClosed={onClosed} />
    </Panel.Root>
  );
}
