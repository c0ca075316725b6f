import { Button, Field, Input, Search } from '@abhyas/ui';
import { EXAMS_PATH } from '@abhyas/web-kit';
import { useEffect, useRef } from 'react';
import * as texts from '../../../texts/exam-list';
import { maxSearchLength } from '../rules/list-address';
import styles from './exam-list.module.css';

interface ExamSearchProps {
  /** The search text of the current list. */
  text: string;
  onSearch: (text: string) => void;
}

/**
 * Searches on Enter or on the button, not while the user types. Without a script it is a form that asks the
 * server; what was typed before the script was there stays, because the text belongs to the input.
 */
export function ExamSearch({ text, onSearch }: ExamSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  // The URL changed: update the input; a new input would lose the focus.
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (input.current) input.current.value = text;
  }, [text]);
  return (
    <form
      role="search"
      action={EXAMS_PATH}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(input.current?.value.trim() ?? '');
      }}
    >
      <Field label={texts.searchLabel} className={styles.searchField}>
        <Input
          ref={input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxSearchLength}
          defaultValue={text}
        />
      </Field>
      <Button type="submit">
        <Search aria-hidden="true" />
        <span>{texts.search}</span>
      </Button>
    </form>
  );
}
