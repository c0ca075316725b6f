import { classNames, Figure } from '@abhyas/ui';
import { MathText } from '@abhyas/ui/math-text';
import { figurePath, OPTION_LETTERS } from '@abhyas/web-kit';
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
  return (
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
          <OptionContent text={option} figure={question.optionFigures?.[index]} />
        </label>
      ))}
    </div>
  );
}

interface OptionContentProps {
  text: string;
  figure: NonNullable<Question['optionFigures']>[number] | undefined;
}

function OptionContent({ text, figure }: OptionContentProps) {
  return (
    <span className={styles.optionText}>
      <MathText text={text} />
      {figure && (
        <Figure
          src={figurePath(figure.id)}
          alt={figure.alt}
          width={figure.width}
          height={figure.height}
        />
      )}
    </span>
  );
}

/** Such options stand two beside each other. */
function hasOnlyPictures({ options, optionFigures }: Question): boolean {
  return (
    optionFigures !== undefined &&
    options.every((text, index) => text === '' && (optionFigures[index] ?? null) !== null)
  );
}
