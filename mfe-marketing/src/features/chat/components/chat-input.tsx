import { Input, Send } from '@abhyas/ui';
import { useState, type Ref, type SyntheticEvent } from 'react';
import * as texts from '../../../texts/chat';
import styles from './chat-input.module.css';

const MAX_MESSAGE_LENGTH = 1000;

interface ChatInputProps {
  ref: Ref<HTMLInputElement>;
  isPending: boolean;
  onSend: (text: string) => void;
}

export function ChatInput({ ref, isPending, onSend }: ChatInputProps) {
  const [text, setText] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text);
    setText('');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Input
        ref={ref}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        disabled={isPending}
        maxLength={MAX_MESSAGE_LENGTH}
        aria-label={texts.message}
        placeholder={texts.messageHint}
        autoComplete="off"
        enterKeyHint="send"
      />
      <button type="submit" className={styles.send} disabled={isPending} aria-label={texts.send}>
        <Send aria-hidden="true" />
      </button>
    </form>
  );
}
