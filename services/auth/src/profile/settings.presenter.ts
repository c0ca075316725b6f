import { ApiProperty } from '@nestjs/swagger';

import type { User } from '../accounts/user.entity.js';
import type { Session } from '../sessions/session.entity.js';

export class OpenSessionView {
  @ApiProperty({ description: 'Browser and system, in words' })
  device: string;

  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  @ApiProperty({ description: 'Whether it is the one that asks' })
  isCurrent: boolean;
}

export class SettingsView {
  @ApiProperty({ description: 'False for who only ever signed in through a provider' })
  hasPassword: boolean;

  @ApiProperty({ description: 'Mail when a new kind of device logs in' })
  loginAlerts: boolean;

  @ApiProperty({ description: 'Mail before live tests the student registered for' })
  testReminders: boolean;

  @ApiProperty({ type: [OpenSessionView], description: 'This one first, then newest first' })
  sessions: OpenSessionView[];
}

export function presentSettings(
  { passwordHash, loginAlerts, testReminders }: User,
  sessions: readonly Session[],
  currentId: string,
): SettingsView {
  return {
    hasPassword: passwordHash !== null,
    loginAlerts,
    testReminders,
    sessions: sessions.map(({ id, device, createdAt }) => ({
      device,
      startedAt: createdAt.toISOString(),
      isCurrent: id === currentId,
    })),
  };
}
