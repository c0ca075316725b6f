import { Card } from '@abhyas/ui';
import * as texts from '../../../texts/home';
import { ExamLine } from './exam-line';
import styles from './home.module.css';
import { StartLink } from './start-link';
import { TestFacts, type Recommendation } from './test-facts';

interface NextStepProps {
  test: Recommendation;
  /** The student's latest score or marks in the exam, in words. */
  lastScore: string | undefined;
}

/** The test to take next, and why. */
export function NextStep({ test, lastScore }: NextStepProps) {
  const { examName, title, reason } = test;
  const isKnown = lastScore !== undefined;
  return (
    <Card as="section" aria-labelledby="next-step next-test" className={styles.next}>
      <div className={styles.nextTest}>
        <ExamLine test={test}>
          <p id="next-step" className={styles.exam}>
            {isKnown ? texts.continueWith(examName) : texts.nextTest(examName)}
          </p>
        </ExamLine>
        <h2 id="next-test">{title}</h2>
        <TestFacts test={test} />
        <p className={styles.why}>
          <span>{texts.because(reason)}</span>{' '}
          {isKnown && <span>{texts.lastScore(lastScore)}</span>}
        </p>
      </div>
      <div className={styles.nextStart}>
        <StartLink test={test} isNextStep />
      </div>
    </Card>
  );
}
