import { FailureState, LoadingRegion, Skeleton } from '@abhyas/ui';
import { lazyWithRetry, RetryBoundary } from '@abhyas/web-kit';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Section } from '../../../shared/section';
import { ContactDetails } from './contact-details';
import styles from './contact-section.module.css';

// It is at the end of the page, so it must not delay the first paint.
const ContactForm = lazyWithRetry(async () => ({
  default: (await import('./contact-form')).ContactForm,
}));

const MAX_SUBJECT_LENGTH = 200;

/** The office and the contact form. `?subject=` fills in the subject, as Buy Now does. */
export function ContactSection() {
  const [params] = useSearchParams();
  return (
    <Section
      id="contact"
      heading="beside"
      title="Talk to us"
      text="Our office is in West Bengal. Write to us, and we will answer."
      aside={<ContactDetails />}
    >
      <div className={styles.sheet}>
        <RetryBoundary
          fallback={({ retry }) => (
            <FailureState
              title="The contact form could not be loaded"
              headingLevel={3}
              onRetry={retry}
            />
          )}
        >
          <Suspense fallback={<FormSkeleton />}>
            <ContactForm subject={params.get('subject')?.slice(0, MAX_SUBJECT_LENGTH) ?? ''} />
          </Suspense>
        </RetryBoundary>
      </div>
    </Section>
  );
}

function FormSkeleton() {
  return (
    <LoadingRegion label="Loading the contact form" className={styles.skeleton}>
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="10rem" />
      <Skeleton width="10rem" height="var(--target)" />
    </LoadingRegion>
  );
}
