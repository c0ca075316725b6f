import { useEffect } from 'react';
import { useInView } from '../../../shared/use-in-view';
import { useOwnDetails } from '../api/get-own-details';
import type { OwnDetails } from '../rules/check-contact';

interface OwnDetailsLoaderProps {
  /** Called with the details of who is logged in; with none after a log-out. */
  onDetails: (details: OwnDetails) => void;
}

/** Fetches what the form can fill in. Stands in the form, and fetches the profile once it is on the screen. */
export default function OwnDetailsLoader({ onDetails }: OwnDetailsLoaderProps) {
  const [ref, isInView] = useInView('200px');
  const { name = '', email = '', phone = '' } = useOwnDetails(isInView);
  useEffect(() => {
    onDetails({ name, email, phone });
  }, [onDetails, name, email, phone]);
  return <span ref={ref} />;
}
