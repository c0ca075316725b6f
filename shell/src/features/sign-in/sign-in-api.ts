import { type ApiPaths } from '@abhyas/web-kit';
import { createApi } from '@abhyas/web-kit/api';

/** A new sign-in replaces the old session; a 401 means a wrong password. */
const api = createApi<ApiPaths>({ replacesSession: true });

export async function login(body: { email: string; password: string; remember: boolean }) {
  return api.POST('/api/auth/login', { body });
}

export async function loginWithProvider(body: {
  email: string;
  name: string;
  googleId: string;
  accessToken: string;
}) {
  return api.POST('/api/auth/google', { body });
}

export async function registerAccount(body: {
  name: string;
  email: string;
  mobile: string;
  password: string;
}) {
  return api.POST('/api/auth/register', { body });
}

export async function verifyEmail(body: { email: string; otp: string }) {
  return api.POST('/api/auth/verify-email', { body });
}

export async function resendCode(body: { email: string }) {
  return api.POST('/api/auth/resend-otp', { body });
}

export async function requestReset(body: { email: string }) {
  return api.POST('/api/auth/forgot-password', { body });
}

export async function checkResetCode(body: { email: string; otp: string }) {
  return api.POST('/api/auth/verify-reset-otp', { body });
}

/** What permits a new password: a code with its e-mail address, or the token of a link. */
export type ResetProof = { email: string; otp: string } | { token: string };

export async function resetPassword(body: ResetProof & { newPassword: string }) {
  return api.POST('/api/auth/reset-password', { body });
}
