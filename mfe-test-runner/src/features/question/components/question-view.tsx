import { Badge, Button, Flag } from '@abhyas/ui';
import { MathText } from '@abhyas/ui/math-text';
import { memo } from 'react';
import { Extras } from '../../../shared/extras';
import type { Question } from '../../../shared/paper.types';
import { isAnswered, type QuestionProgress } from '../../../shared/progress.types';
import { markedForReview } from '../../../texts/mark';
import * as texts from '../../../texts/question';
import { isSameAnswer } from '../rules/same-answer';
import { NumericAnswer } from './numeric-answer';
import { OptionCards } from './option-cards';
import styles from './question-view.module.css';

export interface QuestionViewProps {
  question: Question;
  /** Its subject, unless it is shown elsewhere. */
  subject: string | undefined;
  number: number;
  total: number;
  own: QuestionProgress;
  /** Its marks where not all questions of its section have the same; undefined elsewhere. */
  marks: string | undefined;
  isReadOnly: boolean;
  /** Whether numbers are typed on a keypad on the screen, too. */
  hasKeypad: boolean;
  /** The word of the paper's profile for the button that takes an answer back. */
  clearWord: string | undefined;
  /** Chooses the option of a single choice. All functions must be stable between renders. */
  onSelect: (option: number) => void;
  /** Adds an option to the answer of a multiple choice, or removes it. */
  onToggle: (option: number) => void;
  /** Sets the number of a numeric question: a canonical decimal, or empty for no answer. */
  onEnter: (value: string) => void;
  /** Called when the student leaves the field of a number. */
  onLeave: () => void;
  /** Takes the answer back; undefined where that is not possible. */
  onClear: (() => void) | undefined;
}

// Always rendered and shown when needed: faster than creating it on a click.
const MARKED = (
  <Badge tone="warning">
    <Flag aria-hidden="true" />
    <span>{markedForReview}</span>
  </Badge>
);

/** The question with what belongs to it, and how it is answered: by options or by a number. */
export const QuestionView = memo(Shown, (before, after) => {
  const { own, ...rest } = after;
  const { own: ownBefore, ...restBefore } = before;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return (
    isSameAnswer(ownBefore, own) &&
    ownBefore.marked === own.marked &&
    names.every((name) => restBefore[name] === rest[name])
  );
});

function Shown(props: QuestionViewProps) {
  const { question, subject, number, total, own, marks, isReadOnly, clearWord, onClear } = props;
  const { kind = 'single' } = question;
  const textId = `question-${question._id}`;
  return (
    <div className={styles.question}>
      <div className={styles.place}>
        <h2 className={styles.number}>
          {texts.heading(number, total, (words) => (
            <span className={styles.total}>{words}</span>
          ))}
        </h2>
        {kind !== 'single' && (
          <span id={`${textId}-kind`} className={styles.kind}>
            {texts.kinds[kind]}
          </span>
        )}
        {marks !== undefined && <span className={styles.kind}>{marks}</span>}
        {subject !== undefined && <span className={styles.subject}>{subject}</span>}
        <span className={styles.badge} hidden={!own.marked}>
          {MARKED}
        </span>
      </div>
      <div id={textId} className={styles.text}>
        <MathText text={question.question} />
      </div>
      <Extras table={question.table} figures={question.figures} tableLabel={texts.table} />
      <Answer {...props} textId={textId} />
      {onClear && (
        <Button
          variant="ghost"
          size="sm"
          edge="start"
          className={styles.clear}
          disabled={!isAnswered(own) || isReadOnly}
          onClick={onClear}
        >
          {clearWord ?? texts.clearResponse}
        </Button>
      )}
    </div>
  );
}

function Answer(props: QuestionViewProps & { textId: string }) {
  const { question, own, isReadOnly, hasKeypad, textId } = props;
  const { onSelect, onToggle, onEnter, onLeave } = props;
  switch (question.kind) {
    case 'numeric':
      return (
        <div role="group" aria-labelledby={textId} data-answer="">
          <NumericAnswer
            value={own.value}
            unit={question.unit}
            hasKeypad={hasKeypad}
            isReadOnly={isReadOnly}
            onEnter={onEnter}
            onLeave={onLeave}
          />
        </div>
      );
    case 'multiple':
      return (
        <OptionCards
          question={question}
          type="checkbox"
          isChosen={(option) => own.selectedOptions?.includes(option) === true}
          textId={textId}
          isReadOnly={isReadOnly}
          onChoose={onToggle}
        />
      );
    case 'single':
    case undefined:
      return (
        <OptionCards
          question={question}
          type="radio"
          isChosen={(option) => own.selectedOption === option}
          textId={textId}
          isReadOnly={isReadOnly}
          onChoose={onSelect}
        />
      );
  }
}
