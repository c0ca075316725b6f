import { memo } from 'react';
import type { Section } from '../../../shared/paper.types';
import * as texts from '../../../texts/palette';
import styles from './choose-note.module.css';

export interface ChooseNoteProps extends Pick<
  NonNullable<Section['choose']>,
  'questions' | 'counted'
> {
  /** The number of questions of the section. */
  total: number;
  answered: number;
}

/** “Answer any 5 of these 10”, with how many are answered, and what happens to more. */
export const ChooseNote = memo(function ChooseNote(props: ChooseNoteProps) {
  const { questions, counted, total, answered } = props;
  const isMore = answered > questions;
  return (
    <p className={styles.note} data-more={isMore ? '' : undefined}>
      {!isMore && (
        <>
          <span>{texts.answerAny(questions, total)}</span>{' '}
          <strong>{texts.answeredOfAny(answered, questions)}</strong>
        </>
      )}
      <span role="status">
        {isMore && (
          <strong>
            {counted === 'first'
              ? texts.firstCount(answered, questions)
              : texts.bestCount(answered, questions)}
          </strong>
        )}
      </span>
    </p>
  );
});
