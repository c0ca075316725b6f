import { formatCount } from '@abhyas/web-kit';
import { topPercent } from '../../../shared/rules/top-percent';
import type { PastAttempt } from '../api/get-history';
import { rankOf } from '../rules/history-texts';
import styles from './history.module.css';

/** "Top n%" and among how many; without enough participants or marks, only how many there are. */
export function Standing({ attempt }: { attempt: PastAttempt }) {
  const { ranked, participants } = attempt;
  return (
    <span className={styles.standing}>
      {ranked ? topPercent(rankOf(attempt), participants) : 'Not ranked'}{' '}
      <span className={styles.category}>
        {ranked ? 'of ' : ''}
        {formatCount(participants, 'student')}
        {ranked ? '' : ' so far'}
      </span>
    </span>
  );
}
