import { Monogram } from '@abhyas/ui';
import { examPath } from '@abhyas/web-kit';
import { Link } from 'react-router';
import type { ExamSummary } from '../../../shared/catalogue.types';
import * as texts from '../../../texts/exam-list';
import styles from './exam-list.module.css';

/** The names of the exams that are offered, for a student who has searched for another one. */
export function OfferedExams({ exams }: { exams: readonly ExamSummary[] }) {
  return (
    <ul aria-label={texts.offeredExams} className={styles.offered}>
      {exams.map(({ _id, name, color }) => (
        <li key={_id}>
          <Link to={examPath(_id)}>
            <Monogram name={name} color={color} size="sm" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
