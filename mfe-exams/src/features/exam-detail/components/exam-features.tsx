import { Button, Card, Check } from '@abhyas/ui';
import { useState } from 'react';
import type { ExamDetail } from '../../../shared/catalogue.types';
import { StartLink } from '../../../shared/start-link';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';
import { SyllabusDialog } from './syllabus-dialog';

/** The features of the series, with two ways to preview it before buying. */
export function ExamFeatures({ exam }: { exam: ExamDetail }) {
  const [isSyllabusOpen, setSyllabusOpen] = useState(false);
  const firstFree = exam.tests.find((test) => test.free);
  return (
    <Card as="section" aria-labelledby="features-heading" className={styles.sideCard}>
      <h2 id="features-heading" className={styles.sideHeading}>
        {texts.features}
      </h2>
      <ul className={styles.features}>
        {exam.features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.sideActions}>
        {firstFree && (
          <StartLink examId={exam._id} testId={firstFree._id} variant="secondary" block>
            {texts.freeTrial}
          </StartLink>
        )}
        <Button variant="ghost" block onClick={() => setSyllabusOpen(true)}>
          {texts.viewSyllabus}
        </Button>
      </div>
      <SyllabusDialog
        examName={exam.name}
        syllabus={exam.syllabus}
        open={isSyllabusOpen}
        onOpenChange={setSyllabusOpen}
      />
    </Card>
  );
}
