import { Figure } from '@abhyas/ui';
import { AcceptedValues, MathText, NumericValue } from '@abhyas/ui/math-text';
import { figurePath, OPTION_LETTERS } from '@abhyas/web-kit';
import * as texts from '../../../texts/results-review';
import type { DetailedResult } from '../api/results.types';
import styles from './answer-text.module.css';

interface AnswerTextProps {
  result: DetailedResult;
}

/** What the student answered: options with their letters, or the number with its unit. */
export function OwnAnswer({ result }: AnswerTextProps) {
  const { value, unit } = result;
  if (value !== undefined) return <NumericValue value={value} unit={unit} />;
  const chosen = chosenOptions(result);
  return chosen.length === 0 ? (
    <span>{texts.notAttempted}</span>
  ) : (
    <Options result={result} options={chosen} />
  );
}

/** The key: the right options, or the accepted numbers. */
export function RightAnswer({ result }: AnswerTextProps) {
  const { acceptedValues, unit } = result;
  if (acceptedValues === undefined)
    return <Options result={result} options={rightOptions(result)} />;
  return <AcceptedValues values={acceptedValues} unit={unit} />;
}

/** One option with its letter, its text and its picture. */
export function OptionText({ result, option }: AnswerTextProps & { option: number }) {
  const figure = result.optionFigures?.[option];
  const text = result.options[option] ?? '';
  return (
    <>
      <span>{`${OPTION_LETTERS[option]}.`}</span> <MathText text={text} />
      {figure && (
        <span className={styles.figure}>
          <Figure {...figure} src={figurePath(figure.id)} />
        </span>
      )}
    </>
  );
}

function Options({ result, options }: AnswerTextProps & { options: readonly number[] }) {
  const [only] = options;
  if (only !== undefined && options.length === 1) {
    return <OptionText result={result} option={only} />;
  }
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option}>
          <OptionText result={result} option={option} />
        </li>
      ))}
    </ul>
  );
}

function chosenOptions({ selectedOption, selectedOptions }: DetailedResult): readonly number[] {
  return selectedOptions ?? (selectedOption === null ? [] : [selectedOption]);
}

function rightOptions({ correctAnswer, correctOptions }: DetailedResult): readonly number[] {
  return correctOptions ?? [correctAnswer];
}
