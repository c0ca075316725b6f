import {
  Button,
  CircleAlert,
  CircleCheck,
  classNames,
  Field,
  Input,
  Send,
  Textarea,
} from '@abhyas/ui';
import { getToken, lazyWithRetry, RetryBoundary } from '@abhyas/web-kit';
import { Suspense, useState } from 'react';
import * as texts from '../../../texts/contact';
import { useContactForm, type ContactBanner } from '../hooks/use-contact-form';
import styles from './contact-form.module.css';

// Visitors have no details: they do not load what knows the session.
const OwnDetailsLoader = lazyWithRetry(() => import('./own-details-loader'));

interface ContactFormProps {
  /** The initial value of the subject field. */
  subject: string;
}

export function ContactForm({ subject }: ContactFormProps) {
  const [hasSession] = useState(() => getToken() !== null);
  const { fillIn, banner, control, errors, isPending, submit } = useContactForm(subject);
  return (
    <form
      method="post"
      className={styles.form}
      aria-label={texts.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {hasSession && (
        // Without it the form is empty, and works.
        <RetryBoundary fallback={() => null}>
          <Suspense>
            <OwnDetailsLoader onDetails={fillIn} />
          </Suspense>
        </RetryBoundary>
      )}
      <Field label={texts.name} id="contact-name" error={errors.name?.message} required>
        <Input {...control('name')} autoComplete="name" maxLength={100} />
      </Field>
      <div className={styles.pair}>
        <Field label={texts.email} id="contact-email" error={errors.email?.message} required>
          <Input {...control('email')} type="email" autoComplete="email" maxLength={254} />
        </Field>
        <Field label={texts.phone} id="contact-phone" error={errors.phone?.message} required>
          <Input
            {...control('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={texts.phoneHint}
            maxLength={20}
          />
        </Field>
      </div>
      <Field label={texts.subject} id="contact-subject" error={errors.subject?.message} required>
        <Input {...control('subject')} maxLength={200} />
      </Field>
      <Field label={texts.message} id="contact-message" error={errors.message?.message} required>
        <Textarea {...control('message')} rows={5} maxLength={5000} />
      </Field>
      <div className={styles.end}>
        <Button type="submit" pending={isPending}>
          <Send aria-hidden="true" />
          <span>{texts.send}</span>
        </Button>
        <Banner banner={banner} />
      </div>
    </form>
  );
}

/** On a phone the banner would otherwise appear below the visible part of the screen. */
function bringIntoView(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: 'nearest' });
}

function Banner({ banner }: { banner: ContactBanner | undefined }) {
  return (
    <>
      <div role="status">
        {banner === 'sent' && (
          <p ref={bringIntoView} className={classNames(styles.banner, styles.sent)}>
            <CircleCheck aria-hidden="true" />
            <span>{texts.sent}</span>
          </p>
        )}
      </div>
      <div role="alert">
        {banner === 'failed' && (
          <p ref={bringIntoView} className={classNames(styles.banner, styles.failed)}>
            <CircleAlert aria-hidden="true" />
            <span>{texts.notSent}</span>
          </p>
        )}
      </div>
    </>
  );
}
