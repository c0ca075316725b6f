import type { AuthPaths } from '@abhyas/web-kit';
import type { Answer } from '../../../shared/api/answer.types';
import { auth } from '../../../shared/api/services';

export type Settings = Answer<AuthPaths['/api/user/profile/settings']['get']>;

/** Which mails the student wants. */
export type MailPreferences = Pick<Settings, 'loginAlerts' | 'testReminders'>;

export function getSettings(): Promise<Settings> {
  return auth.GET('/api/user/profile/settings');
}

export function putMailPreferences(preferences: Partial<MailPreferences>): Promise<Settings> {
  return auth.PUT('/api/user/profile/settings', { body: preferences });
}
