import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

import type { User } from './user.entity.js';

export class UserView {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  membership: string;

  @ApiProperty({ type: String, nullable: true })
  avatar: string | null;
}

export class SignedInView {
  @ApiProperty()
  token: string;

  @ApiProperty({ type: UserView })
  user: UserView;
}

export class VerifiedView extends SignedInView {
  @ApiPropertyOptional({
    enum: [false],
    description: 'There when the code was entered elsewhere than the password was chosen',
  })
  passwordSet?: false;

  @ApiPropertyOptional({ description: 'Then: the token with which reset-password sets one' })
  passwordToken?: string;
}

export class MeView {
  @ApiProperty({ type: UserView })
  user: UserView;

  @ApiPropertyOptional({ description: 'In the place of the present one, which is due' })
  token?: string;
}

export class PasswordChangedView extends SignedInView {
  @ApiProperty({ enum: [true] })
  success: true;

  @ApiProperty()
  message: string;
}

export class DoneView {
  @ApiProperty({ enum: [true] })
  success: true;

  @ApiProperty()
  message: string;
}

export class SuccessView {
  @ApiProperty({ enum: [true] })
  success: true;
}

export function presentUser({ id, name, email, membership, avatar }: User): UserView {
  return { id, name, email, membership, avatar };
}

export function presentSignedIn({ token, user }: { token: string; user: User }): SignedInView {
  return { token, user: presentUser(user) };
}

export function presentVerified({
  passwordToken,
  ...signedIn
}: {
  token: string;
  user: User;
  passwordToken?: string;
}): VerifiedView {
  const view = presentSignedIn(signedIn);
  return passwordToken === undefined ? view : { ...view, passwordSet: false, passwordToken };
}

export function presentDone(message: string): DoneView {
  return { success: true, message };
}
