import { faqsQuery, type Faq, isFirstTry } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { builtInFaqs } from '../../../texts/help';

export type ShownFaq = Pick<Faq, 'id' | 'question' | 'answer'> & Partial<Pick<Faq, 'group'>>;

/** The server's FAQs; the built-in ones if they do not come; undefined while they load. */
export function useFaqs(): readonly ShownFaq[] | undefined {
  const faqs = useQuery(faqsQuery);
  if (isFirstTry(faqs)) return undefined;
  const { data = [] } = faqs;
  return data.length > 0 ? data : builtInFaqs;
}
