import { Button } from '@abhyas/ui';
import { failureText, useSaveBookmark, type Bookmark } from '@abhyas/web-kit';
import { useEffect, useRef } from 'react';
import * as texts from '../../../texts/bookmarks';
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
      <p role="status">{texts.isRemoved(number, testTitle)}</p>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-label={texts.undoOf(number, testTitle)}
        pending={undo.isPending}
        onClick={() => undo.mutate({ questionId, attemptId, note }, { onSuccess: onUndone })}
      >
        {texts.undo}
      </Button>
      {undo.isError && (
        <p role="alert" className={styles.error}>
          {failureText(undo.error, texts.undoFailed)}
        </p>
      )}
    </div>
  );
}
