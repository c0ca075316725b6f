import { Button, Field, IconButton, Input, X } from '@abhyas/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import * as texts from '../../../texts/targets';
import { FormFailure } from '../../forms/form-failure';
import { useFailure } from '../../forms/use-failure';
import type { Target } from '../api/get-targets';
import { usePutTargets } from '../api/put-targets';
import { examDateBounds, examDateError } from '../rules/exam-day';
import { ExamPicker, type PickedExam } from './exam-picker';
import styles from './targets.module.css';

const maxTargets = 5;

interface TargetFormProps {
  /** The stored targets, with which the form begins. */
  targets: readonly Target[];
  /** The error of a form without exams; absent where that is allowed. */
  emptyError?: string;
  onSaved: () => void;
  onEdit?: () => void;
  /** Further buttons beside Save. */
  children?: ReactElement;
}

/** Chooses at most five target exams, each with its date if the student knows it. */
export function TargetForm({ targets, emptyError, onSaved, onEdit, children }: TargetFormProps) {
  const formId = useId();
  const [chosen, setChosen] = useState(targets);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, error } = usePutTargets();
  const failure = useFailure(error, texts.saveFailed);
  const pickerId = `${formId}-picker`;
  const dateId = (examId: string) => `${formId}-${examId}`;

  const change = (next: readonly Target[], focusId: string) => {
    setChosen(next);
    setErrors({});
    onEdit?.();
    // Once the field is there.
    requestAnimationFrame(() => document.getElementById(focusId)?.focus());
  };
  const add = ({ _id, name }: PickedExam) => {
    change([...chosen, { examId: _id, examName: name, examDate: null }], dateId(_id));
  };
  const remove = (examId: string) => {
    change(
      chosen.filter((target) => target.examId !== examId),
      pickerId,
    );
  };
  const setDate = (examId: string, examDate: string) => {
    onEdit?.();
    setChosen(
      chosen.map((target) =>
        target.examId === examId ? { ...target, examDate: examDate || null } : target,
      ),
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findErrors(chosen, (examId) => isHalfTyped(dateId(examId)));
    if (chosen.length === 0 && emptyError !== undefined) found[pickerId] = emptyError;
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) mutate(chosen, { onSuccess: onSaved });
    else document.getElementById(first === pickerId ? pickerId : dateId(first))?.focus();
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={texts.chosen}>
          {chosen.map(({ examId, examName, examDate }) => (
            <li key={examId} className={styles.row}>
              <Field
                id={dateId(examId)}
                label={texts.dateOf(examName)}
                error={errors[examId]}
                className={styles.date}
              >
                <Input
                  type="date"
                  {...examDateBounds(new Date())}
                  value={examDate ?? ''}
                  onChange={({ target }) => {
                    setDate(examId, target.value);
                  }}
                />
              </Field>
              <IconButton
                label={texts.removeOf(examName)}
                onClick={() => {
                  remove(examId);
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < maxTargets ? (
        <ExamPicker
          id={pickerId}
          label={chosen.length === 0 ? texts.exam : texts.anotherExam}
          hint={texts.examHint}
          error={errors[pickerId]}
          pickedIds={chosen.map(({ examId }) => examId)}
          onPick={add}
        />
      ) : (
        <p className={styles.note}>{texts.isFull}</p>
      )}
      <FormFailure failure={failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" pending={isPending}>
          {texts.save}
        </Button>
        {children}
      </div>
    </form>
  );
}

function findErrors(
  targets: readonly Target[],
  isIncomplete: (examId: string) => boolean,
): Record<string, string> {
  const now = new Date();
  const errors: Record<string, string> = {};
  for (const { examId, examDate } of targets) {
    const error = isIncomplete(examId) ? texts.dateIsIncomplete : examDateError(examDate, now);
    if (error !== undefined) errors[examId] = error;
  }
  return errors;
}

/** Whether a date field holds something that is no date yet; its value is empty then. */
function isHalfTyped(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  return field instanceof HTMLInputElement && field.validity.badInput;
}
