import { FORGOT_PASSWORD_PATH } from '@abhyas/web-kit';
import { Link } from 'react-router';
import * as texts from '../../../texts/settings';

/** Replaces a password form if the account comes from a sign-in provider. */
export function NoPassword() {
  return (
    <p>
      {texts.noPassword((label) => (
        <Link to={FORGOT_PASSWORD_PATH}>{label}</Link>
      ))}
    </p>
  );
}
