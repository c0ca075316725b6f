import { FailureState, LoadingRegion, Skeleton } from '@abhyas/ui';
import { lazyWithRetry, RetryBoundary } from '@abhyas/web-kit';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Section } from '../../../shared/section';
import { useInView } from '../../../shared/use-in-view';
import * as texts from '../../../texts/contact';
import { ContactDetails } from './contact-details';
import styles from './contact-section.module.css';

// It is at the end of the page: it loads when that comes near.
const ContactForm = lazyWithRetry(async () => ({
  default: (await import('./contact-form')).ContactForm,
}));

const MAX_SUBJECT_LENGTH = 200;
const MARGIN = '800px';

/** The office and the contact form. `?subject=` fills in the subject, as Buy Now does. */
export function ContactSection() {
  const [params] = useSearchParams();
  const given = params.get('subject') ?? '';
  // Longer than any that Buy Now fills in.
  const subject = given.length > MAX_SUBJECT_LENGTH ? '' : given;
  const [ref, isNear] = useInView(MARGIN);
  return (
    <Section
      id="contact"
      heading="beside"
      title={texts.title}
      text={subject === '' ? texts.introduction : texts.introductionToBuy}
      aside={<ContactDetails />}
    >
      <div ref={ref} className={styles.sheet}>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
        {isNear ? (
          <RetryBoundary
            fallback={({ retry }) => (
              <FailureState title={texts.formFailed} headingLevel={3} onRetry={retry} />
            )}
          >
            <Suspense fallback={<FormSkeleton />}>
              <ContactForm subject={subject} />
            </Suspense>
          </RetryBoundary>
        ) : (
          <FormSkeleton />
        )}
      </div>
    </Section>
  );
}

function FormSkeleton() {
  return (
    <LoadingRegion label={texts.loadingForm} className={styles.skeleton}>
      <Skeleton height="4.5rem" />
      <div className={styles.pair}>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </div>
      <Skeleton height="4.5rem" />
      <Skeleton height="11.25rem" />
      <Skeleton width="10rem" height="var(--target)" />
    </LoadingRegion>
  );
}
