import { useState } from 'react';
import { Button, IconButton, X } from '@abhyas/ui';
import { QUICK_QUESTIONS } from '../rules/chat-texts';
import styles from './quick-questions.module.css';

const STORAGE_KEY = 'chatQuickQuestions';

interface QuickQuestionsProps {
  onAsk: (question: string) => void;
}

/** Two questions that small screens offer beside the closed assistant; they can be put away. */
export function QuickQuestions({ onAsk }: QuickQuestionsProps) {
  const [isPutAway, setPutAway] = useState(wasPutAway);
  if (isPutAway) return null;
  return (
    <div className={styles.quick} role="group" aria-label="Quick questions">
      <div className={styles.head}>
        <p className={styles.title}>Quick questions:</p>
        <IconButton
          label="Hide quick questions"
          onClick={() => {
            rememberPutAway();
            setPutAway(true);
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

function wasPutAway(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === 'hidden';
  } catch {
    return false;
  }
}

function rememberPutAway(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'hidden');
  } catch {
    // Storage may be forbidden; then they come back with the next page load.
  }
}
