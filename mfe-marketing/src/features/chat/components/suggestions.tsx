import { Button } from '@abhyas/ui';
import { SUGGESTIONS } from '../rules/chat-texts';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  isDisabled: boolean;
  onAsk: (question: string) => void;
}

export function Suggestions({ isDisabled, onAsk }: SuggestionsProps) {
  return (
    <div className={styles.suggestions}>
      <p className={styles.title} id="chat-suggestions">
        Try asking:
      </p>
      <ul className={styles.list} aria-labelledby="chat-suggestions">
        {SUGGESTIONS.map((question) => (
          <li key={question}>
            <Button
              variant="soft"
              size="sm"
              className={styles.question}
              disabled={isDisabled}
              onClick={() => {
                onAsk(question);
              }}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
