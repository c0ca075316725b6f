import type { ChatProps } from '@abhyas/web-kit';
import * as Panel from 'radix-ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { useChat } from '../hooks/use-chat';
import { ChatPanel } from './chat-panel';

const SMALL_SCREEN = '(max-width: 767px)';

/** A conversation. It outlives its panel: it is still there when the panel opens again. */
export default function ChatConversation({
  isOpen,
  firstQuestion,
  onSpoken,
  onClose,
  onClosed,
}: ChatProps) {
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
