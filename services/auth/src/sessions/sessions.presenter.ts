import { presentUser } from '../users/users.presenter.js';
import type { SignedInDto } from './sessions.dto.js';
import type { SignedIn } from './sessions.service.js';

export function presentSignedIn({ token, user }: SignedIn): SignedInDto {
  return { token, user: presentUser(user) };
}
