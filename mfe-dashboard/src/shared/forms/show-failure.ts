import { failureText, isApiError } from '@abhyas/web-kit';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows why the server rejected a form: next to the fields that it names, the first of which takes
 * focus, otherwise as the form's own failure (`errors.root`). The input stays.
 */
export function showFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fallback: string,
): void {
  const refusals: Readonly<Record<string, string>> = isApiError(error) ? error.fields : {};
  const names = Object.keys(form.getValues()).filter((name) => refusals[name] !== undefined);
  if (names.length === 0) form.setError('root', { message: failureText(error, fallback) });
  for (const [index, name] of names.entries()) {
    const message = refusals[name] ?? fallback;
    form.setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  }
}
