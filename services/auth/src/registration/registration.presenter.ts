import { presentSignedIn } from '../sessions/sessions.presenter.js';
import type { VerifiedDto } from './registration.dto.js';
import type { Verified } from './registration.service.js';

export function presentVerified({ passwordToken, ...signedIn }: Verified): VerifiedDto {
  const verified = presentSignedIn(signedIn);
  return passwordToken === undefined
    ? verified
    : { ...verified, passwordSet: false, passwordToken };
}
