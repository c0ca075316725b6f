import { useState } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '@abhyas/web-kit';
import { NewPasswordForm } from './new-password-form';
import { ResetCodeForm } from './reset-code-form';
import { ResetEmailForm } from './reset-email-form';
import { SignInFrame } from './sign-in-frame';
import { useSignInLink } from './use-after-login';

type Step =
  | { name: 'email' }
  | { name: 'code'; email: string }
  | { name: 'password'; email: string; otp: string };

/** Password reset: the e-mail address, the code that went there, the new password. */
export default function ForgotPasswordScreen() {
  const [step, setStep] = useState<Step>({ name: 'email' });
  const loginLink = useSignInLink('/login');
  const { title, subtitle } = describe(step);
  useDocumentTitle(title);
  return (
    <SignInFrame
      key={step.name}
      isLaterStep={step.name !== 'email'}
      title={title}
      subtitle={subtitle}
      footer={<Link to={loginLink}>Back to login</Link>}
    >
      {step.name === 'email' && (
        <ResetEmailForm
          onSent={(email) => {
            setStep({ name: 'code', email });
          }}
        />
      )}
      {step.name === 'code' && (
        <ResetCodeForm
          email={step.email}
          onVerified={(otp) => {
            setStep({ name: 'password', email: step.email, otp });
          }}
        />
      )}
      {step.name === 'password' && <NewPasswordForm email={step.email} otp={step.otp} />}
    </SignInFrame>
  );
}

function describe(step: Step): { title: string; subtitle: string } {
  switch (step.name) {
    case 'email':
      return {
        title: 'Reset your password',
        subtitle: 'Step 1 of 3. We send a code to your email address.',
      };
    case 'code':
      return {
        title: 'Enter the code',
        subtitle: `Step 2 of 3. If ${step.email} has an account, a code is on its way there. It works for 10 minutes.`,
      };
    case 'password':
      return {
        title: 'Choose a new password',
        subtitle: 'Step 3 of 3. You will be logged out everywhere else.',
      };
  }
}
