import { ButtonLink, PageHeading } from '@abhyas/ui';
import { EXAMS_PATH, formatRupees } from '@abhyas/web-kit';
import type { ExamDetail } from '../../../shared/catalogue.types';

/** The student buys through the contact form, which opens with its subject filled in. */
function buyAddress(name: string): string {
  return `/?subject=${encodeURIComponent(`Buy ${name} Test Series`)}#contact`;
}

export function ExamHeader({ exam }: { exam: ExamDetail }) {
  return (
    <PageHeading
      back={{ to: EXAMS_PATH, label: 'Back to All Exams' }}
      title={`${exam.name} Test Series`}
      subtitle={exam.description}
      actions={
        <ButtonLink to={buyAddress(exam.name)} size="lg">
          Buy Now {formatRupees(exam.price)}
        </ButtonLink>
      }
    />
  );
}
