import {
  Button,
  Calculator as CalculatorIcon,
  CircleHelp,
  IconButton,
  Maximize,
  Minimize,
} from '@abhyas/ui';
import { memo } from 'react';
import {
  SaveIndicator,
  type SaveState,
} from '../../features/connectivity/components/save-indicator';
import type { FullScreen } from '../../features/full-screen/hooks/use-full-screen';
import { Clock } from '../../features/timer/components/clock';
import type { Countdown } from '../../shared/rules/countdown';
import * as texts from '../../texts/runner';
import styles from './runner-header.module.css';
import type { CalculatorPanel } from './use-calculator-panel';

export interface RunnerHeaderProps {
  title: string;
  saveStatus: SaveState;
  isStoredOnDevice: boolean;
  countdown: Countdown;
  /** The time that is left in the current section, where it has its own. */
  sectionCountdown: Countdown | undefined;
  isClockPaused: boolean;
  fullScreen: FullScreen;
  /** The word of the paper's profile for the submit button. */
  submitWord: string | undefined;
  /** Opens and closes the calculator; undefined where the paper has none. */
  calculator: CalculatorPanel | undefined;
  /** Whether Submit is what comes next: at the last question, where there is no Next. */
  isLast: boolean;
  onHelp: () => void;
  onSubmit: () => void;
}

/** Title, time left, save status, and the submit button. */
export const RunnerHeader = memo(function RunnerHeader(props: RunnerHeaderProps) {
  const { title, saveStatus, isStoredOnDevice, countdown, isClockPaused, fullScreen } = props;
  const { sectionCountdown, submitWord, calculator, isLast, onHelp, onSubmit } = props;
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        <h1 className={styles.title} tabIndex={-1} data-page-heading="">
          {title}
        </h1>
        <SaveIndicator state={saveStatus} isStoredOnDevice={isStoredOnDevice} />
      </div>
      <Clock countdown={countdown} section={sectionCountdown} isPaused={isClockPaused} />
      <HeaderActions
        fullScreen={fullScreen}
        submitWord={submitWord}
        calculator={calculator}
        isLast={isLast}
        onHelp={onHelp}
        onSubmit={onSubmit}
      />
    </header>
  );
});

type HeaderActionsProps = Pick<
  RunnerHeaderProps,
  'fullScreen' | 'submitWord' | 'calculator' | 'isLast' | 'onHelp' | 'onSubmit'
>;

const HeaderActions = memo(function HeaderActions(props: HeaderActionsProps) {
  const { fullScreen, submitWord, calculator, isLast, onHelp, onSubmit } = props;
  return (
    <div className={styles.actions}>
      <IconButton label={texts.keyboardHelp} className={styles.help} onClick={onHelp}>
        <CircleHelp aria-hidden="true" />
      </IconButton>
      {calculator && (
        <IconButton
          label={texts.calculator}
          aria-expanded={calculator.isOpen}
          onClick={calculator.toggle}
        >
          <CalculatorIcon aria-hidden="true" />
        </IconButton>
      )}
      {fullScreen.isPossible && <FullScreenButton {...fullScreen} />}
      <Button variant={isLast ? 'primary' : 'secondary'} onClick={onSubmit} size="sm">
        {submitWord ?? texts.submit}
      </Button>
    </div>
  );
});

function FullScreenButton({ isFull, enter, leave }: FullScreen) {
  return isFull ? (
    <IconButton label={texts.exitFullScreen} onClick={leave}>
      <Minimize aria-hidden="true" />
    </IconButton>
  ) : (
    <IconButton label={texts.fullScreen} onClick={enter}>
      <Maximize aria-hidden="true" />
    </IconButton>
  );
}
