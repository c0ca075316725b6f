import { classNames, VisuallyHidden, type Elements } from '@abhyas/ui';
import { useEffect, useRef } from 'react';
import * as texts from '../../../texts/chat';
import type { ChatMessage } from '../rules/chat-messages';
import { plainParagraphs } from '../rules/plain-paragraphs';
import { ChatLinks } from './chat-links';
import styles from './chat-messages.module.css';

/** The conversation scrolls, so the keyboard must reach it, although it is not a control. */
const reachable = { tabIndex: 0 };

interface ChatMessagesProps {
  messages: readonly ChatMessage[];
  isTyping: boolean;
  /** Called when a link is followed. */
  onFollow: () => void;
  /** Shown after the last message. */
  children?: Elements;
}

/** The messages, with the newest at the bottom and in view. */
export function ChatMessages({ messages, isTyping, onFollow, children }: ChatMessagesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const last = list.current;
    if (last) last.scrollTop = last.scrollHeight;
  }, [messages, isTyping]);
  return (
    <div
      ref={list}
      className={styles.messages}
      {...reachable}
      role="log"
      aria-label={texts.conversation}
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} onFollow={onFollow} />
      ))}
      {isTyping && <TypingIndicator />}
      {children}
    </div>
  );
}

interface MessageProps {
  message: ChatMessage;
  onFollow: () => void;
}

function Message({ message: { sender, text, links = [] }, onFollow }: MessageProps) {
  const paragraphs = sender === 'bot' ? plainParagraphs(text) : [text];
  return (
    <div className={classNames(styles.message, styles[sender])}>
      <VisuallyHidden>{sender === 'bot' ? texts.byAssistant : texts.byStudent}</VisuallyHidden>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {links.length > 0 && <ChatLinks links={links} onFollow={onFollow} />}
    </div>
  );
}

function TypingIndicator() {
  return (
    <div className={classNames(styles.message, styles.bot, styles.typing)}>
      <VisuallyHidden>{texts.typing}</VisuallyHidden>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </div>
  );
}
