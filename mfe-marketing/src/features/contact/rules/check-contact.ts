import type { RequestOf } from '@abhyas/web-kit';
import { isEmailAddress } from '@abhyas/web-kit/email-address';
import * as texts from '../../../texts/contact';
import { isPhone, phoneDigits } from './phone';

export type ContactValues = RequestOf<'/contact', 'post'>;

export type ContactField = keyof ContactValues;

/** What the form knows about a student who is logged in. */
export type OwnDetails = Partial<Pick<ContactValues, 'name' | 'email' | 'phone'>>;

/** The fields in the form's order, which is also the order of errors. */
export const CONTACT_FIELDS: readonly ContactField[] = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
];

export const EMPTY_CONTACT: ContactValues = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** The values to send: trimmed, the phone number as ten digits. */
export function tidyContact(values: ContactValues): ContactValues {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: phoneDigits(values.phone),
    subject: values.subject.trim(),
    message: values.message.trim(),
  };
}

/** The errors of a form by field, with the specification's texts; empty if it is valid. */
export function checkContact(values: ContactValues): Partial<Record<ContactField, string>> {
  const { name, email, phone, subject, message } = tidyContact(values);
  const errors: Partial<Record<ContactField, string>> = {};
  if (name === '') errors.name = texts.nameRequired;
  if (email === '') errors.email = texts.emailRequired;
  else if (!isEmailAddress(email)) errors.email = texts.emailInvalid;
  if (values.phone.trim() === '') errors.phone = texts.phoneRequired;
  else if (!isPhone(phone)) errors.phone = texts.phoneInvalid;
  if (subject === '') errors.subject = texts.subjectRequired;
  if (message === '') errors.message = texts.messageRequired;
  return errors;
}
