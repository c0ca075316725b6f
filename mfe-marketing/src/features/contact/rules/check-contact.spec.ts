import { describe, expect, it } from '@jest/globals';
import { checkContact, EMPTY_CONTACT, tidyContact, type ContactValues } from './check-contact';

const GOOD: ContactValues = {
  name: ' Asha Rao ',
  email: ' asha@example.com ',
  phone: '(98765) 432-10',
  subject: 'Price',
  message: 'How much?',
};

describe('checkContact', () => {
  it('accepts a valid form', () => {
    expect(checkContact(GOOD)).toEqual({});
  });

  it('reports every missing field', () => {
    expect(checkContact({ ...EMPTY_CONTACT, name: '  ' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      subject: 'Subject is required',
      message: 'Message is required',
    });
  });

  it.each([
    ...['asha', 'asha@', '@example.com', 'a b@example.com', 'asha@example'],
    ...['q%x@example.com', '"asha"@example.com', 'āśā@example.com', 'asha@bücher.example'],
  ])('rejects %j as an e-mail address', (email) =>
    expect(checkContact({ ...GOOD, email })).toEqual({ email: 'Email is invalid' }),
  );

  it.each(['12345', '+91 98765', 'phone', '12345678901', '+44 20 7946 0958'])(
    'finds %j no phone number of ten digits',
    (phone) =>
      expect(checkContact({ ...GOOD, phone })).toEqual({
        phone: 'Please enter a valid 10-digit phone number',
      }),
  );
});

describe('tidyContact', () => {
  it.each(['(98765) 432-10', '+91 98765 43210', '09876543210', '९८७६५ ४३२१०'])(
    'trims, and makes ten digits of the phone %j',
    (phone) => {
      expect(checkContact({ ...GOOD, phone })).toEqual({});
      expect(tidyContact({ ...GOOD, phone })).toMatchObject({
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '9876543210',
      });
    },
  );
});
