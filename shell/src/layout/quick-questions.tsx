import { Button } from '@abhyas/ui';
import * as texts from '../texts/chat';
import styles from './quick-questions.module.css';

interface QuickQuestionsProps {
  onAsk: (question: string) => void;
}

/** Two questions beside the closed assistant, at the end of a page on small screens. */
export function QuickQuestions({ onAsk }: QuickQuestionsProps) {
  return (
    <>
      <p id="quick-questions" className={styles.title}>
        {texts.quickQuestions}
      </p>
      <ul aria-labelledby="quick-questions" className={styles.questions}>
        {texts.questions.map((question) => (
          <li key={question}>
            <Button
              variant="soft"
              size="sm"
              className={styles.question}
              onClick={() => {
                onAsk(question);
              }}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
