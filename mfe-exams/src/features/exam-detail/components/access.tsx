import { Badge, Lock } from '@abhyas/ui';
import { formatRupees } from '@abhyas/web-kit';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';

export interface AccessProps {
  isFree: boolean;
  /** Of the series, in rupees. */
  price: number;
}

/** Whether a test starts from the list; the others belong to the series that students buy. */
export function Access({ isFree, price }: AccessProps) {
  if (isFree) return <Badge tone="success">{texts.free}</Badge>;
  if (price === 0) return <span>{texts.included}</span>;
  return (
    <span className={styles.paid}>
      <Lock aria-hidden="true" />
      <span>{texts.ofSeries(formatRupees(price))}</span>
    </span>
  );
}
