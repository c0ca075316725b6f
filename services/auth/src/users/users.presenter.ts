import type { UserEntity } from './user.entity.js';
import type { UserDto } from './users.dto.js';

export function presentUser({ id, name, email, membership, avatar }: UserEntity): UserDto {
  return { id, name, email, membership, avatar };
}
