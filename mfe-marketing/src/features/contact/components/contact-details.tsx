import { LoadingRegion, Mail, MapPin, Phone, Skeleton } from '@abhyas/ui';
import { useRuntimeConfig } from '@abhyas/web-kit';
import * as texts from '../../../texts/contact';
import styles from './contact-details.module.css';

/** The office's address and contact details, set by the operator. */
export function ContactDetails() {
  const { data, isPending } = useRuntimeConfig();
  if (isPending) return <DetailsSkeleton />;
  if (!data) return <p>{texts.detailsFailed}</p>;
  const { phone, emails, address, socials } = data.site;
  return (
    <address className={styles.details}>
      <p className={styles.line}>
        <Phone aria-hidden="true" />
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
      </p>
      <div className={styles.line}>
        <Mail aria-hidden="true" />
        <ul className={styles.emails}>
          {emails.map((email) => (
            <li key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.line}>
        <MapPin aria-hidden="true" />
        <span className={styles.address}>{address}</span>
      </p>
      {socials.length > 0 && (
        <ul className={styles.socials} aria-label={texts.socials}>
          {socials.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </address>
  );
}

function DetailsSkeleton() {
  return (
    <LoadingRegion label={texts.loadingDetails}>
      <div className={styles.details}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </LoadingRegion>
  );
}
