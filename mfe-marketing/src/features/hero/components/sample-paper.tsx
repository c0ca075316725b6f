import { Button, ChevronLeft, ChevronRight, Flag } from '@abhyas/ui';
import { useEffect, useReducer } from 'react';
import { useInView } from '../../../shared/use-in-view';
import * as texts from '../../../texts/hero';
import { SAMPLE_PAPER } from '../../../texts/sample-paper';
import { reduceSample, startSample } from '../rules/palette-state';
import { SampleClock } from './sample-clock';
import { SampleOptions } from './sample-options';
import { SamplePalette } from './sample-palette';
import styles from './sample-paper.module.css';

/** The clock starts when the paper is in the upper half of the screen: on a phone, the title comes first. */
const UPPER_HALF = '0px 0px -50% 0px';

/** Five questions that work as in a test, but explain each answer at once. */
export function SamplePaper() {
  const [{ current, questions }, act] = useReducer(reduceSample, SAMPLE_PAPER.length, startSample);
  const [ref, isInView] = useInView(UPPER_HALF);
  const question = SAMPLE_PAPER[current];
  const state = questions[current];
  const isRunning = isInView && state?.answer === null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) act({ type: 'tick' });
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning, current]);
  if (!question || !state) return null;

  const go = (to: number) => {
    act({ type: 'go', to });
  };
  return (
    <section ref={ref} className={styles.paper} aria-label={texts.sample}>
      <div className={styles.head}>
        <p className={styles.place}>
          <span className={styles.number}>
            {texts.questionOf(current + 1, SAMPLE_PAPER.length)}
          </span>
          <span className={styles.subject}>{question.subject}</span>
        </p>
        <SampleClock seconds={state.seconds} />
        <SamplePalette questions={questions} current={current} onGo={go} />
      </div>
      <SampleOptions
        // Each question has its own radio buttons.
        key={current}
        question={question}
        state={state}
        nextTopic={SAMPLE_PAPER[current + 1]?.topic}
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
          <span>{texts.previous}</span>
        </Button>
        <Button
          variant="ghost"
          aria-pressed={state.isMarked}
          onClick={() => {
            act({ type: 'toggle-mark' });
          }}
        >
          <Flag aria-hidden="true" fill={state.isMarked ? 'currentColor' : 'none'} />
          <span>{state.isMarked ? texts.marked : texts.mark}</span>
        </Button>
        <Button
          {...(state.answer === null ? { variant: 'ghost', edge: 'end' } : { variant: 'soft' })}
          disabled={current === SAMPLE_PAPER.length - 1}
          onClick={() => {
            go(current + 1);
          }}
        >
          <span>{texts.next}</span>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}
