import { Button, Dialog, Field, Textarea } from '@abhyas/ui';
import { failureText, isApiError, type QuestionReport } from '@abhyas/web-kit';
import { useId, useRef, useState } from 'react';
import { bringIntoView } from '../../../shared/bring-into-view';
import * as texts from '../../../texts/results-report';
import { useReportQuestion } from '../api/report-question';
import { REASONS, reportErrors, type ReportReason } from '../rules/report-texts';
import styles from './report-dialog.module.css';

export interface ReportDialogProps {
  attemptId: string;
  questionId: string;
  number: number;
  /** The report to change. */
  report: QuestionReport | undefined;
  onClose: () => void;
}

/** Asks what is wrong with a question. What was typed stays when sending fails. */
export function ReportDialog(props: ReportDialogProps) {
  const { attemptId, questionId, number, report, onClose } = props;
  const [reason, setReason] = useState<ReportReason | undefined>(report?.reason);
  const [text, setText] = useState(report?.text ?? '');
  const [wasSent, setWasSent] = useState(false);
  const sending = useReportQuestion(attemptId, questionId);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const errors = wasSent ? withServerErrors(reportErrors(reason, text), sending.error) : {};
  const send = () => {
    setWasSent(true);
    const found = reportErrors(reason, text);
    if (reason === undefined || found.text !== undefined) {
      const wrong = reason === undefined ? 'input[type="radio"]' : 'textarea';
      form.current?.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    sending.mutate({ reason, text: text.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !sending.isPending) onClose();
      }}
      title={texts.title(number)}
      description={texts.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={sending.isPending}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} pending={sending.isPending}>
            {report ? texts.changeReport : texts.send}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Reasons chosen={reason} error={errors.reason} onChoose={setReason} />
        <Field
          label={reason === 'other' ? texts.whatIsWrong : texts.details}
          hint={texts.detailsHint}
          error={errors.text}
        >
          <Textarea value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        {sending.isError && !hasFieldErrors(sending.error) && (
          <p ref={bringIntoView} role="alert" className={styles.error}>
            {failureText(sending.error, texts.notSent)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface ReasonsProps {
  chosen: ReportReason | undefined;
  error: string | undefined;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ chosen, error, onChoose }: ReasonsProps) {
  const name = useId();
  const errorId = useId();
  return (
    <fieldset
      className={styles.reasons}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={styles.legend}>{texts.whatIsWrong}</legend>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {REASONS.map((value) => (
        <label key={value} className={styles.reason}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{texts.reasons[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FieldErrors {
  reason?: string;
  text?: string;
}

function withServerErrors(own: FieldErrors, error: Error | null): FieldErrors {
  if (!isApiError(error)) return own;
  const { reason = own.reason, text = own.text } = error.fields;
  return { ...(reason !== undefined && { reason }), ...(text !== undefined && { text }) };
}

function hasFieldErrors(error: Error | null): boolean {
  return isApiError(error) && (error.fields['reason'] ?? error.fields['text']) !== undefined;
}
