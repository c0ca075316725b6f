import { formatRupees } from '@abhyas/web-kit';
import { ButtonLink, PageHeading } from '@abhyas/ui';
import type { ExamDetail } from '../../../shared/api/catalogue';

/** The student buys through the contact form, which opens with its subject filled in. */
function buyAddress(name: string): string {
  return `/?subject=${encodeURIComponent(`Buy ${name} Test Series`)}#contact`;
}

export function ExamHeader({ exam }: { exam: ExamDetail }) {
  return (
    <PageHeading
      back={{ to: '/exam-test-series', label: 'Back to All Exams' }}
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
