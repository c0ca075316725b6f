import { account } from '../../../shared/api/services';
import type { Answer } from '../../../shared/api/answer.types';
import type { AccountPaths } from '../../../shared/api/account-calls.types';

export type Settings = Answer<AccountPaths['/api/user/profile/settings']['get']>;

/** Which mails the student wants. */
export type MailPreferences = Pick<Settings, 'loginAlerts' | 'testReminders'>;

export function getSettings(): Promise<Settings> {
  return account.GET('/api/user/profile/settings');
}

export function putMailPreferences(preferences: Partial<MailPreferences>): Promise<Settings> {
  return account.PUT('/api/user/profile/settings', { body: preferences });
}
