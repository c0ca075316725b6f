import { lazyWithRetry, RetryBoundary } from '@abhyas/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useInView } from '../../../shared/use-in-view';
import { OFFER_KEY } from '../api/offer-key';
import type { Offer } from '../rules/offer';
import { ExamCategoriesSection } from './exam-categories-section';
import { StatsSection } from './stats-section';

// The first screen needs neither the code nor the call.
const OfferLoader = lazyWithRetry(() => import('./offer-loader'));

/** Far enough for the counts to be there when a student scrolls to them. */
const MARGIN = '800px';

/**
 * The exams and the numbers. What is counted comes with the page. Otherwise it loads when these sections are
 * near the screen; their places are reserved.
 */
export function OfferSections() {
  const [ref, isNear] = useInView(MARGIN);
  const queries = useQueryClient();
  const [offer, setOffer] = useState<Offer | null | undefined>(() =>
    queries.getQueryData<Offer>(OFFER_KEY),
  );
  return (
    <div ref={ref}>
      {isNear && !offer && (
        <RetryBoundary fallback={() => <NoOffer onOffer={setOffer} />}>
          <Suspense>
            <OfferLoader onOffer={setOffer} />
          </Suspense>
        </RetryBoundary>
      )}
      <ExamCategoriesSection offer={offer} />
      <StatsSection offer={offer} />
    </div>
  );
}

/** The code of the loader could not be loaded: the same as a failed call. */
function NoOffer({ onOffer }: { onOffer: (offer: null) => void }) {
  useEffect(() => {
    onOffer(null);
  }, [onOffer]);
  return null;
}
