import type { FaqEntity } from './faq.entity.js';
import type { FaqDto } from './help.dto.js';

const OTHER_GROUP = 'More answers';

export function presentFaq({ id, question, answer, group, slug }: FaqEntity): FaqDto {
  return { id, question, answer, group: group === '' ? OTHER_GROUP : group, slug };
}
