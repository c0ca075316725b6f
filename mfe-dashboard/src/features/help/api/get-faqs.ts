import type { MessagingPaths } from '@abhyas/web-kit';
import type { Answer } from '../../../shared/api/answer.types';
import { messaging } from '../../../shared/api/services';

export type Faq = Answer<MessagingPaths['/api/help/faqs']['get']>[number];

/** The questions that the server answers. */
export function getFaqs(): Promise<Faq[]> {
  return messaging.GET('/api/help/faqs');
}
