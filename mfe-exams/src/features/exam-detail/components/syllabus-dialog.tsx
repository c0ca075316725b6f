import { Dialog } from '@abhyas/ui';
import type { ExamDetail } from '../../../shared/catalogue.types';
import * as texts from '../../../texts/exam-detail';
import styles from './syllabus-dialog.module.css';

interface SyllabusDialogProps {
  examName: string;
  syllabus: ExamDetail['syllabus'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Subjects and topics of the whole series, with the number of questions for each. */
export default function SyllabusDialog({
  examName,
  syllabus,
  open,
  onOpenChange,
}: SyllabusDialogProps) {
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title={texts.syllabusOf(examName)}
      description={syllabus.length === 0 ? texts.noSyllabus : texts.syllabusText}
    >
      {syllabus.map((subject) => (
        <section key={subject.subject} className={styles.subject}>
          <h3 className={styles.line}>
            <span>{subject.subject}</span>
            <span className={styles.count}>{texts.questions(subject.questions)}</span>
          </h3>
          <ul className={styles.topics}>
            {subject.topics.map((topic) => (
              <li key={topic.topic} className={styles.line}>
                <span>{topic.topic}</span>
                <span className={styles.count}>{topic.questions}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
