import { useLocation } from 'react-router';

/**
 * The state of a browser history entry. It survives a reload, which phones force on users who look
 * for a code in their e-mails, and it returns to the previous step on back navigation.
 */
export interface EntryState {
  /** The e-mail address typed so far, for a screen that asks for it again. */
  email?: string;
  /** The e-mail address for the code: the form before is complete. */
  codeEmail?: string;
  /** When that code was requested, in ms since 1970; unknown after another screen. */
  codeSentAt?: number;
  /** A verified reset code. */
  otp?: string;
  /** The token of a reset link, or of a verification after which the account has no password. */
  resetToken?: string;
  /** Whether the account has no password yet. */
  isFirstPassword?: boolean;
  /** Whether a service rejected the previous session. */
  hasEnded?: boolean;
}

/** Reads the entry's state and drops values of another type. */
export function useEntryState(): EntryState {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  const { email, codeEmail, codeSentAt, otp, resetToken, isFirstPassword, hasEnded } =
    state as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof codeEmail === 'string' && { codeEmail }),
    ...(typeof codeSentAt === 'number' && { codeSentAt }),
    ...(typeof otp === 'string' && { otp }),
    ...(typeof resetToken === 'string' && { resetToken }),
    ...(isFirstPassword === true && { isFirstPassword }),
    ...(hasEnded === true && { hasEnded }),
  };
}
