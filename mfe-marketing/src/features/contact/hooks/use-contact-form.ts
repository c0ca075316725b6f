import { showServerError } from '@abhyas/web-kit';
import { useEffect, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import * as texts from '../../../texts/contact';
import { useSendContact } from '../api/send-contact';
import {
  checkContact,
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  tidyContact,
  type ContactField,
  type ContactValues,
  type OwnDetails,
} from '../rules/check-contact';

const BANNER_MS = 5_000;

export type ContactBanner = 'sent' | 'failed';

/** The contact form: validated on submit, sent, and reset after success. */
export function useContactForm(subject: string) {
  const [banner, setBanner] = useBanner();
  const [details, setDetails] = useState<OwnDetails>({});
  const own: ContactValues = { ...EMPTY_CONTACT, ...details };
  const form = useForm<ContactValues>({
    defaultValues: { ...EMPTY_CONTACT, subject },
    // Details that arrive, or go with a log-out, leave alone what somebody has typed.
    values: { ...own, subject },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = errorsOf(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { setValue } = form;
  const { errors } = form.formState;
  useEffect(() => {
    if (subject !== '') setValue('subject', subject);
  }, [subject, setValue]);
  const { mutate, isPending } = useSendContact();

  return {
    /** Fills in what nobody has typed. */
    fillIn: setDetails,
    banner,
    isPending,
    errors,
    submit: form.handleSubmit((values) => {
      setBanner(undefined);
      mutate(tidyContact(values), {
        onSuccess: () => {
          form.reset(own, { keepDirtyValues: false });
          setBanner('sent');
        },
        onError: (error) => {
          // The banner shows an error that belongs to no field.
          showServerError(form, error, texts.sendFailed);
          setBanner('failed');
        },
      });
    }),
    control: (field: ContactField) =>
      form.register(field, {
        onChange: () => {
          form.clearErrors(field);
        },
      }),
  };
}

function errorsOf(values: ContactValues): FieldErrors<ContactValues> {
  const messages = checkContact(values);
  const errors: FieldErrors<ContactValues> = {};
  for (const field of CONTACT_FIELDS) {
    const message = messages[field];
    if (message !== undefined) errors[field] = { type: 'check', message };
  }
  return errors;
}

/** A banner that disappears by itself. */
function useBanner() {
  const [banner, setBanner] = useState<ContactBanner>();
  useEffect(() => {
    if (banner === undefined) return;
    const timer = setTimeout(() => {
      setBanner(undefined);
    }, BANNER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [banner]);
  return [banner, setBanner] as const;
}
