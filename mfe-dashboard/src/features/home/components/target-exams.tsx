import { Button } from '@abhyas/ui';
import { useLoadError } from '@abhyas/web-kit';
import { useEffect, useRef, useState } from 'react';
import type { useTargets } from '../../../shared/targets/api/get-targets';
import * as frameTexts from '../../../texts/frame';
import * as texts from '../../../texts/targets';
import { ExamCountdown } from './exam-countdown';
import styles from './target-exams.module.css';
import { TargetQuestion } from './target-question';

/** The days to the student's target exams; asks for these exams once. */
export function TargetExams({ query: targets }: { query: ReturnType<typeof useTargets> }) {
  const [answer, setAnswer] = useState<'saved' | 'skipped'>();
  if (targets.data === undefined) return null;
  if (!targets.data.asked) return <TargetQuestion onAnswer={setAnswer} />;
  if (targets.data.targets.length > 0) {
    return <ExamCountdown targets={targets.data.targets} takesFocus={answer === 'saved'} />;
  }
  return answer === 'skipped' ? <SkippedLine /> : null;
}

/** Stands at the end of the page: it appears seconds after the rest, and would move it. */
export function TargetsFailure({ query: targets }: { query: ReturnType<typeof useTargets> }) {
  const error = useLoadError(targets);
  if (!error) return null;
  return (
    <p role="alert" className={styles.line}>
      <span>{texts.loadFailed}</span>
      <Button variant="secondary" size="sm" onClick={() => void targets.refetch()}>
        {frameTexts.retry}
      </Button>
    </p>
  );
}

/** Says where the skipped question can be answered. */
function SkippedLine() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.focus();
  }, []);
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.line}>
      {texts.skipped}
    </p>
  );
}
