import { Button } from '@abhyas/ui';
import { failureText, useSaveBookmark, type Bookmark } from '@abhyas/web-kit';
import { useEffect, useRef } from 'react';
import styles from './bookmarks.module.css';

interface RemovedBookmarkProps {
  bookmark: Bookmark;
  onUndone: () => void;
}

/** The question just removed, with Undo; it takes the focus that the row lost. */
export function RemovedBookmark({ bookmark, onUndone }: RemovedBookmarkProps) {
  const { questionId, attemptId, note, number, testTitle } = bookmark;
  const undo = useSaveBookmark();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <div className={styles.removed}>
      <p role="status">
        Question {number} of “{testTitle}” is no longer bookmarked.
      </p>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-label={`Undo: remove question ${number} of ${testTitle}`}
        pending={undo.isPending}
        onClick={() => undo.mutate({ questionId, attemptId, note }, { onSuccess: onUndone })}
      >
        Undo
      </Button>
      {undo.isError && (
        <p role="alert" className={styles.error}>
          {failureText(undo.error, 'The question could not be bookmarked again.')}
        </p>
      )}
    </div>
  );
}
