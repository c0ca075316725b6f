import type { MessagingPaths } from '@abhyas/web-kit';
import type { ResponseBody } from '../../../shared/api/answer.types';
import { messaging } from '../../../shared/api/services';

export type Faq = ResponseBody<MessagingPaths['/api/help/faqs']['get']>[number];

/** The FAQs from the server. */
export function getFaqs(): Promise<Faq[]> {
  return messaging.GET('/api/help/faqs');
}
