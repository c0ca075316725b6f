import type { AuthPaths } from '@abhyas/web-kit';
import type { ResponseBody } from '../../../shared/api/answer.types';
import { auth } from '../../../shared/api/services';

export type Settings = ResponseBody<AuthPaths['/api/user/profile/settings']['get']>;

/** The student's e-mail preferences. */
export type MailPreferences = Pick<Settings, 'loginAlerts' | 'testReminders'>;

export function getSettings(): Promise<Settings> {
  return auth.GET('/api/user/profile/settings');
}

export function putMailPreferences(preferences: Partial<MailPreferences>): Promise<Settings> {
  return auth.PUT('/api/user/profile/settings', { body: preferences });
}
