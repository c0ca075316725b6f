import { Button, Dialog, Field, PasswordInput } from '@abhyas/ui';
import { failureText, showServerError, useUser } from '@abhyas/web-kit';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../../../shared/forms/form-failure';
import * as texts from '../../../texts/settings';
import { useDeleteAccount } from '../api/delete-account';
import { passwordRules } from '../rules/password-rules';
import styles from './form.module.css';

const formId = 'delete-account';

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Explains the consequences and asks for the password. */
export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const { user } = useUser();
  const deletion = useDeleteAccount();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const close = () => {
    form.reset();
    onClose();
  };
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await deletion.mutateAsync(password);
    } catch (error) {
      const failure = failureText(error, texts.deleteFailed);
      const [first] = showServerError(form, error, failure);
      if (first !== undefined) form.setFocus('password');
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={texts.deleteTitle}
      description={<Consequences />}
      dismissible={!isSubmitting}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={isSubmitting}>
            {texts.keepAccount}
          </Button>
          <Button variant="danger" type="submit" form={formId} pending={isSubmitting}>
            {texts.deleteAccount}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure failure={errors.root} />
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Field
          id="delete-password"
          label={texts.passwordLabel}
          error={errors.password?.message}
          required
        >
          <PasswordInput
            autoComplete="current-password"
            {...form.register('password', passwordRules.confirming)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function Consequences() {
  return (
    <>
      <p>{texts.deleteForever}</p>
      <ul className={styles.consequences}>
        <li>{texts.deleteLogsOut}</li>
        <li>{texts.deleteRemoves}</li>
        <li>{texts.deleteLeaves}</li>
        <li>{texts.deleteKeeps}</li>
      </ul>
    </>
  );
}
