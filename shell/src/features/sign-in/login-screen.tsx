import { Button, Checkbox, Field, Input, PasswordInput } from '@abhyas/ui';
import {
  FORGOT_PASSWORD_PATH,
  REGISTER_PATH,
  toast,
  useDocumentTitle,
  useIsHydrated,
} from '@abhyas/web-kit';
import { useForm, useWatch } from 'react-hook-form';
import { Link, Navigate } from 'react-router';
import * as texts from '../../texts/sign-in';
import { announceServerError } from './announce-server-error';
import { FormProblems } from './form-problems';
import { rules } from './patterns';
import { ProviderSignIn } from './provider-sign-in';
import { hasSessionEnded } from './session-end';
import { login, type LoginValues } from './sign-in-api';
import styles from './sign-in-form.module.css';
import { SignInFrame } from './sign-in-frame';
import {
  useAfterLogin,
  useCodeLink,
  useIsSignedInAlready,
  useNext,
  useReturnPath,
  useSignInLink,
} from './use-after-login';
import { useEntryState, type EntryState } from './use-entry-state';

/** The log-in screen. */
export default function LoginScreen() {
  useDocumentTitle(texts.logIn);
  const target = useReturnPath();
  const registerLink = useSignInLink(REGISTER_PATH);
  const subtitle = useSubtitle();
  if (useIsSignedInAlready()) return <Navigate to={target} replace />;
  return (
    <SignInFrame
      title={texts.logIn}
      subtitle={subtitle}
      footer={
        <p>
          {texts.newHere((label) => (
            <Link to={registerLink}>{label}</Link>
          ))}
        </p>
      }
    >
      <LoginForm />
      <ProviderSignIn />
    </SignInFrame>
  );
}

/** The reason for the redirect, if the user was redirected here. */
function useSubtitle(): string {
  const { hasEnded } = useEntryState();
  const next = useNext();
  if (hasEnded || hasSessionEnded()) return texts.loggedOut;
  return next === undefined ? texts.loginWhy : texts.loginToContinue;
}

function useEmailSoFar(): Pick<EntryState, 'email'> {
  const { email } = useEntryState();
  return email === undefined ? {} : { email };
}

function LoginForm() {
  const afterLogin = useAfterLogin();
  const forgotLink = useSignInLink(FORGOT_PASSWORD_PATH);
  const codeLink = useCodeLink();
  const form = useForm<LoginValues>({
    // Without a value, a field keeps what was typed before the script was there.
    defaultValues: useEmailSoFar(),
    // The summary takes focus and names every field; focus on the first field would hide the rest.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const isHydrated = useIsHydrated();
  const watched = useWatch({ control: form.control, name: 'email' });
  // Nobody watched what was typed before the script was there.
  const email = watched ?? (isHydrated ? form.getValues('email') : undefined);
  const submit = form.handleSubmit(async (values) => {
    try {
      const session = await login(values);
      toast.success(texts.loginDone);
      afterLogin(session);
    } catch (error) {
      announceServerError(form, error, texts.loginFailed);
    }
  });
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems errors={errors} order={['email', 'password']} attempt={submitCount} />
      <Field id="email" label={texts.emailAddress} error={errors.email?.message} required>
        <Input type="email" autoComplete="username" {...form.register('email', rules.email)} />
      </Field>
      <Field id="password" label={texts.password} error={errors.password?.message} required>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('password', rules.password)}
        />
      </Field>
      <div className={styles.row}>
        <Checkbox label={texts.rememberMe} {...form.register('remember')} />
        <Link to={forgotLink} state={{ email } satisfies EntryState}>
          {texts.forgotPassword}
        </Link>
      </div>
      <Button type="submit" pending={isSubmitting} block>
        {texts.logIn}
      </Button>
      <p className={styles.hint}>
        {texts.justRegistered((label) => (
          <Link to={codeLink} state={{ email } satisfies EntryState}>
            {label}
          </Link>
        ))}
      </p>
    </form>
  );
}
