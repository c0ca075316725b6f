import { Drawer } from '@abhyas/ui';
import { testNameOf, useMediaQuery, useOnline } from '@abhyas/web-kit';
import { useMemo } from 'react';
import { useAttemptSession } from '../../features/attempt-session/hooks/use-attempt-session';
import { useOfflineCopy } from '../../features/attempt-session/hooks/use-offline-copy';
import { GRACE_MS } from '../../features/attempt-session/rules/session/attempt-clock';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import { ElsewhereDialog } from '../../features/connectivity/components/elsewhere-dialog';
import { useFullScreen } from '../../features/full-screen/hooks/use-full-screen';
import { SectionDialog } from '../../features/instructions/components/section-dialog';
import { summarizeSections } from '../../features/instructions/rules/section-summary';
import { HelpDialog } from '../../features/keyboard/components/help-dialog';
import { useKeyboard } from '../../features/keyboard/hooks/use-keyboard';
import { useSingleKeys } from '../../features/keyboard/hooks/use-single-keys';
import { ChooseNote } from '../../features/palette/components/choose-note';
import { NextNotAnswered } from '../../features/palette/components/next-not-answered';
import { Palette } from '../../features/palette/components/palette';
import { SectionTabs } from '../../features/palette/components/section-tabs';
import { areParts } from '../../features/palette/rules/palette-sections';
import { nextNotAnswered } from '../../features/palette/rules/palette-state';
import { SubmitDialog } from '../../features/submission/components/submit-dialog';
import { TimeUpDialog } from '../../features/submission/components/time-up-dialog';
import { ownProgress } from '../../shared/progress.types';
import { canClear } from '../../shared/rules/clearing';
import * as texts from '../../texts/runner';
import { CalculatorScreen } from './calculator-screen';
import { keysOfTest } from './keys-of-test';
import { QuestionBar } from './question-bar';
import { QuestionSheet } from './question-sheet';
import { RunnerHeader } from './runner-header';
import { RunnerNotices } from './runner-notices';
import styles from './runner-screen.module.css';
import { useCalculatorPanel } from './use-calculator-panel';
import { useDialogs } from './use-dialogs';
import { useFinished } from './use-finished';
import { usePaperView } from './use-paper-view';
import { usePreloadedKeypad } from './use-preloaded-keypad';
import { runCommand, useRunnerActions } from './use-runner-actions';

export interface RunnerScreenProps {
  session: AttemptSession;
  wasResumed: boolean;
}

/** The running test. */
export function RunnerScreen({ session, wasResumed }: RunnerScreenProps) {
  const { paper } = session;
  const snapshot = useAttemptSession(session);
  const { progress, ending, countdown } = snapshot;
  const [{ open: dialog, jumps }, dialogs] = useDialogs();
  const [hasSingleKeys, setHasSingleKeys] = useSingleKeys();
  const isWide = useMediaQuery('(min-width: 1024px)');
  const fullScreen = useFullScreen();
  const view = usePaperView(paper, snapshot);
  const { sections, running, reachable, reachableCounts } = view;
  const keys = useMemo(() => keysOfTest(paper), [paper]);
  const summaries = useMemo(() => summarizeSections(paper), [paper]);
  const isOnline = useOnline();
  const calculator = useCalculatorPanel(paper);
  const actions = useRunnerActions(session, dialogs);
  const index = progress.currentIndex;
  const isLast = index === paper.questions.length - 1;
  const hasTabs = paper.sections !== undefined || areParts(sections);
  const current = summaries[snapshot.section?.index ?? -1];
  const isClearable = canClear(paper, index);
  const isHere = snapshot.activeTab === 'here';
  const isRunning = ending.kind === 'running' && isHere;
  const isTimeUp = ending.kind === 'submitting' && ending.isTimeUp && isHere;

  useOfflineCopy(session);
  usePreloadedKeypad(paper);
  useFinished(session, ending);
  useKeyboard({
    isActive: isRunning && dialog === 'none',
    hasSingleKeys,
    isNumeric: paper.questions[index]?.kind === 'numeric',
    onCommand: (command) => runCommand(command, { session, actions, isWide }),
  });

  const palette = (
    <Palette
      entries={reachable}
      counts={reachableCounts}
      sections={view.headings}
      words={paper.profile?.legend}
      onGo={actions.goTo}
    />
  );
  const nextOpen = (
    <NextNotAnswered
      hasNext={nextNotAnswered(reachable) !== null}
      onNext={actions.nextNotAnswered}
    />
  );
  return (
    <div ref={pinPage} className={styles.runner}>
      <RunnerHeader
        title={testNameOf(paper.title, paper.examName)}
        saveStatus={
          snapshot.saveStatus === 'saved' && !isOnline ? 'saved-offline' : snapshot.saveStatus
        }
        isStoredOnDevice={snapshot.isStoredOnDevice}
        countdown={countdown}
        sectionCountdown={snapshot.section?.countdown}
        isClockPaused={dialog === 'submit'}
        fullScreen={fullScreen}
        submitWord={paper.profile?.buttons.submit}
        calculator={calculator}
        isLast={isLast}
        onHelp={actions.openHelp}
        onSubmit={actions.openSubmit}
      />
      <div className={styles.hall}>
        <div className={styles.place}>
          {hasTabs && (
            <SectionTabs
              sections={sections}
              running={running}
              onGo={actions.goTo}
              onAbout={current ? actions.openSection : undefined}
            />
          )}
          <QuestionSheet
            session={session}
            progress={progress}
            isReadOnly={!isRunning}
            hasSubject={!hasTabs}
            isWide={isWide}
            jumps={jumps}
            onClear={isClearable ? actions.clear : undefined}
          >
            <RunnerNotices
              wasResumed={wasResumed}
              hasMergedOtherDevice={snapshot.hasMergedOtherDevice}
              isStoredOnDevice={snapshot.isStoredOnDevice}
              saveRefusal={snapshot.saveStatus === 'refused' ? snapshot.saveRefusal : undefined}
              sectionChange={view.sectionChange}
              refusedAnswers={snapshot.refusedAnswers}
            />
            {current?.section.choose && (
              <ChooseNote
                {...current.section.choose}
                total={current.section.questions}
                answered={sections.find(({ first }) => first === current.first)?.answered ?? 0}
              />
            )}
          </QuestionSheet>
          <QuestionBar
            isFirst={index === reachable[0]?.index}
            isLast={index === reachable.at(-1)?.index}
            isMarked={ownProgress(paper, progress, index).marked}
            answered={isWide ? undefined : reachableCounts.answered}
            total={reachableCounts.total}
            words={paper.profile?.buttons}
            actions={actions}
          />
        </div>
        {isWide && (
          <aside aria-label={texts.questions} className={styles.side}>
            <div className={styles.beside}>{palette}</div>
            <div className={styles.foot}>{nextOpen}</div>
          </aside>
        )}
      </div>
      {calculator && <CalculatorScreen panel={calculator} />}
      <Drawer
        open={dialog === 'palette' && !isWide && isRunning}
        onOpenChange={(open) => dialogs.show(open ? 'palette' : 'none')}
        title={texts.questions}
        footer={nextOpen}
      >
        {palette}
      </Drawer>
      <HelpDialog
        open={dialog === 'help' && isRunning}
        onOpenChange={(open) => dialogs.show(open ? 'help' : 'none')}
        keys={keys}
        hasSingleKeys={hasSingleKeys}
        onSingleKeysChange={setHasSingleKeys}
      />
      {current && (
        <SectionDialog
          open={dialog === 'section' && isRunning}
          summary={current}
          onClose={actions.close}
        />
      )}
      <SubmitDialog
        open={dialog === 'submit' && isHere && !isTimeUp && ending.kind !== 'finished'}
        counts={view.counts}
        sections={sections}
        running={running}
        isOffline={!isOnline || snapshot.saveStatus === 'offline'}
        isSubmitting={ending.kind === 'submitting' && ending.failures === 0}
        isTryingAgain={ending.kind === 'submitting' && ending.failures > 0}
        error={ending.kind === 'finished' ? undefined : ending.submitError}
        isStoredOnDevice={snapshot.isStoredOnDevice}
        onGo={(target) => {
          session.dispatch({ type: 'cancel-submit' });
          actions.goTo(target);
        }}
        onCancel={() => {
          session.dispatch({ type: 'cancel-submit' });
          actions.close();
        }}
        onSubmit={() => session.dispatch({ type: 'submit' })}
      />
      <ElsewhereDialog
        open={!isHere && ending.kind !== 'finished'}
        onTakeOver={() => session.dispatch({ type: 'take-over' })}
      />
      {isTimeUp && (
        <TimeUpDialog
          failures={ending.failures}
          reason={ending.reason}
          message={ending.submitError}
          graceEndsAt={countdown.at + countdown.remainingMs + GRACE_MS}
          onRetry={() => session.dispatch({ type: 'submit-now' })}
          onLeave={fullScreen.leave}
        />
      )}
    </div>
  );
}

/** Marks the page while the runner is open, for the shell too. A `:has` selector would be slower. */
function pinPage(): () => void {
  const page = document.documentElement;
  page.classList.add(styles['pinned'] ?? '');
  page.setAttribute('data-running-test', '');
  return () => {
    page.classList.remove(styles['pinned'] ?? '');
    page.removeAttribute('data-running-test');
  };
}
