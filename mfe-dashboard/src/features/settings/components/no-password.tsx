import { Link } from 'react-router';
import { forgotPasswordAddress } from '../../../shared/rules/addresses';

/** What stands in for a password's form where the account came from a sign-in provider. */
export function NoPassword() {
  return (
    <p>
      This account has no password yet. Log out and use{' '}
      <Link to={forgotPasswordAddress}>Forgot your password</Link> to set one.
    </p>
  );
}
