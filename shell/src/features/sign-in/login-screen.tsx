import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useForm } from 'react-hook-form';
import { Button, Checkbox, Field, Input, PasswordInput } from '@abhyas/ui';
import { getToken, isApiError, toast, useDocumentTitle, useUser } from '@abhyas/web-kit';
import { FormProblems } from './form-problems';
import { rules } from './patterns';
import { ProviderSignIn } from './provider-sign-in';
import { showServerError } from './server-errors';
import { login } from './sign-in-api';
import styles from './sign-in-form.module.css';
import { SignInFrame } from './sign-in-frame';
import { useAfterLogin, useReturnPath, useSignInLink } from './use-after-login';

interface LoginValues {
  email: string;
  password: string;
  remember: boolean;
}

/** The log-in screen. */
export default function LoginScreen() {
  useDocumentTitle('Log in');
  const [cameSignedIn] = useState(() => getToken() !== null);
  const { status } = useUser();
  const target = useReturnPath();
  const registerLink = useSignInLink('/register');
  if (cameSignedIn && status === 'in') return <Navigate to={target} replace />;
  return (
    <SignInFrame
      title="Log in"
      subtitle="Your tests, results and saved answers are waiting."
      footer={
        <>
          New to Abhyas? <Link to={registerLink}>Sign up</Link>
        </>
      }
    >
      <LoginForm />
      <ProviderSignIn />
    </SignInFrame>
  );
}

function LoginForm() {
  const afterLogin = useAfterLogin();
  const navigate = useNavigate();
  const forgotLink = useSignInLink('/forgot-password');
  const registerLink = useSignInLink('/register');
  const form = useForm<LoginValues>({
    defaultValues: { email: '', password: '', remember: false },
    // The summary takes focus and names every field; the first field alone would hide the rest.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const session = await login(values);
      toast.success('Login successful!');
      afterLogin(session);
    } catch (error) {
      showServerError(form, error, 'Login failed');
      if (isApiError(error) && error.code === 'email_not_verified') {
        void navigate(registerLink, { state: { unverifiedEmail: values.email } });
      }
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems errors={errors} order={['email', 'password']} attempt={submitCount} />
      <Field id="email" label="Email address" error={errors.email?.message} required>
        <Input type="email" autoComplete="username" {...form.register('email', rules.email)} />
      </Field>
      <Field id="password" label="Password" error={errors.password?.message} required>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('password', rules.password)}
        />
      </Field>
      <div className={styles.row}>
        <Checkbox label="Remember me" {...form.register('remember')} />
        <Link to={forgotLink}>Forgot your password?</Link>
      </div>
      <Button type="submit" pending={isSubmitting} block>
        Log in
      </Button>
    </form>
  );
}
