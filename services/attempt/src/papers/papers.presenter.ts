import type { AcceptedValueDto, FigureDto, QuestionContentDto } from './paper-content.dto.js';
import type { SnapshotQuestion } from './paper.js';

/** What a question shows beside its text and options. */
export function presentContent(question: SnapshotQuestion): QuestionContentDto {
  const { kind, unit, table, figures, optionFigures, passage } = question;
  return { kind, unit, table, figures, optionFigures, passage };
}

interface Key {
  correctAnswer: number;
  correctOptions?: number[] | undefined;
  acceptedValues?: AcceptedValueDto[] | undefined;
}

/** Key and explanation of a question, for students who have finished it. */
export function presentSolution(
  question: SnapshotQuestion,
): Key & { explanation: string | null; explanationFigures?: FigureDto[] | undefined } {
  const { explanation, explanationFigures } = question;
  return { ...presentKey(question), explanation, explanationFigures };
}

/** In place of key and explanation while they are not public. */
export function withoutSolution(
  solutionsFrom: Date,
): Key & { explanation: null; solutionsFrom: string } {
  return { correctAnswer: -1, explanation: null, solutionsFrom: solutionsFrom.toISOString() };
}

function presentKey({ kind = 'single', correct, correctOptions, accepted }: SnapshotQuestion): Key {
  switch (kind) {
    case 'single':
      return { correctAnswer: correct };
    case 'multiple':
      return { correctAnswer: -1, correctOptions };
    case 'numeric':
      return { correctAnswer: -1, acceptedValues: accepted };
  }
}
