import { categoryLabel } from '@abhyas/web-kit';
import * as texts from '../../../texts/home';

/** What kind of test a single one is: the labels of `categoryLabel` are for lists. An unknown kind shows its own name. */
export function kindLabel(category: string): string {
  return texts.kinds[category] ?? categoryLabel(category);
}
