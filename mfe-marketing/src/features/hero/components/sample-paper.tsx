import { Button, ChevronLeft, ChevronRight, Flag } from '@abhyas/ui';
import { useReducer } from 'react';
import { reduceSample, startSample } from '../rules/palette-state';
import { SAMPLE_PAPER } from '../rules/sample-paper';
import { SampleOptions } from './sample-options';
import { SamplePalette } from './sample-palette';
import styles from './sample-paper.module.css';

/** Five questions that work as in a test, but explain each answer at once. */
export function SamplePaper() {
  const [{ current, questions }, act] = useReducer(reduceSample, SAMPLE_PAPER.length, startSample);
  const question = SAMPLE_PAPER[current];
  const state = questions[current];
  if (!question || !state) return null;

  const go = (to: number) => {
    act({ type: 'go', to });
  };
  return (
    <section className={styles.paper} aria-label="Try a question">
      <div className={styles.head}>
        <p className={styles.place}>
          <span className={styles.number}>
            Question {current + 1} of {SAMPLE_PAPER.length}
          </span>
          <span className={styles.subject}>{question.subject}</span>
        </p>
        <SamplePalette questions={questions} current={current} onGo={go} />
      </div>
      <SampleOptions
        // Each question has its own radio buttons.
        key={current}
        question={question}
        answer={state.answer}
        onAnswer={(option) => {
          act({ type: 'answer', option });
        }}
      />
      <div className={styles.steps}>
        <Button
          variant="ghost"
          edge="start"
          disabled={current === 0}
          onClick={() => {
            go(current - 1);
          }}
        >
          <ChevronLeft aria-hidden="true" />
          Previous
        </Button>
        <Button
          variant="ghost"
          aria-pressed={state.isMarked}
          onClick={() => {
            act({ type: 'toggle-mark' });
          }}
        >
          <Flag aria-hidden="true" fill={state.isMarked ? 'currentColor' : 'none'} />
          {state.isMarked ? 'Marked' : 'Mark'}
        </Button>
        <Button
          variant="ghost"
          edge="end"
          disabled={current === SAMPLE_PAPER.length - 1}
          onClick={() => {
            go(current + 1);
          }}
        >
          Next
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}
