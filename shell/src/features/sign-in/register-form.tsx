import { Button, Field, Input, PasswordInput } from '@abhyas/ui';
import { passwordHint, toast } from '@abhyas/web-kit';
import { useForm } from 'react-hook-form';
import * as texts from '../../texts/sign-in';
import { announceServerError } from './announce-server-error';
import { Consent } from './consent';
import { FormProblems } from './form-problems';
import { rules } from './patterns';
import { registerAccount } from './sign-in-api';
import styles from './sign-in-form.module.css';

/** The values of the form. */
export interface Registration {
  name: string;
  email: string;
  mobile: string;
  password: string;
}

interface RegisterFormProps {
  /** The earlier input, if the user came back to correct it. */
  typed: Partial<Registration>;
  /** Called with the submitted values, after a code was sent to the e-mail address. */
  onRegistered: (registration: Registration) => void;
}

/** Step 1 of registration. */
export function RegisterForm({ typed, onRegistered }: RegisterFormProps) {
  const form = useForm<Registration>({
    // Without a value, a field keeps what was typed before the script was there.
    defaultValues: typed,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await registerAccount(values);
      toast.success(texts.registrationDone);
      onRegistered(values);
    } catch (error) {
      announceServerError(form, error, texts.registrationFailed);
    }
  });
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems
        errors={errors}
        order={['name', 'email', 'mobile', 'password']}
        attempt={submitCount}
      />
      <Field id="name" label={texts.fullName} error={errors.name?.message} required>
        <Input autoComplete="name" {...form.register('name', rules.name)} />
      </Field>
      <Field id="email" label={texts.emailAddress} error={errors.email?.message} required>
        <Input type="email" autoComplete="username" {...form.register('email', rules.email)} />
      </Field>
      <Field id="mobile" label={texts.mobileNumber} error={errors.mobile?.message} required>
        <Input type="tel" autoComplete="tel" {...form.register('mobile', rules.mobile)} />
      </Field>
      <Field
        id="password"
        label={texts.password}
        hint={passwordHint}
        error={errors.password?.message}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          {...form.register('password', rules.newPassword)}
        />
      </Field>
      <Consent action={texts.byCreating} />
      <Button type="submit" pending={isSubmitting} block>
        {texts.createAccount}
      </Button>
    </form>
  );
}
