import { ErrorSummary, type FieldError } from '@abhyas/ui';
import type { FieldErrors, FieldValues } from 'react-hook-form';

interface FormProblemsProps<Values extends FieldValues> {
  errors: FieldErrors<Values>;
  /** The fields' names in the form's order; each field's id is its name. */
  order: readonly (keyof Values & string)[];
  /** The form's `submitCount`. */
  attempt: number;
}

/** All errors of a form, above it; takes focus when it appears. */
export function FormProblems<Values extends FieldValues>({
  errors,
  order,
  attempt,
}: FormProblemsProps<Values>) {
  const problems = order.flatMap<FieldError>((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ field: name, message }] : [];
  });
  const general = errors.root?.message;
  if (general !== undefined) problems.unshift({ message: general });
  return <ErrorSummary errors={problems} attempt={attempt} />;
}
