import { Link } from 'react-router';
import { forgotPasswordAddress } from '../../../shared/rules/addresses';

/** Replaces a password form if the account comes from a sign-in provider. */
export function NoPassword() {
  return (
    <p>
      This account has no password yet. Log out and use{' '}
      <Link to={forgotPasswordAddress}>Forgot your password</Link> to set one.
    </p>
  );
}
