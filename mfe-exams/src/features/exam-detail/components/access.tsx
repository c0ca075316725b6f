import { Badge } from '@abhyas/ui';

/** Whether a test starts from the list; the others are included too, as long as no purchase unlocks them. */
export function Access({ isFree }: { isFree: boolean }) {
  return isFree ? <Badge tone="success">Free</Badge> : <span>Included</span>;
}
