import type { UserEntity } from '../users/user.entity.js';
import type { AccountDto } from './account-lookup.dto.js';

export function presentAccount({ id, name, email }: UserEntity): AccountDto {
  return { id, name, email };
}
