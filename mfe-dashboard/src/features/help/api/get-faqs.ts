import { faqsQuery, type Faq } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { builtInFaqs } from '../rules/built-in-faqs';

/** The server's FAQs; the built-in ones while they load and after a failure. */
export function useFaqs(): readonly Pick<Faq, 'id' | 'question' | 'answer'>[] {
  const { data = [] } = useQuery(faqsQuery);
  return data.length > 0 ? data : builtInFaqs;
}
