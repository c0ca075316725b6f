import { useEffect, useEffectEvent } from 'react';
import * as Panel from 'radix-ui/dialog';
import { useChat } from '../hooks/use-chat';
import { ChatPanel } from './chat-panel';

interface ChatConversationProps {
  isOpen: boolean;
  /** What the panel was opened with. */
  firstQuestion: string | undefined;
  onSpoken: () => void;
  onClose: () => void;
  /** The panel is gone and focus is free. */
  onClosed: () => void;
}

/** A conversation, which outlives its panel: it is still there when that opens again. */
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

  return (
    <Panel.Root
      modal={false}
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <ChatPanel chat={chat} onClosed={onClosed} />
    </Panel.Root>
  );
}
