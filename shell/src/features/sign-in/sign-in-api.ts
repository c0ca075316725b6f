import type { ApiPaths, RequestOf } from '@abhyas/web-kit';
import { createApi } from '@abhyas/web-kit/api';

/** A new sign-in replaces the old session; a 401 means a wrong password. */
const api = createApi<ApiPaths>({ replacesSession: true });

/** What the log-in screen sends. */
export type LoginValues = Required<RequestOf<'/api/auth/login', 'post'>>;

export async function login(body: LoginValues) {
  return api.POST('/api/auth/login', { body });
}

export async function loginWithProvider(body: Required<RequestOf<'/api/auth/google', 'post'>>) {
  return api.POST('/api/auth/google', { body });
}

export async function registerAccount(body: RequestOf<'/api/auth/register', 'post'>) {
  return api.POST('/api/auth/register', { body });
}

export async function verifyEmail(body: RequestOf<'/api/auth/verify-email', 'post'>) {
  return api.POST('/api/auth/verify-email', { body });
}

export async function resendCode(body: RequestOf<'/api/auth/resend-otp', 'post'>) {
  return api.POST('/api/auth/resend-otp', { body });
}

export async function requestReset(body: RequestOf<'/api/auth/forgot-password', 'post'>) {
  return api.POST('/api/auth/forgot-password', { body });
}

export async function checkResetCode(body: RequestOf<'/api/auth/verify-reset-otp', 'post'>) {
  return api.POST('/api/auth/verify-reset-otp', { body });
}

type NewPassword = Required<RequestOf<'/api/auth/reset-password', 'post'>>;

/** What permits a new password: a code with its e-mail address, or the token of a link. */
export type ResetProof = Pick<NewPassword, 'email' | 'otp'> | Pick<NewPassword, 'token'>;

export async function resetPassword(body: ResetProof & Pick<NewPassword, 'newPassword'>) {
  return api.POST('/api/auth/reset-password', { body });
}
