import { failureText, isApiError, messageOf, toast } from '@abhyas/web-kit';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows why the server rejected a form: a toast with the server's message (or the specification's
 * fallback), and the same text next to the fields that the server names, otherwise above the form.
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
  // Errors of fields from another step are shown above this step's fields.
  const elsewhere = fields.filter(([name]) => !shown.includes(name)).map(([, text]) => text);
  if (elsewhere.length > 0) form.setError('root.server', { message: elsewhere.join(' ') });
  else if (here.length === 0)
    form.setError('root.server', { message: failureText(error, fallback) });
  for (const [name, text] of here) form.setError(name as FieldPath<Values>, { message: text });
}
