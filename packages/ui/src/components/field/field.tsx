import { useId, useMemo, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { CircleAlert } from '../../icons';
import { FieldContext } from './field-context';
import styles from './field.module.css';

export interface FieldProps {
  /** The label above the control. */
  label: string;
  /** One sentence under the label; screen readers read both. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; marks the control invalid. */
  error?: string | undefined;
  /** Marks the control as required for screen readers. */
  required?: boolean;
  /** The control's id, the target of `ErrorSummary`; generated if absent. */
  id?: string;
  /** One `Input`, `Textarea` or `PasswordInput`. */
  children: ReactNode;
  className?: string;
}

/** A labelled control with its hint and its error, connected for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  id,
  children,
  className,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  const wiring = useMemo(
    () => ({
      id: controlId,
      describedBy,
      isInvalid: errorId !== undefined,
      isRequired: required,
    }),
    [controlId, describedBy, errorId, required],
  );
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {hintId && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {errorId && (
        <p id={errorId} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
