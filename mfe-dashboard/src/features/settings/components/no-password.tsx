import { FORGOT_PASSWORD_PATH } from '@abhyas/web-kit';
import { Link } from 'react-router';

/** Replaces a password form if the account comes from a sign-in provider. */
export function NoPassword() {
  return (
    <p>
      This account has no password yet. Log out and use{' '}
      <Link to={FORGOT_PASSWORD_PATH}>Forgot your password</Link> to set one.
    </p>
  );
}
