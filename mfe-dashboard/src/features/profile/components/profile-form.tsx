import { Button, ErrorSummary, Field, Input, Textarea, type FieldError } from '@abhyas/ui';
import { failureText, isApiError, showServerError, toast } from '@abhyas/web-kit';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../../../shared/forms/form-failure';
import * as texts from '../../../texts/profile';
import { useSaveProfile } from '../api/put-profile';
import { saveFailure, type ProfileFields } from '../rules/profile-fields';
import styles from './profile.module.css';

const fieldNames = ['name', 'email', 'mobile', 'education', 'address'] as const;
type FieldName = (typeof fieldNames)[number];

function controlId(name: FieldName): string {
  return `profile-${name}`;
}

export function ProfileForm({ fields }: { fields: ProfileFields }) {
  const save = useSaveProfile();
  const form = useForm({
    values: fields,
    // The summary takes focus when its errors change: never while the student types.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      await save.mutateAsync(values);
      toast.success(texts.saved);
    } catch (error) {
      const failure = saveFailure(isApiError(error) ? error.status : 0);
      showServerError(form, error, failureText(error, failure));
      toast.error(failure);
    }
  });

  const fieldErrors = fieldNames.flatMap((name): FieldError[] => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ field: controlId(name), message }];
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={fieldErrors} attempt={formState.submitCount} />
      <FormFailure failure={fieldErrors.length === 0 ? errors.root : undefined} />
      <Field id={controlId('name')} label={texts.fullName} error={errors.name?.message} required>
        <Input
          autoComplete="name"
          {...register('name', { validate: (name) => name.trim() !== '' || texts.nameRequired })}
        />
      </Field>
      <Field
        id={controlId('email')}
        label={texts.email}
        hint={texts.emailHint}
        error={errors.email?.message}
      >
        <Input type="email" value={fields.email} disabled />
      </Field>
      <Field id={controlId('mobile')} label={texts.phone} error={errors.mobile?.message}>
        <Input type="tel" inputMode="tel" autoComplete="tel" {...register('mobile')} />
      </Field>
      <Field id={controlId('education')} label={texts.education} error={errors.education?.message}>
        <Input {...register('education')} />
      </Field>
      <Field id={controlId('address')} label={texts.address} error={errors.address?.message}>
        <Textarea autoComplete="street-address" {...register('address')} />
      </Field>
      <div>
        <Button type="submit" pending={formState.isSubmitting}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
