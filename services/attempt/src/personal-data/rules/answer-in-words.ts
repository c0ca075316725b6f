import type { GivenAnswer } from '../../scoring/rules/answer.js';

interface AskedQuestion {
  readonly options: readonly string[];
  readonly optionFigures?: readonly ({ readonly alt: string | null } | null)[] | undefined;
  readonly unit?: string | undefined;
}

/**
 * A student's answer as a person reads it: the text of the chosen option, the texts of several ones
 * separated by semicolons, or the number with its unit; null without an answer. Options that are only
 * pictures are named by what they show, else by their number from 1.
 */
export function answerInWords(
  question: AskedQuestion,
  { selectedOption, selectedOptions, value }: GivenAnswer,
): string | null {
  if (value !== undefined) return question.unit ? `${value} ${question.unit}` : value;
  const chosen = selectedOptions ?? (selectedOption === null ? [] : [selectedOption]);
  if (chosen.length === 0) return null;
  return chosen.map((option) => optionInWords(question, option)).join('; ');
}

function optionInWords({ options, optionFigures }: AskedQuestion, option: number): string {
  return options[option] || optionFigures?.[option]?.alt || `Option ${option + 1}`;
}
