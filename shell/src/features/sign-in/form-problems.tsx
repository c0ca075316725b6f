import { ErrorSummary, type FieldError } from '@abhyas/ui';
import { useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import styles from './sign-in-form.module.css';
import { useSmoothMoves } from './use-smooth-moves';

interface FormProblemsProps<Values extends FieldValues> {
  errors: FieldErrors<Values>;
  /** The fields' names in the form's order; each field's id is its name. */
  order: readonly (keyof Values & string)[];
  /** The form's `submitCount`. */
  attempt: number;
}

/** All errors of a form, above it; takes focus when it appears, and what is below slides out of its place. */
export function FormProblems<Values extends FieldValues>({
  errors,
  order,
  attempt,
}: FormProblemsProps<Values>) {
  const place = useRef<HTMLDivElement>(null);
  useSmoothMoves(place);
  const problems = order.flatMap<FieldError>((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ field: name, message }] : [];
  });
  const general = errors.root?.message;
  if (general !== undefined) problems.unshift({ message: general });
  return (
    <div ref={place} className={styles.problems}>
      <ErrorSummary errors={problems} attempt={attempt} />
    </div>
  );
}
