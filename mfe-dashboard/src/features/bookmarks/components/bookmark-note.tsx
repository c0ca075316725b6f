import { Button, Field, Textarea } from '@abhyas/ui';
import { failureText, isApiError, useSaveBookmark, type Bookmark } from '@abhyas/web-kit';
import { useEffect, useRef, useState } from 'react';
import * as texts from '../../../texts/bookmarks';
import styles from './bookmarks.module.css';

const MAX_LENGTH = 2000;

interface BookmarkNoteProps {
  bookmark: Bookmark;
  /** The question, for the names of the buttons. */
  name: string;
}

/** The student's own note on a question: read, written, changed. */
export function BookmarkNote({ bookmark, name }: BookmarkNoteProps) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The button of the form is removed while it has the focus.
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <NoteForm bookmark={bookmark} onDone={() => setEditing(false)} />;
  const isNew = bookmark.note === '';
  return (
    <div>
      {!isNew && (
        <p className={styles.note}>
          <strong>{texts.yourNote}</strong> <span>{bookmark.note}</span>
        </p>
      )}
      <Button
        ref={edit}
        variant="ghost"
        size="sm"
        className={styles.edit}
        aria-label={isNew ? texts.addNoteOf(name) : texts.editNoteOf(name)}
        onClick={() => setEditing(true)}
      >
        {isNew ? texts.addNote : texts.editNote}
      </Button>
    </div>
  );
}

function NoteForm({ bookmark, onDone }: { bookmark: Bookmark; onDone: () => void }) {
  const { questionId, attemptId } = bookmark;
  const [text, setText] = useState(bookmark.note);
  const [wasSent, setWasSent] = useState(false);
  const saving = useSaveBookmark();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);

  const { length } = text.trim();
  const isTooLong = length > MAX_LENGTH;
  const serverError = isApiError(saving.error) ? saving.error.fields['note'] : undefined;
  const error = wasSent && isTooLong ? texts.noteIsTooLong(length) : serverError;
  return (
    <form
      noValidate
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        setWasSent(true);
        if (isTooLong) field.current?.focus();
        else saving.mutate({ questionId, attemptId, note: text.trim() }, { onSuccess: onDone });
      }}
    >
      <Field label={texts.noteLabel} hint={texts.noteHint} error={error}>
        <Textarea ref={field} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {saving.isError && serverError === undefined && (
        <p role="alert" className={styles.error}>
          {failureText(saving.error, texts.noteFailed)}
        </p>
      )}
      <div className={styles.noteActions}>
        <Button type="submit" size="sm" pending={saving.isPending}>
          {texts.saveNote}
        </Button>
        <Button variant="ghost" size="sm" disabled={saving.isPending} onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
