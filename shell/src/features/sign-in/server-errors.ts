import { type ApiError, isApiError, messageOf, toast } from '@abhyas/web-kit';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { waitInWords } from './use-seconds-left';

/**
 * Shows a refused form: a toast with the server's sentence (or the specification's fallback), and
 * the same words where they were earned: beside the fields that the server names, else above.
 */
export function showServerError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fallback: string,
): void {
  toast.error(messageOf(error, fallback));
  const shown = Object.keys(form.getValues());
  const fields = isApiError(error) ? Object.entries(error.fields) : [];
  const here = fields.filter(([name]) => shown.includes(name));
  // What the server says of fields that another step asked for stands above this one's.
  const elsewhere = fields.filter(([name]) => !shown.includes(name)).map(([, text]) => text);
  if (elsewhere.length > 0) form.setError('root.server', { message: elsewhere.join(' ') });
  else if (here.length === 0)
    form.setError('root.server', { message: sentenceOf(error, fallback) });
  for (const [name, text] of here) form.setError(name as FieldPath<Values>, { message: text });
}

/** What went wrong, in full: why, and how long to wait, as far as is known. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  const message = messageOf(error, fallback);
  if (message === error.message) return message + waitOf(error);
  // Without an answer of ours the fallback alone would not say why.
  return `${message}. ${error.message}${waitOf(error)}`;
}

function waitOf({ status, retryAfter, message }: ApiError): string {
  // The services' own sentence names the wait already.
  if (status !== 429 || retryAfter === undefined || /\d/.test(message)) return '';
  return ` You can try again in ${waitInWords(retryAfter)}.`;
}
