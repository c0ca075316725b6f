import { Button } from '@abhyas/ui';
import * as texts from '../../../texts/chat';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  isDisabled: boolean;
  onAsk: (question: string) => void;
}

export function Suggestions({ isDisabled, onAsk }: SuggestionsProps) {
  return (
    <div className={styles.suggestions}>
      <p className={styles.title} id="chat-suggestions">
        {texts.tryAsking}
      </p>
      <ul className={styles.list} aria-labelledby="chat-suggestions">
        {texts.suggestions.map((question) => (
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
