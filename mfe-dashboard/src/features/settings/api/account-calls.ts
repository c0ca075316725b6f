import type { AuthPaths } from '@abhyas/web-kit';
import type { Answer } from '../../../shared/api/answer.types';
import { auth } from '../../../shared/api/services';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export type NewSession = Answer<AuthPaths['/api/auth/change-password']['post']>;

/** Changes the password: every session ends, and the answer carries the one that goes on. */
export function changePassword(change: PasswordChange): Promise<NewSession> {
  return auth.POST('/api/auth/change-password', { body: change });
}

/** Ends every session of the student, this one too. */
export async function logOutEverywhere(): Promise<void> {
  await auth.POST('/api/auth/logout-everywhere');
}

/** Deletes the account in every service; answers the sentence that says so. */
export async function deleteAccount(password: string): Promise<string> {
  const { message } = await auth.POST('/api/auth/delete-account', { body: { password } });
  return message;
}
