import { Badge, ButtonLink, Monogram, PageHeading } from '@abhyas/ui';
import { EXAMS_PATH, formatRupees } from '@abhyas/web-kit';
import type { ExamDetail } from '../../../shared/catalogue.types';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';

const noteId = 'buy-note';

/** The student buys through the contact form, which opens with its subject filled in. */
function buyAddress(name: string): string {
  return `/?subject=${encodeURIComponent(texts.buySubject(name))}#contact`;
}

interface ExamHeaderProps {
  exam: ExamDetail;
  /** A running test is the next step; buying can wait. */
  isTestRunning: boolean;
}

export function ExamHeader({ exam, isTestRunning }: ExamHeaderProps) {
  return (
    <PageHeading
      back={{ to: EXAMS_PATH, label: texts.backToAll }}
      title={texts.title(exam.name)}
      mark={<Monogram name={exam.name} color={exam.color} size="lg" />}
      subtitle={
        <>
          <span>{exam.description}</span>
          {exam.examCategories.length > 0 && (
            <span className={styles.categories}>
              {exam.examCategories.map((category) => (
                <Badge key={category}>{category}</Badge>
              ))}
            </span>
          )}
        </>
      }
      actions={
        <div className={styles.buy}>
          <ButtonLink
            to={buyAddress(exam.name)}
            variant={isTestRunning ? 'secondary' : 'primary'}
            size="lg"
            aria-describedby={noteId}
          >
            {texts.buy(formatRupees(exam.price))}
          </ButtonLink>
          <BuyNote exam={exam} />
        </div>
      }
    />
  );
}

/** Until a purchase unlocks something, the screen says that it does not. */
function BuyNote({ exam }: { exam: ExamDetail }) {
  const tests = exam.tests.length;
  const free = exam.tests.filter((test) => test.free).length;
  return (
    <p id={noteId} className={styles.buyNote}>
      {texts.buyNote(tests, free)}
    </p>
  );
}
