import { useState } from 'react';
import { Button, MessageCircle } from '@abhyas/ui';
import * as Panel from 'radix-ui/dialog';
import { useChat } from '../hooks/use-chat';
import { ChatPanel } from './chat-panel';
import { QuickQuestions } from './quick-questions';
import styles from './chat-widget.module.css';

/** The exam assistant, floating over the page. It leaves the page usable, so it is not modal. */
export function ChatWidget() {
  const [isOpen, setOpen] = useState(false);
  const chat = useChat();
  const open = () => {
    setOpen(true);
    chat.start();
  };
  const ask = (question: string) => {
    open();
    chat.send(question);
  };
  return (
    <Panel.Root
      modal={false}
      open={isOpen}
      onOpenChange={(next) => {
        if (next) open();
        else setOpen(false);
      }}
    >
      {isOpen ? (
        <ChatPanel chat={chat} />
      ) : (
        <div className={styles.closed} data-print="none">
          {!chat.hasSpoken && <QuickQuestions onAsk={ask} />}
        </div>
      )}
      <Panel.Trigger asChild>
        <Button className={styles.opener} data-open={isOpen || undefined} data-print="none">
          <MessageCircle aria-hidden="true" />
          <span className={styles.openerText}>Exam Assistant</span>
        </Button>
      </Panel.Trigger>
    </Panel.Root>
  );
}
