import type { AuthPaths } from '@abhyas/web-kit';
import type { ResponseBody } from '../../../shared/api/answer.types';
import { auth } from '../../../shared/api/services';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export type NewSession = ResponseBody<AuthPaths['/api/auth/change-password']['post']>;

/** Changes the password: every session ends, and the response contains a new one. */
export function changePassword(change: PasswordChange): Promise<NewSession> {
  return auth.POST('/api/auth/change-password', { body: change });
}

/** Ends every session of the student, including this one. */
export async function logOutEverywhere(): Promise<void> {
  await auth.POST('/api/auth/logout-everywhere');
}

/** Deletes the account in every service; returns the server's confirmation. */
export async function deleteAccount(password: string): Promise<string> {
  const { message } = await auth.POST('/api/auth/delete-account', { body: { password } });
  return message;
}
