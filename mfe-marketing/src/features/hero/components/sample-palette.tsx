import { Check, classNames, Flag } from '@abhyas/ui';
import * as texts from '../../../texts/hero';
import { paletteState, type PaletteState, type QuestionState } from '../rules/palette-state';
import styles from './sample-palette.module.css';

interface SamplePaletteProps {
  questions: readonly QuestionState[];
  current: number;
  onGo: (index: number) => void;
}

/** One button per question, which shows the question's state by colour and mark. */
export function SamplePalette({ questions, current, onGo }: SamplePaletteProps) {
  return (
    <ol className={styles.palette} aria-label={texts.questions}>
      {questions.map((question, index) => {
        const state = paletteState(question);
        return (
          <li key={index}>
            <button
              type="button"
              className={classNames(styles.cell, styles[state])}
              aria-label={texts.questionState(index + 1, state)}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => {
                onGo(index);
              }}
            >
              <span>{index + 1}</span>
              <StateMark state={state} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function StateMark({ state }: { state: PaletteState }) {
  if (state === 'answered') return <Check aria-hidden="true" className={styles.mark} />;
  if (state === 'marked') return <Flag aria-hidden="true" className={styles.mark} />;
  return null;
}
