import { IconButton, Trash2, useFocusReturn, X } from '@abhyas/ui';
import * as Panel from 'radix-ui/dialog';
import { useRef } from 'react';
import * as texts from '../../../texts/chat';
import type { Chat } from '../hooks/use-chat';
import { ChatInput } from './chat-input';
import { ChatMessages } from './chat-messages';
import styles from './chat-panel.module.css';
import { Suggestions } from './suggestions';

interface ChatPanelProps {
  chat: Chat;
  /** Called when a link of a reply is followed. */
  onFollow: () => void;
  onClosed: () => void;
}

/** The open conversation. */
export function ChatPanel({ chat, onFollow, onClosed }: ChatPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const input = useFocusReturn<HTMLInputElement>(chat.isPending, panel);
  return (
    <Panel.Content
      ref={panel}
      className={styles.panel}
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (input.current?.disabled ? panel.current : input.current)?.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      onInteractOutside={(event) => {
        event.preventDefault();
      }}
    >
      <header className={styles.header}>
        <Panel.Title className={styles.title}>{texts.assistant}</Panel.Title>
        <IconButton label={texts.clear} disabled={chat.isPending} onClick={chat.clear}>
          <Trash2 aria-hidden="true" />
        </IconButton>
        <Panel.Close asChild>
          <IconButton label={texts.close}>
            <X aria-hidden="true" />
          </IconButton>
        </Panel.Close>
      </header>
      <ChatMessages messages={chat.messages} isTyping={chat.isTyping} onFollow={onFollow}>
        {!chat.hasSpoken && <Suggestions isDisabled={chat.isPending} onAsk={chat.send} />}
      </ChatMessages>
      <p role="alert" className={styles.error}>
        {chat.error}
      </p>
      <ChatInput ref={input} isPending={chat.isPending} onSend={chat.send} />
    </Panel.Content>
  );
}
