import { failureText, messageOf, showServerError, toast, type ErrorForm } from '@abhyas/web-kit';

/**
 * Shows why a call of a sign-in form failed: a toast with the server's message or the
 * specification's fallback, and the same text in the form.
 */
export function announceServerError(form: ErrorForm, error: unknown, fallback: string): void {
  toast.error(messageOf(error, fallback));
  showServerError(form, error, failureText(error, fallback));
}
