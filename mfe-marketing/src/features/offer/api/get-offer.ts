import { api } from '@abhyas/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Offer } from '../rules/offer';
import { OFFER_KEY } from './offer-key';

/** As many as the service sends at once. */
const MAX_EXAMS = 100;

/** Every exam that is offered today, and how many tests and questions there are. */
export const offerQuery = queryOptions({ queryKey: OFFER_KEY, queryFn: getOffer });

/** What is offered today, as `offerQuery` loads it. */
export function useOfferQuery() {
  return useQuery(offerQuery);
}

/** Only what the start page shows: it is part of the page. */
async function getOffer(): Promise<Offer> {
  const { exams, totals } = await api.GET('/exams', {
    params: { query: { page: 1, limit: MAX_EXAMS } },
  });
  return {
    totals,
    exams: exams.map(({ _id, name, color, examCategories, totalTests, freeTests }) => ({
      ...{ _id, name, color, examCategories, totalTests, freeTests },
    })),
  };
}
