import { Button, ButtonLink, Dialog } from '@abhyas/ui';
import { examPath, formatDuration, useTimeLeft } from '@abhyas/web-kit';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { bringIntoView } from '../../../shared/bring-into-view';
import type { Paper } from '../../../shared/paper.types';
import * as texts from '../../../texts/instructions';
import { maximumMarks } from '../rules/marks';
import { answeringRules, changingRule } from '../rules/paper-rules';
import { summarizeSections } from '../rules/section-summary';
import styles from './instruction-dialog.module.css';
import { SectionTable } from './section-table';

export interface InstructionDialogProps {
  paper: Paper;
  /** True when the student has an unfinished attempt. */
  isResume: boolean;
  /** When it ends, on this device's clock; undefined if only this device knows of it. */
  endsAt: number | undefined;
  /** The address of the results of an attempt that ended while the page was closed. */
  endedResults: string | undefined;
  /** True when its last answers did not arrive in time. */
  hasMissedAnswers: boolean;
  isStarting: boolean;
  /** Why the last start failed. */
  error: string | undefined;
  onStart: () => void;
}

/** The instructions before the clock starts: questions, time and marking. */
export function InstructionDialog(props: InstructionDialogProps) {
  const { paper, isResume, endsAt, endedResults, hasMissedAnswers, isStarting, error, onStart } =
    props;
  const heading = useId();
  const extraMinutes = paper.allowanceMinutes;
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      size="lg"
      title={paper.title}
      description={paper.examName}
      footer={
        <>
          <ButtonLink variant="ghost" to={examPath(paper.examId)}>
            {texts.notNow}
          </ButtonLink>
          <Button onClick={onStart} pending={isStarting}>
            {isResume ? texts.resume : texts.start}
          </Button>
        </>
      }
    >
      {isResume && (
        <p className={styles.running}>
          {endsAt === undefined ? texts.running : texts.runningFor(<TimeLeft endsAt={endsAt} />)}
        </p>
      )}
      {!isResume && endedResults !== undefined && (
        <p className={styles.notice}>
          {(hasMissedAnswers ? texts.endedBeforeLast : texts.ended)((label) => (
            <Link to={endedResults}>{label}</Link>
          ))}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact label={texts.questions}>{paper.questionCount}</Fact>
        <Fact label={texts.time}>{formatDuration(paper.duration + extraMinutes * 60)}</Fact>
        <Fact label={texts.maximumMarks}>{maximumMarks(paper)}</Fact>
      </dl>
      {paper.sections && (
        <>
          <h3 className={styles.heading}>{texts.sections}</h3>
          <SectionTable sections={summarizeSections(paper)} />
        </>
      )}
      <h3 id={heading} className={styles.heading}>
        {texts.instructions}
      </h3>
      <ul aria-labelledby={heading} className={styles.rules}>
        {answeringRules(paper).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>
          {texts.fullScreen((key) => (
            <kbd>{key}</kbd>
          ))}
        </li>
        <li>{changingRule(paper)}</li>
        <li>{texts.leaving}</li>
        {extraMinutes > 0 && <li>{texts.extraMinutes(extraMinutes)}</li>}
        <li>{texts.timeUp}</li>
      </ul>
      {error !== undefined && (
        <p ref={bringIntoView} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Dialog>
  );
}

function TimeLeft({ endsAt }: { endsAt: number }) {
  return <strong className={styles.timeLeft}>{useTimeLeft(endsAt)}</strong>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
