import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { builtInFaqs } from '../rules/built-in-faqs';

export type Faq = ResponseOf<'/api/help/faqs'>[number];

/** The server's FAQs; the built-in ones while they load and after a failure. */
export function useFaqs() {
  const { data = [] } = useQuery({
    queryKey: ['messaging', 'faqs'],
    queryFn: () => api.GET('/api/help/faqs'),
    staleTime: 60 * 60_000,
  });
  return data.length > 0 ? data : builtInFaqs;
}
