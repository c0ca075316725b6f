import { useState } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '@abhyas/web-kit';
import { RegisterForm } from './register-form';
import { SignInFrame } from './sign-in-frame';
import { useSignInLink } from './use-after-login';
import { VerifyEmailForm } from './verify-email-form';

/** Registration: the form, then the code that proves the e-mail address. */
export default function RegisterScreen() {
  const [email, setEmail] = useState<string>();
  const loginLink = useSignInLink('/login');
  const isVerifying = email !== undefined;
  useDocumentTitle(isVerifying ? 'Verify your email' : 'Create an account');
  return (
    <SignInFrame
      // A new step is a new page to the reader: its heading is announced and focused.
      key={isVerifying ? 'verify' : 'register'}
      isLaterStep={isVerifying}
      title={isVerifying ? 'Verify your email' : 'Create an account'}
      subtitle={
        isVerifying ? (
          <>
            We sent a 6-digit code to <strong>{email}</strong>. It works for 10 minutes.
          </>
        ) : (
          'Step 1 of 2. Next we send a code to your email address.'
        )
      }
      footer={
        <>
          Already have an account? <Link to={loginLink}>Back to login</Link>
        </>
      }
    >
      {isVerifying ? <VerifyEmailForm email={email} /> : <RegisterForm onRegistered={setEmail} />}
    </SignInFrame>
  );
}
