import { Check, Flag } from '@abhyas/ui';
import type { QuestionState } from '../rules/palette-state';
import styles from './palette.module.css';

export interface StateMarkProps {
  state: QuestionState;
  isMarked: boolean;
  className: string | undefined;
}

/** The state as a shape, for students who cannot tell colours apart: tick, flag, dot, nothing. */
export function StateMark({ state, isMarked, className }: StateMarkProps) {
  return (
    <span className={className} aria-hidden="true" data-state={state}>
      {state === 'answered' && <Check />}
      {isMarked && <Flag fill="currentColor" />}
      {state === 'visited' && <span className={styles.dot} />}
    </span>
  );
}
