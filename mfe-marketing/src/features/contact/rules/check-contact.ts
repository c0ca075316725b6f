import { isEmailAddress } from '@abhyas/web-kit/email-address';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

export type ContactField = keyof ContactValues;

/** The form's order, which is also the order in which faults are named. */
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

/** The values as they are sent: trimmed, the phone as digits only. */
export function tidyContact(values: ContactValues): ContactValues {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.replace(/\D/g, ''),
    subject: values.subject.trim(),
    message: values.message.trim(),
  };
}

/** What is wrong with a form, by field, in the specification's words; empty when nothing is. */
export function checkContact(values: ContactValues): Partial<Record<ContactField, string>> {
  const { name, email, phone, subject, message } = tidyContact(values);
  const faults: Partial<Record<ContactField, string>> = {};
  if (name === '') faults.name = 'Name is required';
  if (email === '') faults.email = 'Email is required';
  else if (!isEmailAddress(email)) faults.email = 'Email is invalid';
  if (values.phone.trim() === '') faults.phone = 'Phone number is required';
  else if (!TEN_DIGITS.test(phone)) faults.phone = 'Please enter a valid 10-digit phone number';
  if (subject === '') faults.subject = 'Subject is required';
  if (message === '') faults.message = 'Message is required';
  return faults;
}
