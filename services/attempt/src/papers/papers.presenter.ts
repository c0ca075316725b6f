import type { AcceptedValueDto, QuestionContentDto } from './paper-content.dto.js';
import type { SnapshotQuestion } from './paper.js';

/** What a question shows beside its text and options. */
export function presentContent(question: SnapshotQuestion): QuestionContentDto {
  const { kind, unit, table, figures, optionFigures, passage } = question;
  return { kind, unit, table, figures, optionFigures, passage };
}

/** The key of a question, for students who have finished it. */
export function presentKey({
  kind = 'single',
  correct,
  correctOptions,
  accepted,
}: SnapshotQuestion): {
  correctAnswer: number;
  correctOptions?: number[] | undefined;
  acceptedValues?: AcceptedValueDto[] | undefined;
} {
  switch (kind) {
    case 'single':
      return { correctAnswer: correct };
    case 'multiple':
      return { correctAnswer: -1, correctOptions };
    case 'numeric':
      return { correctAnswer: -1, acceptedValues: accepted };
  }
}
