import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';
import type { ResponseOf } from '../api/contract';

/** An answer of the help page. */
export type Faq = ResponseOf<'/api/help/faqs'>[number];

/** All answers in their order; the help page and the dashboard's Help Center share this cache. */
export const faqsQuery = queryOptions({
  queryKey: ['messaging', 'faqs'],
  queryFn: () => api.GET('/api/help/faqs'),
  staleTime: 60 * 60_000,
});
