import type { ContactValues } from './check-contact';

/** What the form knows about a student who is logged in. */
export type OwnDetails = Partial<Pick<ContactValues, 'name' | 'email' | 'phone'>>;

/** A mobile number as the form takes it: ten digits, without the code of India; undefined for others. */
export function tenDigitsOf(mobile: string): string | undefined {
  const digits = mobile.replace(/\D/g, '').replace(/^(?:0|91)(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : undefined;
}
