import type { RequestOf } from '@abhyas/web-kit';
import { isEmailAddress } from '@abhyas/web-kit/email-address';

export type ContactValues = RequestOf<'/contact', 'post'>;

export type ContactField = keyof ContactValues;

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

const TEN_DIGITS = /^\d{10}$/;

/** The values to send: trimmed, the phone number as digits only. */
export function tidyContact(values: ContactValues): ContactValues {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.replace(/\D/g, ''),
    subject: values.subject.trim(),
    message: values.message.trim(),
  };
}

/** The errors of a form by field, with the specification's texts; empty if it is valid. */
export function checkContact(values: ContactValues): Partial<Record<ContactField, string>> {
  const { name, email, phone, subject, message } = tidyContact(values);
  const errors: Partial<Record<ContactField, string>> = {};
  if (name === '') errors.name = 'Name is required';
  if (email === '') errors.email = 'Email is required';
  else if (!isEmailAddress(email)) errors.email = 'Email is invalid';
  if (values.phone.trim() === '') errors.phone = 'Phone number is required';
  else if (!TEN_DIGITS.test(phone)) errors.phone = 'Please enter a valid 10-digit phone number';
  if (subject === '') errors.subject = 'Subject is required';
  if (message === '') errors.message = 'Message is required';
  return errors;
}
