import { useQuery } from '@tanstack/react-query';
import { getFaqs } from '../api/get-faqs';
import { builtInFaqs } from '../rules/built-in-faqs';

/** The server's FAQs; the built-in ones while they load and after a failure. */
export function useFaqs() {
  const { data = [] } = useQuery({
    queryKey: ['messaging', 'faqs'],
    queryFn: getFaqs,
    staleTime: 60 * 60_000,
  });
  return data.length > 0 ? data : builtInFaqs;
}
