import { Card, ScoreRing } from '@abhyas/ui';
import type { AttemptFigures } from '../api/results.types';
import {
  incorrectCount,
  marksText,
  minutesAndSeconds,
  notAttemptedCount,
  secondsPerQuestion,
  standingText,
} from '../rules/result-texts';
import styles from './score-cards.module.css';

/** Overall performance, accuracy and time: the three figures of an attempt. */
export function ScoreCards({ figures }: { figures: AttemptFigures }) {
  const { correctAnswers, totalQuestions, accuracy, score, timeSpent } = figures;
  const open = notAttemptedCount(figures);
  return (
    <div className={styles.cards}>
      <Card as="section" aria-label="Overall Performance" className={styles.card}>
        <h2 className={styles.title}>Overall Performance</h2>
        <div className={styles.overall}>
          <ScoreRing percent={score} />
          <div>
            <p>
              You scored {correctAnswers} out of {totalQuestions} questions correctly
            </p>
            <Detail text={marksText(figures)} />
            <Detail text={standingText(figures)} />
          </div>
        </div>
      </Card>
      <Card as="section" aria-label="Accuracy" className={styles.card}>
        <h2 className={styles.title}>Accuracy</h2>
        <p className={styles.figure}>{Math.round(accuracy)}%</p>
        <p>
          {correctAnswers} correct, {incorrectCount(figures)} incorrect
        </p>
        <Detail text={open > 0 ? `${open} of these not attempted` : undefined} />
      </Card>
      <Card as="section" aria-label="Time Spent" className={styles.card}>
        <h2 className={styles.title}>Time Spent</h2>
        <p className={styles.figure}>{minutesAndSeconds(timeSpent)}</p>
        <p>Average {secondsPerQuestion(figures)} seconds per question</p>
      </Card>
    </div>
  );
}

function Detail({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className={styles.detail}>{text}</p>;
}
