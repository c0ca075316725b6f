import { isApiError, messageOf, toast } from '@abhyas/web-kit';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows a refused form: a toast with the server's sentence (or the specification's fallback), and
 * the same words where they were earned: beside the fields that the server names, else above.
 */
export function showServerError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fallback: string,
): void {
  const message = messageOf(error, fallback);
  toast.error(message);
  const known = Object.keys(form.getValues());
  const fields = isApiError(error)
    ? Object.entries(error.fields).filter(([name]) => known.includes(name))
    : [];
  if (fields.length === 0) form.setError('root.server', { message: sentence(error, message) });
  for (const [name, text] of fields) form.setError(name as FieldPath<Values>, { message: text });
}

/** Without an answer the fallback alone would not say why. */
function sentence(error: unknown, message: string): string {
  return isApiError(error) && error.message !== message ? `${message}. ${error.message}` : message;
}
