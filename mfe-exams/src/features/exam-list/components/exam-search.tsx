import { Button, Field, Input, Search } from '@abhyas/ui';
import { useState } from 'react';
import * as texts from '../../../texts/exam-list';
import styles from './exam-list.module.css';

interface ExamSearchProps {
  /** The search text of the current list. */
  text: string;
  onSearch: (text: string) => void;
}

/** Searches on Enter or on the button, not while the user types. */
export function ExamSearch({ text, onSearch }: ExamSearchProps) {
  const [draft, setDraft] = useState(text);
  const [shown, setShown] = useState(text);
  // The URL changed: update the input; a new input would lose the focus.
  if (shown !== text) {
    setShown(text);
    setDraft(text);
  }
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft.trim());
      }}
    >
      <Field label={texts.searchLabel} className={styles.searchField}>
        <Input
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={draft}
          onChange={(event) => {
            setDraft(event.target.value);
          }}
        />
      </Field>
      <Button type="submit">
        <Search aria-hidden="true" />
        {texts.search}
      </Button>
    </form>
  );
}
