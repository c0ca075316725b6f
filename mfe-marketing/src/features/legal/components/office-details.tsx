import { useRuntimeConfig } from '@abhyas/web-kit';
import { useId } from 'react';

/** Who runs the site and how to reach them, from the configuration. */
export function OfficeDetails() {
  const heading = useId();
  const site = useRuntimeConfig().data?.site;
  if (!site) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>Who runs this site</h2>
      <address>
        <p>{site.address}</p>
        <p>
          Phone: <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>{site.phone}</a>
        </p>
        {site.emails.map((email) => (
          <p key={email}>
            E-mail: <a href={`mailto:${email}`}>{email}</a>
          </p>
        ))}
        <p>Company registration number: {site.companyRegistration}</p>
      </address>
    </section>
  );
}
