import { useMemo, useState } from 'react';
import { Drawer, VisuallyHidden } from '@abhyas/ui';
import { useAttemptSession } from '../../features/attempt-session/hooks/use-attempt-session';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import { GRACE_MS } from '../../features/attempt-session/session/attempt-session';
import { ElsewhereDialog } from '../../features/connectivity/components/elsewhere-dialog';
import { useFullScreen } from '../../features/full-screen/hooks/use-full-screen';
import { HelpDialog } from '../../features/keyboard/components/help-dialog';
import { useKeyboard } from '../../features/keyboard/hooks/use-keyboard';
import { useSingleKeys } from '../../features/keyboard/hooks/use-single-keys';
import type { KeyCommand } from '../../features/keyboard/rules/key-command';
import { Palette } from '../../features/palette/components/palette';
import { paletteCounts, paletteEntries } from '../../features/palette/rules/palette-state';
import { QuestionView } from '../../features/question/components/question-view';
import { SubmitDialog } from '../../features/submission/components/submit-dialog';
import { TimeUpDialog } from '../../features/submission/components/time-up-dialog';
import { questionProgress } from '../../shared/progress.types';
import { useMediaQuery } from '../../shared/use-media-query';
import { QuestionBar } from './question-bar';
import { RunnerHeader } from './runner-header';
import { RunnerNotices } from './runner-notices';
import { useFinished } from './use-finished';
import { useQuestionChange } from './use-question-change';
import styles from './runner-screen.module.css';

export interface RunnerScreenProps {
  session: AttemptSession;
  wasResumed: boolean;
}

type OpenDialog = 'none' | 'submit' | 'help' | 'palette';

/** The running test. */
export function RunnerScreen({ session, wasResumed }: RunnerScreenProps) {
  const { paper } = session;
  const snapshot = useAttemptSession(session);
  const { progress, ending, countdown } = snapshot;
  const [dialog, setDialog] = useState<OpenDialog>('none');
  const [hasSingleKeys, setHasSingleKeys] = useSingleKeys();
  const isWide = useMediaQuery('(min-width: 1024px)');
  const fullScreen = useFullScreen();
  const entries = useMemo(() => paletteEntries(paper, progress), [paper, progress]);
  const counts = useMemo(() => paletteCounts(entries), [entries]);
  const index = progress.currentIndex;
  const question = paper.questions[index];
  const isHere = snapshot.place === 'here';
  const isRunning = ending.kind === 'running' && isHere;
  const isTimeUp = ending.kind === 'submitting' && ending.isTimeUp && isHere;

  const sheet = useQuestionChange(index);
  useFinished(session, ending);
  useKeyboard({ isActive: isRunning && dialog === 'none', hasSingleKeys, onCommand: run });

  function run(command: KeyCommand): void {
    switch (command.type) {
      case 'previous':
        return session.goTo(index - 1);
      case 'next':
        return session.goTo(index + 1);
      case 'select':
        if (question && command.option < question.options.length) session.select(command.option);
        return;
      case 'mark':
        return session.toggleMark();
      case 'palette':
        return isWide ? focusPalette() : setDialog('palette');
      case 'help':
        return setDialog('help');
    }
  }

  function goFromPalette(target: number): void {
    session.goTo(target);
    setDialog('none');
  }

  const palette = <Palette entries={entries} counts={counts} onGo={goFromPalette} />;
  return (
    <div className={styles.runner}>
      <RunnerHeader
        title={paper.title}
        snapshot={snapshot}
        isClockHeld={dialog === 'submit'}
        fullScreen={fullScreen}
        onHelp={() => setDialog('help')}
        onSubmit={() => setDialog('submit')}
      />
      <div className={styles.hall}>
        <div
          ref={sheet}
          role="group"
          tabIndex={-1}
          aria-label={`Question ${index + 1} of ${paper.questions.length}`}
          className={styles.sheet}
        >
          <RunnerNotices
            wasResumed={wasResumed}
            hasMergedOtherDevice={snapshot.hasMergedOtherDevice}
            isKeptOnDevice={snapshot.isKeptOnDevice}
          />
          {question && (
            <QuestionView
              key={question._id}
              question={question}
              number={index + 1}
              total={paper.questions.length}
              progress={questionProgress(progress, question._id)}
              isReadOnly={!isRunning}
              onSelect={(option) => session.select(option)}
            />
          )}
        </div>
        <VisuallyHidden>
          <span role="status">
            Question {index + 1} of {paper.questions.length}
          </span>
        </VisuallyHidden>
        {isWide && (
          <aside aria-label="Questions" className={styles.side}>
            {palette}
          </aside>
        )}
      </div>
      <QuestionBar
        isFirst={index === 0}
        isLast={index === paper.questions.length - 1}
        isMarked={question ? questionProgress(progress, question._id).marked : false}
        counts={isWide ? undefined : counts}
        onPrevious={() => session.goTo(index - 1)}
        onNext={() => session.goTo(index + 1)}
        onMark={() => session.toggleMark()}
        onPalette={() => setDialog('palette')}
      />
      <Drawer
        open={dialog === 'palette' && !isWide && isRunning}
        onOpenChange={(open) => setDialog(open ? 'palette' : 'none')}
        title="Questions"
      >
        {palette}
      </Drawer>
      <HelpDialog
        open={dialog === 'help' && isRunning}
        onOpenChange={(open) => setDialog(open ? 'help' : 'none')}
        hasSingleKeys={hasSingleKeys}
        onSingleKeysChange={setHasSingleKeys}
      />
      <SubmitDialog
        open={dialog === 'submit' && isHere && !isTimeUp && ending.kind !== 'finished'}
        counts={counts}
        isSubmitting={ending.kind === 'submitting'}
        error={ending.kind === 'running' ? ending.submitError : undefined}
        onCancel={() => setDialog('none')}
        onSubmit={() => session.submit()}
      />
      <ElsewhereDialog
        open={!isHere && ending.kind !== 'finished'}
        onTakeOver={() => session.takeOver()}
      />
      {isTimeUp && (
        <TimeUpDialog
          failures={ending.failures}
          graceEndsAt={countdown.at + countdown.remainingMs + GRACE_MS}
          onRetry={() => session.submitNow()}
        />
      )}
    </div>
  );
}

function focusPalette(): void {
  document.querySelector<HTMLElement>('[data-own-keys] [aria-current]')?.focus();
}
