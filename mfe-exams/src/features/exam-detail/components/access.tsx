import { Badge } from '@abhyas/ui';
import * as texts from '../../../texts/exam-detail';

/** Whether a test starts from the list; the others are included too, as long as no purchase unlocks them. */
export function Access({ isFree }: { isFree: boolean }) {
  return isFree ? <Badge tone="success">{texts.free}</Badge> : <span>{texts.included}</span>;
}
