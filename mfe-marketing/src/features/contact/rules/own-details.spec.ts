import { describe, expect, it } from '@jest/globals';
import { tenDigitsOf } from './own-details';

describe('tenDigitsOf', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['+44 20 7946 0958', undefined],
    ['', undefined],
  ])('makes of %j %j', (mobile, phone) => expect(tenDigitsOf(mobile)).toBe(phone));
});
