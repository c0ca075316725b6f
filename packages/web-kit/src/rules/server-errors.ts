import { isApiError } from './api-error';

/** The parts of a form of react-hook-form that take errors. Methods: a form's own types are narrower. */
export interface ErrorForm {
  getValues(): object;
  setError(name: string, error: { message: string }): void;
}

/**
 * Shows why the server rejected a form: next to the fields that the server names, otherwise as the
 * error of the whole form (`errors.root`). What was typed stays.
 *
 * @param text for an error that belongs to no field, such as that of `failureText`
 * @returns the names of the fields with an error, in the form's order
 */
export function showServerError(form: ErrorForm, error: unknown, text: string): string[] {
  const rejected = new Map(isApiError(error) ? Object.entries(error.fields) : []);
  const shown: string[] = [];
  for (const name of Object.keys(form.getValues())) {
    const message = rejected.get(name);
    if (message === undefined) continue;
    form.setError(name, { message });
    rejected.delete(name);
    shown.push(name);
  }
  // A form of several steps sends fields that this step does not have.
  const elsewhere = [...rejected.values()].join(' ');
  if (elsewhere !== '') form.setError('root', { message: elsewhere });
  else if (shown.length === 0) form.setError('root', { message: text });
  return shown;
}
