import { Button, Card, ProgressBar, ScoreRing } from '@abhyas/ui';
import { formatMinutes } from '@abhyas/web-kit';
import * as texts from '../../../texts/results';
import type { AttemptFigures } from '../api/results.types';
import {
  incorrectCount,
  incorrectParts,
  marksText,
  rankingText,
  secondsPerQuestion,
  timeUsedText,
} from '../rules/result-texts';
import { AnswerBar } from './answer-bar';
import styles from './score-cards.module.css';

export interface ScoreCardsProps {
  figures: AttemptFigures;
  /** Answers with a part of the marks. */
  partlyRight: number;
  /** What the result is, in one sentence. */
  verdict: string;
  /** The next step in one sentence. */
  nextStep: string;
  onReview: () => void;
}

/** The three figures of an attempt: overall performance with the next step, accuracy, time. */
export function ScoreCards(props: ScoreCardsProps) {
  const { figures, partlyRight, verdict, nextStep, onReview } = props;
  const { correctAnswers, totalQuestions, accuracy, score, timeSpent, timeAllowed } = figures;
  const ranking = rankingText(figures);
  const marks = marksText(figures);
  const timeUsed = timeUsedText(figures);
  return (
    <div className={styles.cards}>
      <Card as="section" aria-label={texts.overallPerformance}>
        <h2 className={styles.title}>{texts.overallPerformance}</h2>
        <p className={styles.verdict}>{verdict}</p>
        <div className={styles.overall}>
          <ScoreRing percent={score} />
          <div className={styles.score}>
            {marks !== undefined && <p className={styles.marks}>{marks}</p>}
            <p>{texts.scored(correctAnswers, totalQuestions)}</p>
          </div>
          <div className={styles.ranking}>
            <p>{ranking.figure}</p>
            <Detail text={ranking.note} />
          </div>
        </div>
        <AnswerBar figures={figures} partlyRight={partlyRight} onReview={onReview} />
        <div className={styles.next}>
          <p>{nextStep}</p>
          {correctAnswers < totalQuestions && (
            <Button variant="secondary" size="sm" onClick={onReview}>
              {texts.goToReview}
            </Button>
          )}
        </div>
      </Card>
      <Card as="section" aria-label={texts.accuracy}>
        <h2 className={styles.title}>{texts.accuracy}</h2>
        <p className={styles.figure}>{`${Math.round(accuracy)}%`}</p>
        <p>{texts.correctAndIncorrect(correctAnswers, incorrectCount(figures))}</p>
        <Detail text={incorrectParts(figures, partlyRight)} />
      </Card>
      <Card as="section" aria-label={texts.timeSpent}>
        <h2 className={styles.title}>{texts.timeSpent}</h2>
        <p className={styles.figure}>{formatMinutes(timeSpent)}</p>
        <p>{texts.averageSeconds(secondsPerQuestion(figures))}</p>
        {timeUsed !== undefined && (
          <div className={styles.timeUsed}>
            <ProgressBar label={texts.shareOfTime} value={timeSpent} max={timeAllowed} />
            <Detail text={timeUsed} />
          </div>
        )}
      </Card>
    </div>
  );
}

function Detail({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className={styles.detail}>{text}</p>;
}
