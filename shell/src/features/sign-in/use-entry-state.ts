import { useLocation } from 'react-router';

/**
 * What this entry of the browser's history knows: it outlives a reload, which phones force on people
 * who look for a code in their mail, and it goes back a step when they do.
 */
export interface EntryState {
  /** The address as typed so far, for a screen that asks for it again. */
  email?: string;
  /** The address that a code went, or can go, to: the form before it is done. */
  codeEmail?: string;
  /** When that code was asked for, in ms since 1970; unknown where another screen led here. */
  codeSentAt?: number;
  /** A reset code that was found right. */
  otp?: string;
  /** The token of a link from a reset mail, or of a verification that leaves no password. */
  resetToken?: string;
  /** Whether the account has had no password so far. */
  isFirstPassword?: boolean;
  /** Whether a service refused the session that was there. */
  hasEnded?: boolean;
}

/** Reads the entry's state; whatever it is, nothing of another shape comes through. */
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
