import type { SessionEntity } from '../sessions/session.entity.js';
import type { UserEntity } from '../users/user.entity.js';
import type { SettingsDto } from './settings.dto.js';

export function presentSettings(
  { passwordHash, loginAlerts, testReminders }: UserEntity,
  sessions: readonly SessionEntity[],
  currentId: string,
): SettingsDto {
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
