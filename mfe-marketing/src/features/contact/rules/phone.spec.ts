import { describe, expect, it } from '@jest/globals';
import { isPhone, phoneDigits } from './phone';

describe('phoneDigits', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['(98765) 432-10', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['+91 (0) 98765 43210', '9876543210'],
    ['033 2280 1234', '3322801234'],
    ['९८७६५४३२१०', '9876543210'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['৯৮৭৬৫৪৩২১০', '9876543210'],
    ['9198765432', '9198765432'],
    ['0123456789', '0123456789'],
    ['००98765432', '0098765432'],
  ])('finds in %j the number %j', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
    expect(isPhone(digits)).toBe(true);
  });

  it.each(['', 'phone', '12345', '+91 98765', '12345678901', '+44 20 7946 0958'])(
    'finds in %j no number of ten digits',
    (typed) => expect(isPhone(phoneDigits(typed))).toBe(false),
  );
});
