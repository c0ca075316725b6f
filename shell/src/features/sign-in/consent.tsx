import { PRIVACY_PATH, TERMS_PATH } from '@abhyas/web-kit';
import { Link } from 'react-router';
import styles from './sign-in-form.module.css';

/** What somebody who opens an account agrees to. The links open beside the form, which keeps what was typed. */
export function Consent({ action }: { action: string }) {
  return (
    <p className={styles.hint}>
      {action}, you accept our{' '}
      <Link to={TERMS_PATH} target="_blank">
        terms of use
      </Link>
      . Our{' '}
      <Link to={PRIVACY_PATH} target="_blank">
        privacy page
      </Link>{' '}
      says what we store and how you delete it. (Both open in a new tab.)
    </p>
  );
}
