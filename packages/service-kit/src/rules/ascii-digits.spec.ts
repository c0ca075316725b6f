import { describe, expect, it } from '@jest/globals';
import { asciiDigits } from './ascii-digits.js';

describe('asciiDigits', () => {
  it.each([
    ['0123456789', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['𝟎𝟏𝟗𝟘𝟡𝟶𝟿', '0190909'],
    ['+९१ 98765-४३२१०', '+91 98765-43210'],
    ['½ ① ³ x', '½ ① ³ x'],
    ['', ''],
  ])('reads %j as %j', (text, digits) => expect(asciiDigits(text)).toBe(digits));
});
