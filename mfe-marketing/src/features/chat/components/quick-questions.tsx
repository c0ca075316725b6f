import { useState } from 'react';
import { Button, IconButton, X } from '@abhyas/ui';
import { QUICK_QUESTIONS } from '../rules/chat-texts';
import styles from './quick-questions.module.css';

interface QuickQuestionsProps {
  onAsk: (question: string) => void;
}

/** Two questions that small screens offer beside the closed assistant; they can be put away. */
export function QuickQuestions({ onAsk }: QuickQuestionsProps) {
  const [isPutAway, setPutAway] = useState(false);
  if (isPutAway) return null;
  return (
    <div className={styles.quick} role="group" aria-label="Quick questions">
      <div className={styles.head}>
        <p className={styles.title}>Quick questions:</p>
        <IconButton
          label="Hide quick questions"
          onClick={() => {
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
