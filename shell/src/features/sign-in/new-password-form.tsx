import { Button, Field, PasswordInput } from '@abhyas/ui';
import {
  endSession,
  FORGOT_PASSWORD_PATH,
  isApiError,
  LOGIN_PATH,
  passwordHint,
  toast,
} from '@abhyas/web-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import * as texts from '../../texts/sign-in';
import { announceServerError } from './announce-server-error';
import { FormProblems } from './form-problems';
import { rules } from './patterns';
import { login, resetPassword, type ResetProof } from './sign-in-api';
import styles from './sign-in-form.module.css';
import { useAfterLogin, useSignInLink } from './use-after-login';
import type { EntryState } from './use-entry-state';

interface NewPasswordFormProps {
  proof: ResetProof;
  /** The account's e-mail address, if known: a link does not contain it. */
  email: string | undefined;
  /** Whether the account has no password yet. */
  isFirst: boolean;
}

/** Step 3 of a password reset, or the step after a code was entered on another device. */
export function NewPasswordForm({ proof, email, isFirst }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const afterLogin = useAfterLogin();
  const loginLink = useSignInLink(LOGIN_PATH);
  const [isProofSpent, setProofSpent] = useState(false);
  const form = useForm({
    defaultValues: { newPassword: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  // With another code the user can continue this step; another link starts it again.
  const isLinkSpent = isProofSpent && 'token' in proof;
  const state: EntryState = email === undefined ? {} : { email };
  const finish = async (newPassword: string) => {
    if (isFirst && email !== undefined) {
      // The user has just logged in by code and typed the password: do not ask for it again.
      const session = await login({ email, password: newPassword, remember: false }).catch(
        () => undefined,
      );
      if (session) {
        afterLogin(session);
        return;
      }
    }
    // The server has ended all sessions, including this browser's.
    endSession();
    // Replaces this step, whose code or link is used.
    void navigate(loginLink, { replace: true, state });
  };
  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      await resetPassword({ ...proof, newPassword });
      toast.success(isFirst ? texts.passwordSaved : texts.resetDone);
      await finish(newPassword);
    } catch (error) {
      announceServerError(form, error, isFirst ? texts.passwordNotSaved : texts.resetFailed);
      const fields = isApiError(error) ? error.fields : {};
      setProofSpent(fields['otp'] !== undefined || fields['token'] !== undefined);
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {/* Lets password managers store the new password for the right account. */}
      {email !== undefined && (
        <input type="hidden" name="username" autoComplete="username" value={email} />
      )}
      <FormProblems errors={errors} order={['newPassword']} attempt={submitCount} />
      {isProofSpent && <AnotherProof proof={proof} state={state} />}
      {!isLinkSpent && (
        <>
          <Field
            id="newPassword"
            label={texts.newPassword}
            hint={passwordHint}
            error={errors.newPassword?.message}
            required
          >
            <PasswordInput
              autoComplete="new-password"
              {...form.register('newPassword', rules.newPassword)}
            />
          </Field>
          <Button type="submit" pending={isSubmitting} block>
            {isFirst ? texts.savePassword : texts.resetPassword}
          </Button>
        </>
      )}
    </form>
  );
}

function AnotherProof({ proof, state }: { proof: ResetProof; state: EntryState }) {
  const forgotLink = useSignInLink(FORGOT_PASSWORD_PATH);
  return 'token' in proof ? (
    <Link to={forgotLink} replace state={state}>
      {texts.newLink}
    </Link>
  ) : (
    <Link to={forgotLink} replace state={{ codeEmail: proof.email } satisfies EntryState}>
      {texts.otherCode}
    </Link>
  );
}
