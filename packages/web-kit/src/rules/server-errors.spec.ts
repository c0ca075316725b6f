import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error';
import { showServerError } from './server-errors';

function rejectedFor(fields: Record<string, string>) {
  const details = { status: 400, code: 'invalid', message: 'Please check the form.', fields };
  return new ApiError({ ...details, body: { code: 'invalid', message: details.message } });
}

function show(error: unknown) {
  const errors: Record<string, string> = {};
  const form = {
    getValues: () => ({ email: '', password: '' }),
    setError: (name: string, { message }: { message: string }) => {
      errors[name] = message;
    },
  };
  const shown = showServerError(form, error, 'Login failed');
  return { errors, shown };
}

describe('showServerError', () => {
  it('shows the errors of fields next to them, in the order of the form', () => {
    const error = rejectedFor({ password: 'Too short.', email: 'Not an address.' });
    expect(show(error)).toEqual({
      errors: { email: 'Not an address.', password: 'Too short.' },
      shown: ['email', 'password'],
    });
  });

  it('shows the errors of fields that the form does not have as its own', () => {
    const error = rejectedFor({ password: 'Too short.', name: 'Missing.', otp: 'Expired.' });
    expect(show(error)).toEqual({
      errors: { root: 'Missing. Expired.', password: 'Too short.' },
      shown: ['password'],
    });
  });

  it('shows the text if the error belongs to no field', () => {
    expect(show(rejectedFor({})).errors).toEqual({ root: 'Login failed' });
    expect(show(new Error('bug'))).toEqual({ errors: { root: 'Login failed' }, shown: [] });
  });
});
