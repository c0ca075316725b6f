import { Button, IconButton, X } from '@abhyas/ui';
import { useState } from 'react';
import { QUICK_QUESTIONS } from '../rules/chat-texts';
import styles from './quick-questions.module.css';

const STORAGE_KEY = 'chatQuickQuestions';

interface QuickQuestionsProps {
  onAsk: (question: string) => void;
}

/** Two questions that small screens offer next to the closed assistant; users can dismiss them. */
export function QuickQuestions({ onAsk }: QuickQuestionsProps) {
  const [isDismissed, setDismissed] = useState(wasDismissed);
  if (isDismissed) return null;
  return (
    <div className={styles.quick} role="group" aria-label="Quick questions">
      <div className={styles.head}>
        <p className={styles.title}>Quick questions:</p>
        <IconButton
          label="Hide quick questions"
          onClick={() => {
            storeDismissal();
            setDismissed(true);
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {QUICK_QUESTIONS.map((question) => (
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
  );
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
