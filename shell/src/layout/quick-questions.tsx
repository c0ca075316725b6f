import { Button, IconButton, X } from '@abhyas/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as texts from '../texts/chat';
import styles from './quick-questions.module.css';

const STORAGE_KEY = 'chatQuickQuestions';

interface QuickQuestionsProps {
  /** Whether they stay in view while the page is scrolled. */
  isInView: boolean;
  onAsk: (question: string) => void;
}

/** A line beside the closed assistant on small screens; it unfolds to two questions. */
export function QuickQuestions({ isInView, onAsk }: QuickQuestionsProps) {
  const [isDismissed, setDismissed] = useState(false);
  // A server cannot know it.
  const wasBefore = useSyncExternalStore(subscribe, wasDismissed, () => false);
  const details = useRef<HTMLDetailsElement>(null);
  const isHidden = isDismissed || wasBefore;
  useEffect(() => {
    if (!isInView || isHidden) return undefined;
    // They may have been unfolded before the scripts were there.
    markPage(details.current?.open ?? false);
    return () => markPage(false);
  }, [isInView, isHidden]);
  if (isHidden) return null;
  return (
    <details
      ref={details}
      className={styles.quick}
      aria-label={texts.quickQuestionsName}
      onToggle={({ currentTarget }) => isInView && markPage(currentTarget.open)}
    >
      <summary className={styles.title}>{texts.quickQuestions}</summary>
      <div className={styles.questions}>
        <IconButton
          label={texts.hideQuickQuestions}
          onClick={() => {
            storeDismissal();
            setDismissed(true);
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
        {texts.questions.map((question) => (
          <Button
            key={question}
            variant="soft"
            size="sm"
            className={styles.question}
            onClick={() => {
              onAsk(question);
            }}
          >
            {question}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** What is scrolled to comes to stand below them. */
function markPage(isUnfolded: boolean): void {
  document.documentElement.toggleAttribute('data-unfolded', isUnfolded);
}

/** Nothing else changes it. */
function subscribe(): () => void {
  return () => undefined;
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === 'hidden';
  } catch {
    return false;
  }
}

function storeDismissal(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'hidden');
  } catch {
    // Storage may be blocked; then they appear again on the next page load.
  }
}
