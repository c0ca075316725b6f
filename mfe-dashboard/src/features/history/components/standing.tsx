import { topPercent } from '../../../shared/rules/top-percent';
import * as texts from '../../../texts/history';
import type { PastAttempt } from '../api/get-history';
import { rankOf } from '../rules/history-texts';
import styles from './history.module.css';

/** "Top n%" and among how many; without enough participants or marks, only how many there are. */
export function Standing({ attempt }: { attempt: PastAttempt }) {
  const { ranked, participants } = attempt;
  return (
    <span className={styles.standing}>
      <span>{ranked ? topPercent(rankOf(attempt), participants) : texts.notRanked}</span>{' '}
      <span className={styles.category}>
        {ranked ? texts.ofStudents(participants) : texts.studentsSoFar(participants)}
      </span>
    </span>
  );
}
