import { Button, Card, ScoreRing } from '@abhyas/ui';
import { formatMinutes } from '@abhyas/web-kit';
import type { AttemptFigures } from '../api/results.types';
import {
  incorrectCount,
  incorrectParts,
  marksText,
  rankingText,
  secondsPerQuestion,
} from '../rules/result-texts';
import styles from './score-cards.module.css';

export interface ScoreCardsProps {
  figures: AttemptFigures;
  /** The next step in one sentence. */
  nextStep: string;
  onReview: () => void;
}

/** The three figures of an attempt: overall performance with the next step, accuracy, time. */
export function ScoreCards({ figures, nextStep, onReview }: ScoreCardsProps) {
  const { correctAnswers, totalQuestions, accuracy, score, timeSpent } = figures;
  const ranking = rankingText(figures);
  return (
    <div className={styles.cards}>
      <Card as="section" aria-label="Overall Performance">
        <h2 className={styles.title}>Overall Performance</h2>
        <div className={styles.overall}>
          <ScoreRing percent={score} />
          <div className={styles.score}>
            <p>
              You scored {correctAnswers} out of {totalQuestions} questions correctly
            </p>
            <Detail text={marksText(figures)} />
          </div>
          <div className={styles.ranking}>
            <p>{ranking.figure}</p>
            <Detail text={ranking.note} />
          </div>
        </div>
        <div className={styles.next}>
          <p>{nextStep}</p>
          {correctAnswers < totalQuestions && (
            <Button variant="secondary" size="sm" onClick={onReview}>
              Go to the review
            </Button>
          )}
        </div>
      </Card>
      <Card as="section" aria-label="Accuracy">
        <h2 className={styles.title}>Accuracy</h2>
        <p className={styles.figure}>{Math.round(accuracy)}%</p>
        <p>
          {correctAnswers} correct, {incorrectCount(figures)} incorrect
        </p>
        <Detail text={incorrectParts(figures)} />
      </Card>
      <Card as="section" aria-label="Time Spent">
        <h2 className={styles.title}>Time Spent</h2>
        <p className={styles.figure}>{formatMinutes(timeSpent)}</p>
        <p>Average {secondsPerQuestion(figures)} seconds per question</p>
      </Card>
    </div>
  );
}

function Detail({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className={styles.detail}>{text}</p>;
}
