import { lazyWithRetry, RetryBoundary } from '@abhyas/web-kit';
import { Suspense, useEffect, useState } from 'react';
import { useInView } from '../../../shared/use-in-view';
import type { Offer } from '../rules/offer';
import { ExamCategoriesSection } from './exam-categories-section';
import { StatsSection } from './stats-section';

// The first screen needs neither the code nor the call.
const OfferLoader = lazyWithRetry(() => import('./offer-loader'));

/** Far enough for the counts to be there when a student scrolls to them. */
const MARGIN = '800px';

/**
 * The exams and the numbers. What is counted loads when these sections are near the screen; their places
 * are reserved.
 */
export function OfferSections() {
  const [ref, isNear] = useInView(MARGIN);
  const [offer, setOffer] = useState<Offer | null>();
  return (
    <div ref={ref}>
      {isNear && (
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
