import type { FaqEntity } from './faq.entity.js';
import type { FaqDto } from './help.dto.js';

export function presentFaq({ id, question, answer }: FaqEntity): FaqDto {
  return { id, question, answer };
}
