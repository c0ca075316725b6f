import { useEffect } from 'react';
import { useOfferQuery } from '../api/get-offer';
import type { Offer } from '../rules/offer';

interface OfferLoaderProps {
  /** Called with the offer, or with null if it cannot be loaded. */
  onOffer: (offer: Offer | null) => void;
}

/** Fetches what the catalogue offers. */
export default function OfferLoader({ onOffer }: OfferLoaderProps) {
  const { data, isError } = useOfferQuery();
  useEffect(() => {
    if (data) onOffer(data);
    else if (isError) onOffer(null);
  }, [data, isError, onOffer]);
  return null;
}
