import { PRIVACY_PATH, TERMS_PATH } from '@abhyas/web-kit';
import { Link } from 'react-router';
import * as texts from '../../texts/sign-in';
import styles from './sign-in-form.module.css';

/** What somebody who opens an account agrees to. The links open beside the form, which keeps what was typed. */
export function Consent({ action }: { action: string }) {
  return (
    <p className={styles.hint}>
      {texts.consent(
        action,
        (label) => (
          <Link to={TERMS_PATH} target="_blank">
            {label}
          </Link>
        ),
        (label) => (
          <Link to={PRIVACY_PATH} target="_blank">
            {label}
          </Link>
        ),
      )}
    </p>
  );
}
