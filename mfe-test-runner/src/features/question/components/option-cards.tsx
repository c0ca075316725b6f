import { classNames, Figure, RetryPictures } from '@abhyas/ui';
import { MathText } from '@abhyas/ui/math-text';
import { figurePath, OPTION_LETTERS } from '@abhyas/web-kit';
import { useState } from 'react';
import type { Question } from '../../../shared/paper.types';
import styles from './question-view.module.css';

export interface OptionCardsProps {
  question: Question;
  /** Of one option, or of several. */
  type: 'radio' | 'checkbox';
  isChosen: (option: number) => boolean;
  /** The element with the question, which names the group. */
  textId: string;
  isReadOnly: boolean;
  onChoose: (option: number) => void;
}

/** The options of a question. The whole card of an option is clickable. */
export function OptionCards(props: OptionCardsProps) {
  const { question, type, isChosen, textId, isReadOnly, onChoose } = props;
  const isRadio = type === 'radio';
  const [missing, onFailure] = useMissingPictures(question);
  return (
    <>
      <div
        role={isRadio ? 'radiogroup' : 'group'}
        aria-labelledby={textId}
        aria-describedby={isRadio ? undefined : `${textId}-kind`}
        data-answer=""
        className={classNames(styles.options, hasOnlyPictures(question) && styles.pictures)}
      >
        {question.options.map((option, index) => (
          <label
            key={index}
            className={classNames(
              styles.option,
              isChosen(index) && styles.chosen,
              isReadOnly && styles.readOnly,
            )}
          >
            <input
              type={type}
              className={styles.radio}
              name={question._id}
              checked={isChosen(index)}
              disabled={isReadOnly}
              onChange={() => onChoose(index)}
            />
            <span className={classNames(styles.letter, !isRadio && styles.box)}>
              {OPTION_LETTERS[index]}
            </span>
            <OptionContent
              text={option}
              figure={question.optionFigures?.[index]}
              onFailure={onFailure}
            />
          </label>
        ))}
      </div>
      {missing && (
        <p className={styles.retry}>
          <RetryPictures />
        </p>
      )}
    </>
  );
}

interface OptionContentProps {
  text: string;
  figure: NonNullable<Question['optionFigures']>[number] | undefined;
  onFailure: (id: string, hasFailed: boolean) => void;
}

function OptionContent({ text, figure, onFailure }: OptionContentProps) {
  return (
    <span className={styles.optionText}>
      <MathText text={text} />
      {figure && (
        <Figure
          key={figure.id}
          src={figurePath(figure.id)}
          alt={figure.alt}
          width={figure.width}
          height={figure.height}
          onFailure={(hasFailed) => onFailure(figure.id, hasFailed)}
        />
      )}
    </span>
  );
}

/** Whether a picture of an option did not load, and what to call when that changes. */
function useMissingPictures({
  optionFigures = [],
}: Question): [boolean, OptionContentProps['onFailure']] {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const onFailure = (id: string, hasFailed: boolean) =>
    setFailed((before) => {
      if (before.has(id) === hasFailed) return before;
      return new Set(hasFailed ? [...before, id] : [...before].filter((other) => other !== id));
    });
  return [optionFigures.some((figure) => figure !== null && failed.has(figure.id)), onFailure];
}

/** Such options stand two beside each other. */
function hasOnlyPictures({ options, optionFigures }: Question): boolean {
  return (
    optionFigures !== undefined &&
    options.every((text, index) => text === '' && (optionFigures[index] ?? null) !== null)
  );
}
