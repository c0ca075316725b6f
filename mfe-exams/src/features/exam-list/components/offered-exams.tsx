import { Monogram } from '@abhyas/ui';
import { examPath } from '@abhyas/web-kit';
import { Link } from 'react-router';
import { useOfferedExams } from '../api/get-offered-exams';
import styles from './exam-list.module.css';

/** The names of the exams that are offered, for a student who has searched for another one. */
export function OfferedExams() {
  const exams = useOfferedExams();
  // A failure needs no words here: the button below it shows all exams too.
  if (!exams.data) return null;
  return (
    <ul aria-label="Exams that are offered" className={styles.offered}>
      {exams.data.exams.map(({ _id, name, color }) => (
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
