import { useRuntimeConfig } from '@abhyas/web-kit';
import { useId } from 'react';
import * as texts from '../../../texts/legal';

/** Who runs the site and how to reach them, from the configuration. */
export function OfficeDetails() {
  const heading = useId();
  const site = useRuntimeConfig().data?.site;
  if (!site) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{texts.whoRunsSite}</h2>
      <address>
        <p>{site.address}</p>
        <p>
          <span>{texts.phone}</span>{' '}
          <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>{site.phone}</a>
        </p>
        {site.emails.map((email) => (
          <p key={email}>
            <span>{texts.email}</span> <a href={`mailto:${email}`}>{email}</a>
          </p>
        ))}
        <p>{texts.registration(site.companyRegistration)}</p>
      </address>
    </section>
  );
}
